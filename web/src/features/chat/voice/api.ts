import { chatDictationRoutes } from '@cafune/contract/chat/dictation';
import { chatMediaRoutes } from '@cafune/contract/chat/media';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile, callOrNull } from '../../../platform/api-client/api-client.ts';

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

/** Whether what is said is written down here, and where the recording would go; that does not change while a page is open. */
export const dictationQuery = queryOptions({
  queryKey: [chatDictationRoutes.readDictation.path],
  queryFn: ({ signal }) => callOrNull(chatDictationRoutes.readDictation, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The words of a recording. */
export function transcribe(recording: Blob, signal: AbortSignal): Promise<{ text: string }> {
  const body = new FormData();
  body.append('recording', recording, 'recording');
  return call(chatDictationRoutes.transcribe, { body, signal });
}

/** Lets recordings go to a provider, or keeps them here. */
export function useTranscriptionConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { provider: string; isGranted: boolean }) =>
      call(chatDictationRoutes.setTranscriptionConsent, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: dictationQuery.queryKey }),
  });
}
