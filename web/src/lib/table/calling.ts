// Calls by the reader's system, for a page that is open and not looked at.

/** Whether this browser knows such calls at all. */
export function canCall(): boolean {
  return typeof Notification === 'function';
}

/** Asks the reader's system for leave; only after a press, as browsers want it. */
export async function mayCall(): Promise<boolean> {
  if (!canCall()) return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}

/** Calls; a later call about the same table takes the place of this one. False where that is not possible. */
export function call(title: string, body: string, table: string): boolean {
  if (!canCall() || Notification.permission !== 'granted') return false;
  try {
    const note = new Notification(title, { body, tag: `blackrose-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return true;
  } catch {
    return false; // phones take them only from a service worker
  }
}
