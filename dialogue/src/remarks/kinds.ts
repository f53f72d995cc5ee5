/** The kinds of remarks there are, ready to be answered. */

import { analyse } from '../analyser/analyse.ts';
import { sensesOf } from '../analyser/stems.ts';
import { tenseOf } from '../analyser/tense.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import type { Line } from '../packs/schema.ts';
import { rawKinds } from './lists.ts';
import { type Tellings, type Told, tellingsOf } from './nearest.ts';
import { type RemarkKind, readCase, type Tone } from './schema.ts';

/** One situation: how people told of it, and what she says to it. */
export type ReadyCase = Told & { readonly say: readonly ReadyLine[]; readonly tense: ReturnType<typeof tenseOf> };
export type ReadyKind = {
  readonly kind: string;
  readonly tone: Tone | undefined;
  readonly say: readonly ReadyLine[];
  readonly cases: readonly ReadyCase[];
};

function linesOf(say: readonly Line[], hold: boolean): readonly ReadyLine[] {
  return readyLines(say).map((line) => ({ ...line, hold }));
}

function readyCase(written: string, hold: boolean): ReadyCase {
  const { told, say } = readCase(written);
  return { told: told.map(sensesOf), say: linesOf(say, hold), tense: tenseOf(analyse(told[0] ?? '').sentences) };
}

export type ReadyRemarks = {
  /** Each kind by its name. */
  readonly kinds: ReadonlyMap<string, ReadyKind>;
  readonly tellings: Tellings;
};

/** All kinds and their situations, and how telling a sense is among them. */
export function readyRemarks(): ReadyRemarks {
  const kinds = (rawKinds as readonly RemarkKind[]).map(
    ({ kind, tone, hold = false, say, cases }): ReadyKind => ({
      kind,
      tone,
      say: linesOf(say, hold),
      cases: cases.map((written) => readyCase(written, hold)),
    }),
  );
  const told = kinds.flatMap(({ cases }) => cases.flatMap((one) => one.told));
  return { kinds: new Map(kinds.map((kind) => [kind.kind, kind])), tellings: tellingsOf(told) };
}
