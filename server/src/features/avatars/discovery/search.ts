import type { AvatarListing } from '@cafune/contract/avatars';
import { type AvatarFilter, type AvatarSort, COUNT_CAP } from '@cafune/contract/avatars/discovery';
import { Instant } from '@cafune/contract/core/ids';
import { foldText } from '@cafune/contract/core/text';
import type { Queryable, Statement } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type LevelDeps, readViewerLevel } from '../../safety/index.ts';
import { toListing } from '../record.ts';
import * as store from './store.ts';

type Filter = { readonly [Key in keyof typeof AvatarFilter]?: string | number | undefined };
export type SearchInput = Filter & { sort: AvatarSort; cursor?: string | undefined; limit: number };
type FoundPage = { items: AvatarListing[]; nextCursor: string | null; total: number | null };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** More words than these narrow nothing. */
const MAX_WORDS = 8;

type Order = {
  statement: Statement<store.FoundRow>;
  /** What a cursor of this order looks like. */
  cursor: RegExp;
  /** How many values a place in the order has. */
  keys: number;
  placeOf: (row: store.FoundRow) => readonly (string | number)[];
};

const ORDERS: Readonly<Record<AvatarSort, Order>> = {
  popular: {
    statement: store.selectPopular,
    cursor: new RegExp(`^(\\d{1,15})~(\\d{1,15})~(${UUID})$`, 'u'),
    keys: 3,
    placeOf: (row) => [row.popularity, row.sort_key, row.id],
  },
  new: {
    statement: store.selectNewest,
    cursor: new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)~(${UUID})$`, 'u'),
    keys: 2,
    placeOf: (row) => [row.created_at.toISOString(), row.id],
  },
  name: {
    statement: store.selectByName,
    cursor: new RegExp(`^([^\\p{Cc}]{0,80})~(${UUID})$`, 'u'),
    keys: 2,
    placeOf: (row) => [row.name_key, row.id],
  },
};

/** The catalogue as far as the viewer may see it, a page at a time, by what a filter says; the search ignores accents and case. @throws AppError request.invalid for a foreign cursor */
export async function listAvatars(
  deps: LevelDeps,
  accountId: string | undefined,
  input: SearchInput,
): Promise<FoundPage> {
  const { db } = deps;
  const order = ORDERS[input.sort];
  const filter = [...filterValues(input), await readViewerLevel(deps, accountId)];
  const place = readCursor(order, input.cursor);
  const [rows, total] = await Promise.all([
    db.all(order.statement, [...filter, input.limit + 1, ...place]),
    input.cursor === undefined || input.cursor === '' ? countFound(db, filter) : null,
  ]);
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toListing),
    nextCursor: last && rows.length > input.limit ? order.placeOf(last).join('~') : null,
    total,
  };
}

async function countFound(db: Queryable, filter: readonly unknown[]): Promise<number> {
  return (await db.get(store.countFound, [...filter, COUNT_CAP])).found;
}

function filterValues(input: SearchInput): readonly unknown[] {
  const { q, tags, traits, minAge, maxAge, relationship, origin } = input;
  const patterns = patternsOf(String(q ?? ''));
  const longest = patterns?.toSorted((a, b) => b.length - a.length)[0];
  return [
    patterns,
    listOf(tags),
    listOf(traits),
    minAge ?? null,
    maxAge ?? null,
    relationship ?? null,
    origin ?? null,
    longest ?? null,
  ];
}

/** Every word has to be there, wherever it is: "sao paulo arquiteta" finds an architect of São Paulo. */
function patternsOf(q: string): string[] | null {
  const words = foldText(q).split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  return words.length === 0 ? null : words.map((word) => `%${word.replace(/[\\%_]/gu, '\\$&')}%`);
}

/** Words of an address, separated by commas; null when there are none. */
export function listOf(value: string | number | undefined): string[] | null {
  const words = String(value ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length === 0 ? null : words;
}

function readCursor(order: Order, cursor: string | undefined): readonly (string | null)[] {
  if (cursor === undefined || cursor === '') return Array.from({ length: order.keys }, () => null);
  const match = order.cursor.exec(cursor);
  if (!match || (order === ORDERS.new && !Instant.safeParse(match[1]).success)) throw new AppError('request.invalid');
  return match.slice(1);
}

/** The most used tags of the catalogue, most used first. */
export async function listTags(db: Queryable): Promise<{ tag: string; count: number }[]> {
  return db.all(store.selectTags);
}
