/** What was being written under each post: kept until the server has it, so that no reload or sign-up loses it. */
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';

function keyOf(postId: string): string {
  return `comment-draft:${postId}`;
}

export function readCommentDraft(postId: string): string {
  return readLocal(keyOf(postId)) ?? '';
}

export function writeCommentDraft(postId: string, text: string): void {
  if (text === '') removeLocal(keyOf(postId));
  else writeLocal(keyOf(postId), text);
}
