import { useEffect, useEffectEvent, useState } from 'react';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';

export type DeckAct = 'pass' | 'like' | 'super-like' | 'talk' | 'undo';

const KEYS: Readonly<Record<string, DeckAct>> = {
  ArrowLeft: 'pass',
  ArrowRight: 'like',
  ArrowUp: 'super-like',
  Enter: 'talk',
  z: 'undo',
  Z: 'undo',
};

/** What takes keys of its own. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable="true"], [role="tab"], [role="menuitem"]';

/** The act a key stands for; null while writing, in a dialog or a menu, or with a modifier. */
function actOf(event: KeyboardEvent): DeckAct | null {
  const act = KEYS[event.key];
  if (act === undefined || event.defaultPrevented || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (document.querySelector('dialog[open], .menu-panel') !== null) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TAKES_KEYS)) return null;
  // Enter belongs to the button or link that has the focus.
  return act === 'talk' && target?.closest('a, button') ? null : act;
}

const OFF = 'deckKeysOff';

export type KeysChoice = { isOn: boolean; toggle: () => void };

/** Arrows, Enter and Z for the card on top, unless the person turned them off (visual.md §12). */
export function useDeckKeys(onAct: (act: DeckAct) => void): KeysChoice {
  const [isOn, setOn] = useState(() => readLocal(OFF) === null);
  const act = useEffectEvent(onAct);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const wanted = actOf(event);
      if (wanted === null) return;
      event.preventDefault();
      act(wanted);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
  return {
    isOn,
    toggle: () => {
      if (isOn) writeLocal(OFF, 'yes');
      else removeLocal(OFF);
      setOn(!isOn);
    },
  };
}
