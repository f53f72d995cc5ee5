/** Slips put right: "digitei errado, é Rosimeire", "troquei o açaí por milho", "falei sanfona mas é zabumba". */
import { foldWord } from '../analyser/fold.ts';
import type { Fact } from '../request.ts';

const SLIPPED =
  '(?:me )?(?:enrolei|embolei|atrapalhei|confundi|enganei|equivoquei|embananei|perdi nas contas|aumentei|diminu[ií]|expressei mal)|(?:me )?(?:digitei|escrevi|falei|disse|contei|lembrei|coloquei|botei|marquei|mandei|expliquei) (?:tudo )?(?:errad[oa]|besteira|bobagem|mal|torto|merda)|(?:maldito |bendito |esse |o |foi o )*(?:auto)?corretor(?: autom[áa]tico)?(?: maldito| bendito| trocou| mudou| me ferrou)?|erro meu|falha (?:minha|nossa)|(?:foi )?erro de digita[çc][ãa]o|troquei as (?:bolas|letras)|me deu um branco';
const SLIP = new RegExp(
  `^(?:(?:eita|ih+|opa|ops|putz|ai|ah|vixe|oxe|nossa|desculpa|perd[ãa]o|n[ãa]o|calma|pera|espera|e)[,!. ]+)*(?:${SLIPPED})(?!\\p{L})[^,.:;!…]{0,24}[,.:;!…]+ *`,
  'iu',
);

/** What follows a slip that is owned up to; undefined where none is. */
export function afterSlip(message: string): string | undefined {
  const found = SLIP.exec(message)?.[0];
  const rest = found && message.slice(found.length).trim();
  return rest ? rest : undefined;
}

const NAMED: ReadonlySet<Fact['relation']> = new Set(['name', 'city', 'pet', 'family', 'friend', 'birthplace']);

/** "o corretor trocou, é Cleunice": the name told last. */
export function slippedName(message: string, known: readonly Fact[]): Fact | undefined {
  const name = /^(?:é|eh|era) (?:[oa] )?(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*)[.!]*$/u.exec(
    afterSlip(message) ?? '',
  )?.[1];
  const old = known.findLast(({ relation }) => NAMED.has(relation));
  if (!name || !old) return undefined;
  const value = old.value.replace(/\p{Lu}[\p{L}]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}]+)*/u, name);
  return value === old.value ? undefined : { relation: old.relation, value, replaces: old.value };
}

const OLD = "((?:[\\p{L}\\d'-]+)(?: [\\p{L}\\d'-]+){0,3}?)";
const NEW =
  "((?:[\\p{L}\\d'-]+)(?: [\\p{L}\\d'-]+){0,4}?)(?= (?:mas|que|porque|pq|desde|pra|porqu[eê]|e)(?!\\p{L})|[,.;:!?…]|$)";
const ARTICLE = '(?:[oa]s? |uma? |d[eoa]s? |meu |minha |n[oa] |em )*';
const TURNS: readonly RegExp[] = [
  `tro(?:quei|cou|camos|caram) ${ARTICLE}${OLD} (?:por|pel[oa]s?) ${ARTICLE}${NEW}`,
  `(?:falei|disse|escrevi|digitei|contei|botei|coloquei) (?:que (?:era |é |foi )?)?${ARTICLE}${OLD},? (?:mas|s[óo] que|por[ée]m|e) (?:[^,]*? )?(?:é|eh|era|foi|s[ãa]o) ${ARTICLE}${NEW}`,
  `(?:em vez|ao inv[ée]s|no lugar) ${ARTICLE}${OLD},? (?:agora )?(?:é |eh |era |foi )?${ARTICLE}${NEW}`,
  `(?:saiu|sai) ${ARTICLE}${OLD},? (?:e )?(?:entrou|entra) ${ARTICLE}${NEW}`,
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'iu'));

/** A text with a phrase in the place of another, whatever the accents; undefined where it is not in it. */
export function withPhrase(text: string, stale: string, fresh: string): string | undefined {
  const at = ` ${foldWord(text).replace(/[,.;:!?]/gu, ' ')} `.indexOf(` ${foldWord(stale)} `);
  return at < 0 ? undefined : text.slice(0, at) + fresh + text.slice(at + stale.length);
}

/** What was told with the old value, told with the new one: the message names both. */
export function swappedIn(message: string, known: readonly Fact[]): Fact[] {
  if (message.includes('?')) return [];
  for (const pattern of TURNS) {
    const [, stale, fresh] = pattern.exec(message) ?? [];
    if (!stale || !fresh || foldWord(stale) === foldWord(fresh)) continue;
    const swapped = known.flatMap((fact): Fact[] => {
      const value = withPhrase(fact.value, stale, fresh);
      return value === undefined ? [] : [{ relation: fact.relation, value, replaces: fact.value }];
    });
    if (swapped.length > 0) return swapped;
  }
  return [];
}

const SMALL = /^(?:[oa]s?|uma?|de|d[oa]s?|em|n[oa]s?|num|numa|com|pra|pr[oa]s?|para|por|pel[oa])$/iu;

/** The words that differ between what was told and what takes its place; undefined where it is told in other words altogether. */
export function differenceOf(old: string, fresh: string): [stale: string, value: string] | undefined {
  const [before, after] = [old.split(' '), fresh.split(' ')];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [stale, value] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (stale.length === 0 || value.length === 0 || stale.length > 4 || value.length > 5) return undefined;
  if (start === 0 && end === 0) return undefined;
  return [trimmed(stale), trimmed(value)];
}

function trimmed(words: readonly string[]): string {
  return words.join(' ').replace(/[,.;:!?]+$/u, '');
}

/** "em Votorantim" without its preposition, for a kind that holds the name alone. */
export function withoutSmall(phrase: string): string {
  const words = phrase.split(' ');
  while (words.length > 1 && SMALL.test(words[0] ?? '')) words.shift();
  return words.join(' ');
}
