// Where a panel goes beside the thing it tells about.
import type { Point } from './geometry';

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Extent {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** Right of it, left of it, under it or over it, whichever has room first; always inside the window. */
export function beside(anchor: Area, panel: Extent, window: Extent): Point {
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const down = middle.y - panel.height / 2;
  const along = middle.x - panel.width / 2;
  const tries: Point[] = [
    { x: anchor.right + GAP, y: down },
    { x: anchor.left - GAP - panel.width, y: down },
    { x: along, y: anchor.bottom + GAP },
    { x: along, y: anchor.top - GAP - panel.height },
  ];
  const fitting = tries.find(
    ({ x, y }, side) =>
      side < 2
        ? x >= EDGE && x + panel.width <= window.width - EDGE
        : y >= EDGE && y + panel.height <= window.height - EDGE,
  );
  const chosen = fitting ?? { x: along, y: middle.y > window.height / 2 ? EDGE : window.height - EDGE - panel.height };
  return {
    x: Math.max(EDGE, Math.min(chosen.x, window.width - EDGE - panel.width)),
    y: Math.max(EDGE, Math.min(chosen.y, window.height - EDGE - panel.height)),
  };
}
