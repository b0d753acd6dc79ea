// How beats look: drawn over the page beside whatever they are about, and gone again.
import { glyphPath, hue } from '../board/seats';
import type { FactionShown } from '../wire';
import type { Anchor, Beat } from './beats';
import type { Playing } from './queue';

const SVG = 'http://www.w3.org/2000/svg';
const CUBE = 20;

export interface Stage {
  /** Where beats are drawn: covers the window, takes no presses. */
  layer: HTMLElement;
  /** Where the things are that beats are about. */
  page: ParentNode;
  factions: readonly FactionShown[];
  /** A component's name, for what is shown as a card; "" where it is not known. */
  name: (kind: string, number: number) => string;
}

function selector(at: Anchor): string {
  switch (at.on) {
    case 'slot':
      return `[data-seat="${at.number}"] [data-slot="${at.slot}"]`;
    case 'room':
      return `[data-board] [data-room="${at.number}"]`;
    case 'model':
      return `[data-board] [data-model="${at.number}"]`;
    default:
      return `[data-${at.on}="${at.number}"]`;
  }
}

/** The first of the things that is on the screen; a seat may be behind a tab. */
function find(stage: Stage, at: Anchor): Element | null {
  const found = [...stage.page.querySelectorAll(selector(at))];
  return found.find((thing) => thing.getBoundingClientRect().width > 0) ?? null;
}

/** Show a beat; null where there is nothing it could be shown on. */
export function perform(stage: Stage, beat: Beat, lasting: number): Playing | null {
  const thing = find(stage, beat.at);
  if (!thing || typeof thing.animate !== 'function') return null;
  switch (beat.kind) {
    case 'float':
      return float(stage, thing, beat.text, beat.tone, lasting);
    case 'cubes':
      return cubes(stage, thing, beat.faction, beat.count, lasting);
    case 'card':
      return shownCard(stage, thing, stage.name(beat.card.kind, beat.card.number), lasting);
    case 'flip':
      return own(thing, [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }], lasting);
    case 'lunge':
      return lunge(stage, thing, beat.towards, lasting);
    case 'flash':
      return halo(stage, thing, 'flash', lasting);
    case 'ring':
      return halo(stage, thing, 'ring', lasting);
    case 'pulse':
      return halo(stage, thing, 'pulse', lasting);
  }
}

/** Something drawn for the time of a beat. */
function drawn(stage: Stage, thing: Element, sign: HTMLElement, frames: Keyframe[], lasting: number): Playing {
  const box = thing.getBoundingClientRect();
  sign.style.left = `${box.left + box.width / 2}px`;
  sign.style.top = `${box.top + box.height / 2}px`;
  stage.layer.append(sign);
  const motion = sign.animate(frames, { duration: lasting, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' });
  const away = () => sign.remove();
  motion.onfinish = away;
  motion.oncancel = away;
  return { end: () => motion.cancel() };
}

/** The thing itself moves. */
function own(thing: Element, frames: Keyframe[], lasting: number): Playing {
  const motion = thing.animate(frames, { duration: lasting, easing: 'ease-out' });
  return { end: () => motion.cancel() };
}

function element(name: string, text = ''): HTMLElement {
  const sign = document.createElement('span');
  sign.className = `beat ${name}`;
  sign.textContent = text;
  return sign;
}

function float(stage: Stage, thing: Element, text: string, tone: string, lasting: number): Playing {
  const frames = [
    { transform: 'translate(-50%, -20%) scale(.6)', opacity: 0 },
    { transform: 'translate(-50%, -80%) scale(1.15)', opacity: 1, offset: 0.2 },
    { transform: 'translate(-50%, -110%) scale(1)', opacity: 1, offset: 0.65 },
    { transform: 'translate(-50%, -170%) scale(1)', opacity: 0 },
  ];
  return drawn(stage, thing, element(`float ${tone}`, text), frames, lasting);
}

/** A card held up for a moment, by its name; what it does stands in the log and on the board. */
function shownCard(stage: Stage, thing: Element, name: string, lasting: number): Playing | null {
  if (!name) return null;
  const frames = [
    { transform: 'translate(-50%, -20%) scale(.7) rotateY(90deg)', opacity: 0 },
    { transform: 'translate(-50%, -50%) scale(1) rotateY(0)', opacity: 1, offset: 0.18 },
    { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.8 },
    { transform: 'translate(-50%, -80%) scale(.9)', opacity: 0 },
  ];
  return drawn(stage, thing, element('held', name), frames, lasting);
}

function cubes(stage: Stage, thing: Element, faction: number, count: number, lasting: number): Playing {
  const whose = stage.factions[faction];
  const sign = element('cubes');
  sign.style.setProperty('--hue', hue(whose));
  for (let cube = 0; cube < Math.min(count, 6); cube++) sign.append(cubeDrawing(whose));
  const frames = [
    { transform: 'translate(-50%, -220%) rotate(-18deg)', opacity: 0 },
    { transform: 'translate(-50%, -120%) rotate(8deg)', opacity: 1, offset: 0.3 },
    { transform: 'translate(-50%, 120%) rotate(0)', opacity: 1, offset: 0.85 },
    { transform: 'translate(-50%, 130%) scale(.8)', opacity: 0 },
  ];
  return drawn(stage, thing, sign, frames, lasting);
}

function cubeDrawing(whose: FactionShown | undefined): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-4 -4 32 32');
  svg.setAttribute('width', String(CUBE));
  svg.setAttribute('height', String(CUBE));
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', glyphPath(whose?.glyph ?? ''));
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
}

function halo(stage: Stage, thing: Element, name: 'flash' | 'ring' | 'pulse', lasting: number): Playing {
  const box = thing.getBoundingClientRect();
  const sign = element(name);
  const wide = Math.min(Math.max(box.width, box.height), 360);
  sign.style.width = `${wide}px`;
  sign.style.height = `${wide}px`;
  const frames =
    name === 'flash'
      ? [
          { transform: 'translate(-50%, -50%) scale(.5)', opacity: 0 },
          { transform: 'translate(-50%, -50%) scale(1)', opacity: 0.9, offset: 0.25 },
          { transform: 'translate(-50%, -50%) scale(1.25)', opacity: 0 },
        ]
      : [
          { transform: `translate(-50%, -50%) scale(${name === 'ring' ? 0.2 : 0.85})`, opacity: 0 },
          { opacity: 1, offset: 0.35 },
          { transform: `translate(-50%, -50%) scale(${name === 'ring' ? 1.3 : 1.1})`, opacity: 0 },
        ];
  return drawn(stage, thing, sign, frames, lasting);
}

function lunge(stage: Stage, thing: Element, towards: Anchor, lasting: number): Playing | null {
  const target = find(stage, towards);
  if (!target) return null;
  const from = thing.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const long = Math.hypot(to.left - from.left, to.top - from.top) || 1;
  const reach = Math.min(26, long * 0.6) / long;
  const x = (to.left - from.left) * reach;
  const y = (to.top - from.top) * reach;
  // The button lies over the drawing; both move, and their place on the board is another transform.
  const drawing = thing.parentElement ?? thing;
  const frames = [{ translate: '0 0' }, { translate: `${x}px ${y}px`, offset: 0.4 }, { translate: '0 0' }];
  return own(drawing, frames, lasting);
}

/** Bring everything that still glides to where it belongs. */
export function settle(page: ParentNode): void {
  if (typeof document.getAnimations !== 'function') return;
  for (const motion of document.getAnimations()) {
    const glides = typeof CSSTransition === 'function' && motion instanceof CSSTransition;
    const thing = motion.effect instanceof KeyframeEffect ? motion.effect.target : null;
    if (glides && thing && page.contains(thing) && thing.closest('[data-board], [data-power]')) motion.finish();
  }
}
