import { chatMediaRoutes } from '@cafune/contract/chat/media';
import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../../platform/api-client/api-client.ts';

export type MessagePlace = { conversationId: string; messageId: string };

/** The sentences of a message of hers, and what hearing them costs. */
export function spokenQuery({ conversationId: id, messageId }: MessagePlace) {
  return queryOptions({
    queryKey: [chatMediaRoutes.readSpoken.path, id, messageId],
    queryFn: ({ signal }) => call(chatMediaRoutes.readSpoken, { params: { id, messageId }, signal }),
    staleTime: 0,
    retry: false,
  });
}

/** One sentence as audio; the first one pays for the message. */
export function readSentence({ conversationId: id, messageId }: MessagePlace, sentence: number): Promise<Blob> {
  return callFile(chatMediaRoutes.speakSentence, { params: { id, messageId }, body: { sentence } });
}
