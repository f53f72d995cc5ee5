import { z } from 'zod';

const FORBIDDEN_CONTROLS = /(?![\t\n\r])\p{Cc}/u;
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const INVISIBLE = /[\s\u200b-\u200d\u2060\ufeff\u00ad]/gu;
const MARK_RUN = /(\p{M}{4})\p{M}+/gu;

export type PersonTextOptions = {
  /** In UTF-16 code units after cleaning. */
  min?: number;
  max: number;
  emptyMessage: string;
  tooLongMessage: string;
  /** Line breaks are kept when true; otherwise folded to one space. */
  multiline?: boolean;
};

/** Removes what would spill over or reorder neighbouring text: bidi controls and runs of combining marks past four. */
export function cleanText(value: string, multiline: boolean): string {
  const cleaned = value.normalize('NFC').replace(BIDI_CONTROLS, '').replace(MARK_RUN, '$1').replace(/\r\n?/gu, '\n');
  return (multiline ? cleaned : cleaned.replace(/\s+/gu, ' ')).trim();
}

/** Text typed by a person: NUL, other controls and lone surrogates are refused, the rest is cleaned (abuse suite C03, C04). */
export function personText(options: PersonTextOptions) {
  const { min = 1, max, emptyMessage, tooLongMessage, multiline = false } = options;
  return z
    .string({ error: emptyMessage })
    .refine((value) => value.isWellFormed() && !FORBIDDEN_CONTROLS.test(value), {
      error: 'O texto tem caracteres que não podemos guardar.',
      abort: true,
    })
    .overwrite((value) => cleanText(value, multiline))
    .refine((value) => value.replace(INVISIBLE, '').length >= min, { error: emptyMessage, abort: true })
    .refine((value) => value.length <= max, { error: tooLongMessage });
}

/** A word of an address or a search: any text but controls, which no column holds. */
export function queryText(max: number) {
  return z
    .string()
    .max(max, { error: 'Texto longo demais.' })
    .refine((value) => !/\p{Cc}/u.test(value), { error: 'O texto tem caracteres que não entendemos.' });
}

/** Lower case without accents: what searches compare ("São" finds "sao"). */
export function foldText(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
