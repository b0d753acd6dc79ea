// Arrows go from answer to answer.

/** For the element around the answers. */
export function stepping(event: KeyboardEvent): void {
  const ahead = ['ArrowDown', 'ArrowRight'].includes(event.key);
  if (!ahead && !['ArrowUp', 'ArrowLeft'].includes(event.key)) return;
  const place = event.currentTarget as HTMLElement;
  const buttons = [...place.querySelectorAll<HTMLElement>('[data-option]')];
  if (!buttons.length) return;
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + (ahead ? 1 : -1) + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
