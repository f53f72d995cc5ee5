/** Requests that turn at a message or find one's way; brought when something of that is first done. */
import type { Reaction } from '@cafune/contract/chat';
import { chatBranchRoutes } from '@cafune/contract/chat/branches';
import { chatReadingRoutes, type ExportFormat } from '@cafune/contract/chat/reading';
import { call, callFile, openStream } from '../../../platform/api-client/api-client.ts';

type Target = { id: string; messageId: string };

export function postRegenerate(params: Target, clientId: string, signal: AbortSignal): Promise<Response> {
  return openStream(chatBranchRoutes.regenerateReply, { params, body: { clientId }, signal });
}

export function postContinue(id: string, clientId: string, signal: AbortSignal): Promise<Response> {
  return openStream(chatBranchRoutes.continueReply, { params: { id }, body: { clientId }, signal });
}

export function postEdit(
  params: Target,
  body: { clientId: string; content: string },
  signal: AbortSignal,
): Promise<Response> {
  return openStream(chatBranchRoutes.editMessage, { params, body, signal });
}

export function postChoice(params: Target, variant: number, signal: AbortSignal) {
  return call(chatBranchRoutes.choosePath, { params, body: { variant }, signal });
}

export function readForks(id: string, signal: AbortSignal) {
  return call(chatBranchRoutes.listForks, { params: { id }, signal });
}

export function deleteMessage(params: Target, signal: AbortSignal) {
  return call(chatBranchRoutes.deleteMessage, { params, signal });
}

export function restoreMessage(params: Target, signal: AbortSignal) {
  return call(chatBranchRoutes.restoreMessage, { params, signal });
}

export function putReaction(params: Target, reaction: Reaction | null, signal: AbortSignal) {
  return call(chatBranchRoutes.reactToMessage, { params, body: { reaction }, signal });
}

export function searchMessages(id: string, query: { q: string; before?: number; limit?: number }, signal: AbortSignal) {
  return call(chatReadingRoutes.searchMessages, { params: { id }, query, signal });
}

/** The position of the first message from an instant on; null when there is none. */
export async function findDay(id: string, from: Date, signal: AbortSignal): Promise<number | null> {
  const query = { from: from.toISOString() };
  return (await call(chatReadingRoutes.findDay, { params: { id }, query, signal })).seq;
}

export function putRead(id: string, seq: number) {
  return call(chatReadingRoutes.markRead, { params: { id }, body: { seq }, keepalive: true });
}

export function readExport(id: string, format: ExportFormat): Promise<Blob> {
  return callFile(chatReadingRoutes.exportConversation, { params: { id }, query: { format } });
}
