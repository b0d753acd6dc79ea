// Short notices: a refusal, "copied". What has to be read stays longer; bad ones are read out at once.

export interface Toast {
  id: number;
  text: string;
  /** A note is neither: it only tells something. */
  kind: 'good' | 'bad' | 'note';
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 0;

  add(text: string, kind: Toast['kind']): void {
    if (text === '') return;
    const toast: Toast = { id: this.#next++, text, kind };
    this.list = [...this.list.filter((old) => old.text !== text).slice(-2), toast];
    setTimeout(() => this.dismiss(toast.id), kind === 'good' ? 4000 : 9000);
  }

  /** Notes are for whoever is before the screen: they go with them. */
  forgetNotes(): void {
    this.list = this.list.filter((toast) => toast.kind !== 'note');
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
