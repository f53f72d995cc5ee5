/** What was being written in each conversation: kept in local storage, so that no reload or refusal loses it. */
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local.ts';

function keyOf(conversationId: string): string {
  return `draft:${conversationId}`;
}

export function readDraft(conversationId: string): string {
  return readLocal(keyOf(conversationId)) ?? '';
}

export function writeDraft(conversationId: string, text: string): void {
  if (text === '') removeLocal(keyOf(conversationId));
  else writeLocal(keyOf(conversationId), text);
}

/** Keys come faster than the disk: the text is kept this long after the last one. */
const KEEP_AFTER_MS = 300;

/** What is being written now: the field draws every key, others hear only of what they ask. */
export type Draft = {
  read: () => string;
  write: (text: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Keeps at once what was not yet kept. */
  keep: () => void;
  /** Empties the field; what was in it stays kept until it was taken, and comes back where it was not. */
  give: (taken: Promise<void>) => Promise<void>;
};

/** Drafts of which something was given away and not yet taken: whoever comes back to the conversation goes on with the same. */
const waiting = new Map<string, Draft>();

/** What is being written in a conversation. */
export function draftOf(conversationId: string): Draft {
  return waiting.get(conversationId) ?? createDraft(conversationId);
}

function createDraft(conversationId: string): Draft {
  let text = readDraft(conversationId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Given away and not yet taken, oldest first. */
  const given = new Set<{ readonly text: string }>();
  const listeners = new Set<() => void>();
  const keep = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeDraft(conversationId, joined([...given].map((gift) => gift.text).concat(text)));
  };
  const write = (next: string): void => {
    text = next;
    clearTimeout(timer);
    timer = setTimeout(keep, KEEP_AFTER_MS);
    for (const listener of listeners) listener();
  };
  const draft: Draft = {
    keep,
    write,
    read: () => text,
    give: async (taken) => {
      const gift = { text };
      given.add(gift);
      waiting.set(conversationId, draft);
      write('');
      keep();
      const isTaken = await taken.then(
        () => true,
        () => false,
      );
      given.delete(gift);
      if (given.size === 0) waiting.delete(conversationId);
      write(isTaken ? text : joined([gift.text, text]));
      keep();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return draft;
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

const editKey = (messageId: string): string => `edit:${messageId}`;

/** How a message was being rewritten when that was not taken; null when it was not. */
export function readEditDraft(messageId: string): string | null {
  return readLocal(editKey(messageId));
}

export function writeEditDraft(messageId: string, text: string | null): void {
  if (text === null) removeLocal(editKey(messageId));
  else writeLocal(editKey(messageId), text);
}
