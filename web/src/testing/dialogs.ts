/** What jsdom does not have of dialogs: modal opening, closing with its event, and giving focus back. */

const openers = new WeakMap<HTMLDialogElement, Element | null>();

export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** Escape as a browser does it: the modal on top closes itself. */
export function pressEscapeInDialog(): void {
  const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (top === undefined) throw new Error('no dialog is open');
  top.close();
}
