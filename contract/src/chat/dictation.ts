/** Dictating a message: a recording goes in, its words come back to be read and edited. Free; nothing is kept (safety.md "Privacy"). */
import { z } from 'zod';
import { defineRoute } from '../core/route.ts';
import { MEMORY_CONSENTS } from './memory.ts';

/** Longest recording, in seconds. */
export const RECORDING_MAX_SECONDS = 60;
/** A minute of uncompressed speech at 16 kHz, and what compressed speech never reaches. */
const RECORDING_MAX_BYTES = 2 * 1024 * 1024;

export const Dictation = z.strictObject({
  /** Whether we write down what is said; otherwise only a browser that can does. */
  isWrittenHere: z.boolean(),
  /** Where recordings would go; null where they stay with us. */
  provider: z.strictObject({ host: z.string(), consent: z.enum(MEMORY_CONSENTS) }).nullable(),
});
export type Dictation = z.infer<typeof Dictation>;

export const chatDictationRoutes = {
  readDictation: defineRoute({
    name: 'chat.readDictation',
    method: 'GET',
    path: '/api/dictation',
    access: 'account',
    summary: 'Se aqui se escreve o que a pessoa fala, e para onde a gravação iria.',
    responses: { 200: Dictation },
    errors: ['auth.required'],
  }),
  transcribe: defineRoute({
    name: 'chat.transcribe',
    method: 'POST',
    path: '/api/dictation',
    access: 'account',
    summary:
      'Escreve o que foi dito em uma gravação (WebM, Ogg, MP4 ou WAV), enviada como `multipart/form-data`, campo `recording`; de graça, e nada fica guardado. 404 quando não há modelo configurado.',
    responses: { 200: z.strictObject({ text: z.string() }) },
    errors: [
      'auth.required',
      'chat.recording-too-large',
      'chat.recording-unreadable',
      'chat.transcription-refused',
      'chat.transcription-failed',
    ],
    takesFile: { field: 'recording', maxBytes: RECORDING_MAX_BYTES, tooLarge: 'chat.recording-too-large' },
    ratePerMinute: 12,
  }),
  setTranscriptionConsent: defineRoute({
    name: 'chat.setTranscriptionConsent',
    method: 'PUT',
    path: '/api/transcription-consent',
    access: 'account',
    summary: 'Deixa as gravações do ditado irem para o modelo de outro fornecedor, ou não.',
    body: z.strictObject({ isGranted: z.boolean(), provider: z.string().min(1).max(253) }),
    responses: { 204: null },
    errors: ['auth.required'],
  }),
};
