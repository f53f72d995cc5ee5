/** Shape of the deeds. The JSON files in `bank/` are the data. */
import { z } from 'zod';
import type { Tone } from '../remarks/schema.ts';

const PARTS = ' > ';
const CHOICES = ' / ';
const NONE = '-';

/**
 * "key / key > line / line > line / line > line / line": what was done, by its infinitive, and what she says where the writer
 * did it, where somebody else did, where the writer means to; "-" where there is nothing to say. A key asks for a word
 * beside it ("chegar+atrasado|tarde"; "mandar+inf" for an infinitive) or is denied ("não responder"): a verb alone says too
 * little. Before the first key "- " is bad news, "+ " good, and before these "♥ " is of love.
 */
export const WrittenDeed = z.string().regex(/^(?:♥ )?(?:[-+] )?[^>]+ > [^>]+ > [^>]+ > [^>]+$/u);

export const SIDES = ['self', 'they', 'plan'] as const;
/** Whose deed it is: the writer's, somebody else's, or what the writer means to do. */
export type Side = (typeof SIDES)[number];

export type DeedKey = { readonly verb: string; readonly isDenied: boolean; readonly beside: readonly string[] };
export type Deed = {
  readonly keys: readonly DeedKey[];
  readonly tone: Tone | undefined;
  /** Of love: not said where a child is spoken of (safety.md P0). */
  readonly isRomantic: boolean;
  readonly lines: Readonly<Record<Side, readonly string[]>>;
};

function readKey(written: string): DeedKey {
  const isDenied = written.startsWith('não ');
  const [verb = '', beside] = written.replace(/^não /u, '').split('+');
  return { verb, isDenied, beside: beside?.split('|') ?? [] };
}

function readLines(written: string): readonly string[] {
  return written === NONE ? [] : written.split(CHOICES);
}

const TONES: Readonly<Record<string, Tone>> = { '- ': 'bad', '+ ': 'good' };

const ROMANTIC = '♥ ';

export function readDeed(written: string): Deed {
  const isRomantic = written.startsWith(ROMANTIC);
  const rest = isRomantic ? written.slice(ROMANTIC.length) : written;
  const tone = TONES[rest.slice(0, 2)];
  const [keys = '', self = NONE, they = NONE, plan = NONE] = (tone ? rest.slice(2) : rest).split(PARTS);
  return {
    keys: keys.split(CHOICES).map(readKey),
    tone,
    isRomantic,
    lines: { self: readLines(self), they: readLines(they), plan: readLines(plan) },
  };
}
