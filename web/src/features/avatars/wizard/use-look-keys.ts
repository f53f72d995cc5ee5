import { useEffect } from 'react';
import type { WizardSession } from './wizard-session.ts';
import { lookAgain, lookBack } from './wizard-state.ts';

/** A field where the browser itself undoes what is typed. */
function isText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'range';
}

/** Ctrl+Z takes a look back, Ctrl+Shift+Z or Ctrl+Y chooses it again, while her portrait is in sight. */
export function useLookKeys(session: WizardSession, isInSight: boolean): void {
  useEffect(() => {
    if (!isInSight) return;
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
      if (!isWanted || isText(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      session.store.update(event.shiftKey || key === 'y' ? lookAgain : lookBack);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, isInSight]);
}
