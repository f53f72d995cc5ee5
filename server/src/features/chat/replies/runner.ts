import { readFacts } from '@cafune/dialogue';
import { newId } from '../../../platform/ids.ts';
import { type ReplyPart, type ReplyRequest, TextModelError } from '../../../providers/text/port.ts';
import { lowestLevel, readViewerLevel } from '../../safety/index.ts';
import type { ChatDeps, ReplyDeps, ReplyRunner } from '../deps.ts';
import { freeze } from '../guard/input.ts';
import { createReplyGuard, type ReplyGuard } from '../guard/output.ts';
import { traceMemories } from '../memory/receipts.ts';
import type { ReplyReceipt } from '../memory/store.ts';
import { createDeltaWriter, type DeltaTarget, type DeltaWriter } from './delta-writer.ts';
import { type Ending, finishReply } from './finish-reply.ts';
import { leaseEnd, MAX_ATTEMPTS, RENEW_EVERY_MS } from './lease.ts';
import * as store from './store.ts';

type Running = { controller: AbortController; done: Promise<void> };
type Context = {
  deps: ReplyDeps;
  workerId: string;
  writer: DeltaWriter;
  running: Map<string, Running>;
  /** Replies that could not be written to their end (the database went away): given up at the next tick, so that they are taken up again. */
  unfinished: Set<string>;
};

export function createReplyRunner(chat: ChatDeps): ReplyRunner {
  // Words that are being written, and the leases they hang on, do not wait behind those who only now ask.
  const deps: ReplyDeps = { ...chat, db: chat.db.reserved };
  const workerId = newId();
  const running = new Map<string, Running>();
  const unfinished = new Set<string>();
  const context: Context = { deps, workerId, writer: createDeltaWriter(deps, workerId), running, unfinished };
  let isDraining = false;
  let stopTicking: (() => void) | undefined;
  const run = (generationId: string) => {
    if (isDraining || running.has(generationId)) return;
    const controller = new AbortController();
    const done = writeReply(context, generationId, controller.signal)
      .catch((error: unknown) => {
        deps.log.error({ err: error, generationId }, 'reply crashed');
        unfinished.add(generationId);
        return undefined;
      })
      .then((nextGenerationId) => {
        running.delete(generationId);
        if (nextGenerationId) run(nextGenerationId);
      });
    running.set(generationId, { controller, done });
  };
  const tick = async () => {
    if (isDraining) return;
    const held =
      running.size > 0
        ? await deps.db.all(store.renewLeases, [workerId, leaseEnd(deps.clock.now()), [...running.keys()]])
        : [];
    for (const reply of held) if (reply.is_stopping) running.get(reply.id)?.controller.abort('stop');
    await giveUpUnfinished(context);
    await takeUp(context, run);
  };
  return {
    workerId,
    run,
    stop: (generationId) => running.get(generationId)?.controller.abort('stop'),
    start: async ({ isOnlyProcess }) => {
      if (isOnlyProcess) await deps.db.run(store.abandonOtherLeases, [workerId]);
      await takeUp(context, run);
      stopTicking = deps.clock.every(RENEW_EVERY_MS, () => {
        tick().catch((error: unknown) => deps.log.error({ err: error }, 'renewing leases failed'));
      });
    },
    drain: async (graceMs) => {
      isDraining = true;
      stopTicking?.();
      const ended = Promise.all([...running.values()].map((reply) => reply.done));
      await Promise.race([ended, deps.clock.wait(graceMs)]);
      for (const reply of running.values()) reply.controller.abort('shutdown');
      await Promise.all([...running.values()].map((reply) => reply.done));
      // Without a database the leases run out by themselves.
      await deps.db.run(store.abandonLeases, [workerId]).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'leases could not be given up');
      });
    },
  };
}

async function giveUpUnfinished({ deps, workerId, unfinished }: Context): Promise<void> {
  const ids = [...unfinished];
  if (ids.length === 0) return;
  await deps.db.run(store.abandonLeasesOf, [workerId, ids]);
  for (const id of ids) unfinished.delete(id);
}

async function takeUp(context: Context, run: (generationId: string) => void): Promise<void> {
  const { deps, workerId } = context;
  const now = deps.clock.now();
  for (const lost of await deps.db.all(store.claimAbandoned, [workerId, leaseEnd(now), now])) {
    // Words that were on screen stay; without any, the reply is written again.
    if (!lost.has_text && lost.attempt <= MAX_ATTEMPTS) run(lost.id);
    else {
      const ending: Ending = { status: lost.has_text ? 'interrupted' : 'failed', failure: 'worker-lost' };
      const finished = await finishReply(deps, { generationId: lost.id, workerId }, ending);
      if (finished?.nextGenerationId) run(finished.nextGenerationId);
    }
  }
  for (const waiting of await deps.db.all(store.claimWaiting, [workerId, leaseEnd(now), now])) run(waiting.id);
}

/** @returns the next reply of the conversation, if one waits */
async function writeReply(context: Context, generationId: string, signal: AbortSignal): Promise<string | undefined> {
  const { deps, workerId, writer } = context;
  const row = await deps.db.get(store.selectReplyContext, [generationId, deps.textModel.leavesFor ?? null]);
  const target = { conversationId: row.conversation_id, generationId, messageId: row.turn_id };
  const startedMs = performance.now();
  const request = await toRequest(deps, row);
  const guard = guardFor(deps, request);
  const result = await streamReply({ deps, writer, target, startedMs, guard }, request, signal);
  const isHeld = await writer.settle(target);
  if (!isHeld) context.unfinished.add(generationId);
  if (!isHeld || signal.reason === 'shutdown') return undefined;
  const finished = await finishReply(
    deps,
    { generationId, workerId },
    toEnding(deps, row, { ...result, guard, isStopped: signal.aborted }),
  );
  if (guard.isForbidden()) await freezeAfter(deps, row);
  return finished?.nextGenerationId;
}

function guardFor(deps: ReplyDeps, request: ReplyRequest): ReplyGuard {
  return createReplyGuard({
    history: request.history,
    canary: deps.textModel.canary,
    now: request.now,
    level: request.level,
    onRule: (rule) => deps.metrics.guard.inc({ layer: 'output', rule }),
  });
}

/** What the model would have said is forbidden outright: the conversation does not go on. */
async function freezeAfter(deps: ReplyDeps, row: store.ReplyContextRow): Promise<void> {
  const { conversation_id: id, account_id: accountId, history } = row;
  await deps.db.transaction((tx) =>
    freeze(deps, tx, { conversation: { id }, accountId, rule: 'reply', messages: history }),
  );
}

async function toRequest(deps: ReplyDeps, row: store.ReplyContextRow): Promise<ReplyRequest> {
  const [versions, personName, viewerLevel] = await Promise.all([
    deps.readVersions([{ avatarId: row.avatar_id, version: row.avatar_version }], deps.db),
    deps.findFirstName(row.account_id, deps.db),
    readViewerLevel(deps, row.account_id),
  ]);
  const version = versions[0];
  if (!version) throw new Error('a conversation without its character');
  const { history, facts, episodes, engine_state: state, engine_used: used, kind, seed } = row;
  const pinned = row.pinned.map(({ value }) => value);
  const kept = facts.map(({ relation, value }) => ({ relation, value }));
  const known = { facts: row.may_remember ? kept : readFacts(history, deps.clock.now()), pinned, episodes };
  const staysHere = !row.may_leave;
  const { character, level: characterLevel } = version;
  // From the state of this moment: what was confirmed or chosen when the reply was asked for may have ended.
  const level = lowestLevel(deps.env.CONTENT_LEVEL_MAX, characterLevel, viewerLevel);
  const now = deps.clock.now();
  return { character, personName, level, history, ...known, state, used, kind, seed, staysHere, now };
}

type StreamWork = {
  deps: ReplyDeps;
  writer: DeltaWriter;
  target: DeltaTarget;
  startedMs: number;
  guard: ReplyGuard;
};
type StreamResult = { text: string; end: Extract<ReplyPart, { type: 'end' }> | undefined; failure: string | undefined };

async function streamReply(work: StreamWork, request: ReplyRequest, signal: AbortSignal): Promise<StreamResult> {
  const result: StreamResult = { text: '', end: undefined, failure: undefined };
  try {
    for await (const part of work.deps.textModel.reply(request, signal)) {
      if (signal.aborted || !takePart(work, result, part)) break;
    }
    if (!signal.aborted) takeText(work, result, work.guard.flush().text);
  } catch (error) {
    if (signal.aborted) return result;
    result.failure = error instanceof TextModelError ? error.failure : 'crashed';
    work.deps.log.warn({ err: error, generationId: work.target.generationId }, 'text model failed');
  }
  return result;
}

/** @returns false when no more parts are of use */
function takePart(work: StreamWork, result: StreamResult, part: ReplyPart): boolean {
  if (part.type === 'whole') work.guard.trust(part.text);
  else if (part.type === 'end') result.end = part;
  else {
    const { text, isOver } = work.guard.push(part.text);
    return takeText(work, result, text) && !isOver;
  }
  return true;
}

/** @returns false when the reply was lost: another worker holds it, or a write failed, and no more words are of use */
function takeText(work: StreamWork, result: StreamResult, said: string): boolean {
  // PostgreSQL stores no NUL, and one write carries the words of every reply: a single NUL would cut them all.
  const text = said.replaceAll('\0', '');
  if (text === '') return true;
  if (result.text === '') work.deps.metrics.firstToken.observe((performance.now() - work.startedMs) / 1_000);
  result.text += text;
  return work.writer.append(work.target, text);
}

type Result = StreamResult & { guard: ReplyGuard; isStopped: boolean };

function toEnding(deps: ReplyDeps, row: store.ReplyContextRow, result: Result): Ending {
  const { text, end: own, failure, guard, isStopped } = result;
  if (isStopped) return { status: 'stopped' };
  if (guard.isForbidden() || guard.isBlocked())
    return { status: text === '' ? 'failed' : 'interrupted', failure: 'blocked' };
  const isFree = guard.isCard();
  // The card ends the reply before the model does: the engine stays where it was.
  const end = own ?? (isFree ? { type: 'end' as const, facts: [], state: row.engine_state } : undefined);
  if (end && text !== '' && failure === undefined) {
    const { state, used } = end;
    return { status: 'complete', text, state, used, isFree, receipt: receiptOf(deps, row, { text, end }) };
  }
  return { status: text === '' ? 'failed' : 'interrupted', failure: failure ?? 'empty' };
}

type WholeReply = { text: string; end: Extract<ReplyPart, { type: 'end' }> };

/** What the reply was made of. What was read in it is kept only for those who let her remember. */
function receiptOf(deps: ReplyDeps, row: store.ReplyContextRow, { text, end }: WholeReply): ReplyReceipt {
  const question = row.history.findLast((entry) => entry.role === 'person')?.text ?? '';
  const receipt: ReplyReceipt = {
    engine: end.engine ?? deps.textModel.id,
    seed: row.seed,
    historyCount: row.history.length,
    ...(end.isFallback ? { isFallback: true } : {}),
    ...(end.blocks ? { blocks: [...end.blocks] } : {}),
  };
  if (!row.may_remember) return receipt;
  const memories = traceMemories([...row.facts, ...row.pinned], { question, reply: text });
  return { ...receipt, facts: [...end.facts], memories };
}
