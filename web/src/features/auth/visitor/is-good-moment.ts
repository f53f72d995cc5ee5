/** Somebody who is still writing pauses this long between keys. */
const WRITING_PAUSE_MS = 4_000;

/** Addresses where people are already at the door, on their way out, or that belong to another kind of session. */
const DOORS = /^\/(?:login|register|register-old|forgot-password|reset-password|apagar-conta|admin|affiliate)(?:\/|$)/u;

export function isAtTheDoor(path: string): boolean {
  return DOORS.test(path);
}

function isEditable(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'submit'].includes(element.type);
  return element instanceof HTMLElement && element.isContentEditable;
}

export type Moment = {
  /** Nothing is open, nobody is writing or making a companion, there is a connection to sign up with. */
  isGood: () => boolean;
  stop: () => void;
};

/** Watches the page for what an invitation would interrupt: an open dialog or menu, somebody writing. */
export function watchMoment(): Moment {
  let wroteAtMs = Number.NEGATIVE_INFINITY;
  const onInput = (): void => {
    wroteAtMs = Date.now();
  };
  addEventListener('input', onInput, true);
  return {
    isGood: () => {
      if (!navigator.onLine || document.querySelector('dialog[open], .menu-panel, .wizard') !== null) return false;
      if (Date.now() - wroteAtMs < WRITING_PAUSE_MS) return false;
      const focused = document.activeElement;
      const isFilled =
        (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) && focused.value !== '';
      return !(isEditable(focused) && isFilled);
    },
    stop: () => removeEventListener('input', onInput, true),
  };
}
