import { setTimeout as sleep } from 'node:timers/promises';
import type { Fact, ReplyPart, ReplyRequest, TextModel, WriteRequest, WrittenFields } from '../providers/text/port.ts';

/** One reply: words one by one, `waitMs` before each; it may hang before the first, or throw after the last. */
export type ScriptedReply = {
  words: readonly string[];
  waitMs?: number;
  facts?: readonly Fact[];
  failure?: Error;
  hangs?: boolean;
  /** It does not tell beforehand what it will say, as the embedded engine does: the guard reads it as it comes. */
  isForeign?: boolean;
};
/** Texts of a character, after `waitMs`; or a failure. */
export type ScriptedWriting = { fields?: WrittenFields; waitMs?: number; failure?: Error };
export type ScriptedTextModel = TextModel & {
  script(...replies: ScriptedReply[]): void;
  scriptWriting(...writings: ScriptedWriting[]): void;
  readonly requests: ReplyRequest[];
  readonly writeRequests: WriteRequest[];
};

/** A text model that says what it is told: the next scripted reply, or a short default. */
export function createScriptedTextModel(): ScriptedTextModel {
  const replies: ScriptedReply[] = [];
  const requests: ReplyRequest[] = [];
  const writings: ScriptedWriting[] = [];
  const writeRequests: WriteRequest[] = [];
  return {
    id: 'scripted@1',
    requests,
    writeRequests,
    script: (...more) => {
      replies.push(...more);
    },
    scriptWriting: (...more) => {
      writings.push(...more);
    },
    write: async (request, signal) => {
      writeRequests.push(request);
      const next = writings.shift() ?? { fields: { tagline: 'barro, mar e café' } };
      await pause(next.waitMs ?? 0, signal);
      if (next.failure) throw next.failure;
      return next.fields ?? {};
    },
    digest: async ({ messages }) => ({ summary: `Resumo de ${messages.length} mensagens.`, facts: [] }),
    reply: (request, signal) => {
      requests.push(request);
      const next = replies.shift() ?? { words: ['Oi, ', 'que bom ', 'te ver.'] };
      return say(next, requests.length, signal);
    },
  };
}

async function* say(next: ScriptedReply, turns: number, signal: AbortSignal): AsyncGenerator<ReplyPart> {
  await pause(next.hangs ? 60_000 : 0, signal);
  if (!next.isForeign) yield { type: 'whole', text: next.words.join('') };
  for (const text of next.words) {
    await pause(next.waitMs ?? 0, signal);
    if (signal.aborted) return;
    yield { type: 'delta', text };
  }
  if (next.failure) throw next.failure;
  yield { type: 'end', facts: next.facts ?? [], state: { turns } };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined);
}
