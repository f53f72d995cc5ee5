import { AVATAR_MAX_AGE, AVATAR_MIN_AGE, PERSONALITY_SLIDERS, RELATIONSHIPS } from '@cafune/contract/avatars';
import { AVATAR_ORIGINS, AVATAR_SORTS, type AvatarSort } from '@cafune/contract/avatars/discovery';

/** What the catalogue is narrowed and ordered by, as the address says it: what is left out narrows nothing, lists are words with commas. */
export type CatalogueFilter = {
  q?: string;
  tags?: string;
  /** Words of the personality sliders. */
  traits?: string;
  minAge?: number;
  maxAge?: number;
  relationship?: (typeof RELATIONSHIPS)[number];
  origin?: (typeof AVATAR_ORIGINS)[number];
  sort?: AvatarSort;
};
/** The part of it that is a person's taste. */
export type Taste = Pick<CatalogueFilter, 'minAge' | 'maxAge' | 'relationship' | 'tags'>;

export const NO_FILTER: CatalogueFilter = {};
export const DEFAULT_SORT: AvatarSort = 'popular';

const SEARCH_MAX_LENGTH = 80;
const TAG_MAX_LENGTH = 40;
const MAX_TAGS = 8;
const TRAITS: readonly string[] = PERSONALITY_SLIDERS.flatMap(({ low, high }) => [low, high]);

/** The words of a list with commas. */
export function wordsOf(list: string | undefined): string[] {
  return (list ?? '').split(',').filter(Boolean);
}

/** The list with a word more, or without it; undefined when nothing is left. */
export function toggleWord(list: string | undefined, word: string): string | undefined {
  const words = wordsOf(list);
  const next = words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
  return next.length === 0 ? undefined : next.join(',');
}

function readWords(value: unknown, isKnown: (word: string) => boolean): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value.split(',').map((word) => word.trim());
  const known = [...new Set(words)].filter((word) => word !== '' && isKnown(word)).slice(0, MAX_TAGS);
  return known.length === 0 ? undefined : known.join(',');
}

function readAge(value: unknown): number | undefined {
  const age = Number(value);
  return Number.isInteger(age) && age >= AVATAR_MIN_AGE && age <= AVATAR_MAX_AGE ? age : undefined;
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, SEARCH_MAX_LENGTH) || undefined;
}

/** A filter on its way: what was taken away is undefined. */
export type FilterDraft = { [Key in keyof CatalogueFilter]?: CatalogueFilter[Key] | undefined };

/** The filter without what is undefined or goes without saying. */
export function tidyFilter(filter: FilterDraft): CatalogueFilter {
  const said: FilterDraft = {
    ...filter,
    minAge: filter.minAge === AVATAR_MIN_AGE ? undefined : filter.minAge,
    maxAge: filter.maxAge === AVATAR_MAX_AGE ? undefined : filter.maxAge,
    sort: filter.sort === DEFAULT_SORT ? undefined : filter.sort,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** Reads a filter from an address or a store; what it does not know is dropped. */
export function readFilter(from: Record<string, unknown>): CatalogueFilter {
  const minAge = readAge(from.minAge);
  const maxAge = readAge(from.maxAge);
  return tidyFilter({
    q: readText(from.q),
    tags: readWords(from.tags, (word) => word.length <= TAG_MAX_LENGTH),
    traits: readWords(from.traits, (word) => TRAITS.includes(word)),
    minAge,
    maxAge: minAge !== undefined && maxAge !== undefined && maxAge < minAge ? undefined : maxAge,
    relationship: RELATIONSHIPS.find((relationship) => relationship === from.relationship),
    origin: AVATAR_ORIGINS.find((origin) => origin === from.origin),
    sort: AVATAR_SORTS.find(({ id }) => id === from.sort)?.id,
  });
}

/** Whether anything narrows the catalogue; an order does not. */
export function isNarrowed(filter: CatalogueFilter): boolean {
  return Object.keys(filter).some((key) => key !== 'sort');
}

/** "25 a 40 anos", "a partir de 25 anos", "até 40 anos"; undefined without ages. */
export function agesInWords({ minAge, maxAge }: Pick<Taste, 'minAge' | 'maxAge'>): string | undefined {
  if (minAge !== undefined && maxAge !== undefined) return `${minAge} a ${maxAge} anos`;
  if (minAge !== undefined) return `A partir de ${minAge} anos`;
  return maxAge === undefined ? undefined : `Até ${maxAge} anos`;
}
