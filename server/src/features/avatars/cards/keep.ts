/** What we keep of a card: all of it, known or not, without what is dangerous and within bounds (abuse suite C04, D01, D02). */
import { cleanText } from '@cafune/contract/core/text';
import { AppError } from '../../../platform/errors.ts';
import { dataOf, isCard } from './card.ts';
import { isObject, isPoisoned, type Json, type JsonObject } from './json.ts';
import { withoutActiveMarkup } from './markup.ts';

/** UTF-16 code units of one text, and of all texts and keys together: the guard reads every one of them. */
const TEXT_MAX_LENGTH = 30_000;
const CARD_MAX_LENGTH = 300_000;
const KEY_MAX_LENGTH = 200;
const LIST_MAX_LENGTH = 200;
const VALUES_MAX = 20_000;
const FORBIDDEN_CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const MARK_RUN = /(\p{M}{4})\p{M}+/gu;

export type KeptCard = { card: JsonObject; notes: string[] };
type Walk = { length: number; values: number; notes: Set<string> };

/** @throws AppError avatars.unreadable-card, avatars.card-too-large */
export function keepCard(json: Json): KeptCard {
  const walk: Walk = { length: 0, values: 0, notes: new Set() };
  const card = keep(json, walk);
  if (!isCard(card)) throw new AppError('avatars.unreadable-card');
  keepAssets(dataOf(card), walk);
  return { card, notes: [...walk.notes] };
}

function keep(value: Json, walk: Walk): Json {
  walk.values += 1;
  if (walk.length > CARD_MAX_LENGTH || walk.values > VALUES_MAX)
    throw new AppError('avatars.card-too-large', { message: 'O card tem mais texto do que conseguimos ler.' });
  if (typeof value === 'string') return keepText(value, walk);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return first(value, walk).map((entry) => keep(entry, walk));
  return isObject(value) ? keepObject(value, walk) : value;
}

function keepObject(object: JsonObject, walk: Walk): JsonObject {
  const entries = first(Object.entries(object), walk).map(([key, value]) => {
    const kept = withoutControls(key).slice(0, KEY_MAX_LENGTH).toWellFormed();
    if (isPoisoned(kept)) throw new AppError('avatars.unreadable-card');
    walk.length += kept.length;
    return [kept, keep(value, walk)] as const;
  });
  return Object.fromEntries(entries);
}

function first<Entry>(list: readonly Entry[], walk: Walk): Entry[] {
  if (list.length > LIST_MAX_LENGTH) walk.notes.add('Uma lista do card era longa demais e foi cortada.');
  return list.slice(0, LIST_MAX_LENGTH);
}

function keepText(text: string, walk: Walk): string {
  const whole = withoutControls(text);
  const cut = whole.slice(0, TEXT_MAX_LENGTH).toWellFormed();
  if (cut.length < whole.length) walk.notes.add('Um texto do card era longo demais e foi cortado.');
  const kept = withoutActiveMarkup(cut);
  if (kept !== cut) walk.notes.add('Código e endereços perigosos do card ficaram de fora.');
  walk.length += kept.length;
  return kept;
}

/** As `cleanText`, but the shape of the text stays. */
function withoutControls(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN_CONTROLS, '').replace(BIDI_CONTROLS, '').replace(MARK_RUN, '$1');
}

/** Her own picture is drawn by us; further files of a card are not kept, and the person is told (Character Card V3, "assets"). */
function keepAssets(data: JsonObject, walk: Walk): void {
  if (!Array.isArray(data.assets) || data.assets.length === 0) return;
  const names: string[] = [];
  data.assets = data.assets.flatMap((asset) => {
    if (!isObject(asset) || !isInTheFile(asset.uri)) return [asset];
    if (asset.type === 'icon' && asset.name === 'main') return [{ ...asset, uri: 'ccdefault:' }];
    if (typeof asset.name === 'string') names.push(cleanText(asset.name, false).slice(0, 40).toWellFormed());
    return [];
  });
  // Without any, the one icon is meant.
  if (data.assets.length === 0) delete data.assets;
  if (names.length > 0) walk.notes.add(`Ficaram de fora arquivos que vinham no card: ${listNames(names)}.`);
}

function isInTheFile(uri: Json | undefined): boolean {
  return typeof uri === 'string' && /^(?:embed{1,2}ed:|__asset:|data:)/iu.test(uri);
}

const NAMES_SHOWN = 5;

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} e mais ${names.length - NAMES_SHOWN}` : shown;
}
