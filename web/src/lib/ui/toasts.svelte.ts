// Short notices: a refusal, "copied". Bad ones stay longer and are read out at once.

export interface Toast {
  id: number;
  text: string;
  kind: 'good' | 'bad';
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 0;

  add(text: string, kind: Toast['kind']): void {
    if (text === '') return;
    const toast: Toast = { id: this.#next++, text, kind };
    this.list = [...this.list.filter((old) => old.text !== text).slice(-2), toast];
    setTimeout(() => this.dismiss(toast.id), kind === 'bad' ? 9000 : 4000);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Say something in passing. */
export function toast(text: string, kind: Toast['kind'] = 'good'): void {
  toasts.add(text, kind);
}
