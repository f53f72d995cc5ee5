import { answer, type Library, loadLibrary, summarize, typingRhythm, writeFields } from '@cafune/dialogue';
import type { ReplyPart, ReplyRequest, TextModel } from '../port.ts';

export type EmbeddedTextModelDeps = {
  /** Resolves after `ms`, or as soon as `signal` aborts (rejecting is fine too). */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

async function pause(deps: EmbeddedTextModelDeps, ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return;
  try {
    await deps.wait(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function* typeReply(
  deps: EmbeddedTextModelDeps,
  library: Library,
  turn: { request: ReplyRequest; signal: AbortSignal },
): AsyncGenerator<ReplyPart> {
  const { request, signal } = turn;
  if (signal.aborted) return;
  const { text, ...end } = answer(library, request);
  yield { type: 'whole', text };
  for (const stroke of typingRhythm(text, request.seed)) {
    await pause(deps, stroke.waitMs, signal);
    if (signal.aborted) return;
    yield { type: 'delta', text: stroke.text };
  }
  if (!signal.aborted) yield { type: 'end', ...end };
}

/** The model that talks when none is configured: rules and data, no network, deterministic. */
export function createEmbeddedTextModel(deps: EmbeddedTextModelDeps): TextModel {
  const library = loadLibrary();
  return {
    id: 'embedded@1',
    reply: (request, signal) => typeReply(deps, library, { request, signal }),
    write: async (request) => writeFields(request),
    // Facts are gleaned message by message already.
    digest: async ({ messages }) => {
      const said = messages.filter((message) => message.role === 'person').map((message) => message.text);
      return { summary: summarize(library, said), facts: [] };
    },
  };
}
