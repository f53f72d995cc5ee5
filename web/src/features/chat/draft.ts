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
