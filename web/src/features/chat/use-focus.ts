/** Taking the reader, or the focus, to a row that may not be drawn yet. */
import { useEffect, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ConversationState } from './conversation-state.ts';
import type { Row } from './message-rows.ts';

/** For how long a message the reader was taken to stands out. */
const FLASH_MS = 1_800;

/** The message a row is of; null for one on its way. */
export function idOf(row: Row): string | null {
  return row.kind === 'message' ? row.message.id : null;
}

type FocusOptions = {
  focus: ConversationState['focus'];
  rows: readonly Row[];
  virtualizer: { current: VirtualizerHandle | null };
  unpin: () => void;
};

/** Takes the reader to the message that was asked for; the id of the one that stands out now. */
export function useFocus({ focus, rows, virtualizer, unpin }: FocusOptions): string | null {
  const [flash, setFlash] = useState<ConversationState['focus']>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish to go somewhere is one journey
  useEffect(() => {
    const index = focus === null ? -1 : rows.findIndex((row) => idOf(row) === focus.messageId);
    if (index === -1) return;
    unpin();
    virtualizer.current?.scrollToIndex(index, { align: 'center' });
    setFlash(focus);
    const timer = setTimeout(() => setFlash(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [focus]);
  return flash?.messageId ?? null;
}

type Drawn = { log: HTMLElement | null; rows: readonly Row[]; virtualizer: VirtualizerHandle | null };

/** Puts the focus on another row: from one, or from the list itself to the last. */
export function moveFocus(
  { log, rows, virtualizer }: Drawn,
  from: HTMLElement | null,
  to: 'previous' | 'next' | 'first' | 'last',
) {
  const now = from === null ? rows.length : rows.findIndex((row) => row.key === from.dataset.row);
  const wanted = { previous: now - 1, next: now + 1, first: 0, last: rows.length - 1 }[to];
  const index = Math.min(Math.max(wanted, 0), rows.length - 1);
  const key = rows[index]?.key;
  if (key === undefined) return;
  const focusIt = (): void => log?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
  virtualizer?.scrollToIndex(index, { align: 'nearest' });
  focusIt();
  // What was not drawn yet is drawn with the next frame.
  requestAnimationFrame(focusIt);
}
