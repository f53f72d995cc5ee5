/** Friends, relatives and what their lives are like. */
import { foldWord } from '../analyser/fold.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import type { Fact } from '../request.ts';
import { titleCase } from './capture.ts';
import { GIVEN_NAMES, KIN, KIN_WRITTEN, NOT_NAMES, OCCUPATIONS } from './lexicon.ts';

/** People somebody has, besides their kin. */
export const FRIENDS = new Set(
  'amigo amiga chefe vizinho vizinha colega professor professora terapeuta psicologo psicologa dentista medico medica orientador orientadora'.split(
    ' ',
  ),
);
const WRITTEN: Readonly<Record<string, string>> = {
  ...KIN_WRITTEN,
  psicologo: 'psicólogo',
  psicologa: 'psicóloga',
  medico: 'médico',
  medica: 'médica',
};
const PLURALS = new Map([
  ['filhos', 'filhos'],
  ['filhas', 'filhas'],
  ['irmaos', 'irmãos'],
  ['irmas', 'irmãs'],
  ['netos', 'netos'],
  ['sobrinhos', 'sobrinhos'],
]);
const NAMING = new Set('chama chamada chamado chamam'.split(' '));
/** What another person does that is worth keeping; feelings and quarrels are theirs. */
const DOES = new Set(
  'mora vive trabalha estuda tem toca joga faz adora ama odeia torce nasceu fala criou criava ensinou cuidou coleciona cozinha canta danca ensina gosta'.split(
    ' ',
  ),
);
const STOPS = new Set('mas porque entao quando enquanto desde que'.split(' '));
const SKIPPED = new Set('o a que se um uma agora mesmo hoje mais velho velha novo nova cacula do meio'.split(' '));
const MY = new Set('meu minha meus minhas nosso nossa'.split(' '));

function isCopula(token: Token | undefined): boolean {
  return token !== undefined && (token.raw.toLowerCase() === 'é' || token.raw.toLowerCase() === 'eh');
}

function nameOf(token: Token | undefined, sure: boolean): string | undefined {
  if (!token || !/^\p{L}{2,16}$/u.test(token.raw) || NOT_NAMES.has(token.fold) || OCCUPATIONS.has(token.fold))
    return undefined;
  const isName = sure || /^\p{Lu}\p{Ll}/u.test(token.raw) || GIVEN_NAMES.has(token.fold);
  return isName ? titleCase(token.raw.toLowerCase()) : undefined;
}

/** "se chama Bia", "é a Bia", "Bia": the name that follows, if any. */
function nameAfter(tokens: readonly Token[], named: boolean): string | undefined {
  const rest = tokens.filter((token, at) => at > 3 || !SKIPPED.has(token.fold) || isCopula(token));
  const [first, second] = rest;
  if (!first) return undefined;
  if (NAMING.has(first.fold)) return nameOf(second, true);
  if (isCopula(first)) return nameOf(second, named || isIntroduced(tokens));
  return nameOf(first, false);
}

/** What a relative is said to be and is no name: "minha irmã é a caçula". */
const NOT_CALLED = new Set(
  'dr dra doutor doutora dona seu tal cara melhor pior mais unica unico cacula primeira primeiro segunda segundo ultima ultimo rainha rei chefe dona dono pessoa coisa amor mesma mesmo maior menor luz razao vida favorita favorito preferida preferido responsavel culpada culpado'.split(
    ' ',
  ),
);

/** "minha prima é a jandira": whoever is one with an article and no more is called so, however it is written. */
function isIntroduced(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(isCopula);
  const [article, name, next] = tokens.slice(at + 1);
  if (at !== 0 || !name || !/^[oa]$/iu.test(article?.raw ?? '')) return false;
  const isAlone = next === undefined || name.pause || /^(?:e|que)$/u.test(next.fold);
  return isAlone && !NOT_CALLED.has(name.fold) && !KIN.has(name.fold) && !FRIENDS.has(name.fold);
}

/** "a Soraia é minha melhor amiga". */
function nameBefore(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(isCopula);
  const starts = at === 1 || (at === 2 && /^[oa]$/.test(tokens[0]?.fold ?? ''));
  return starts && MY.has(tokens[at + 1]?.fold ?? '') ? nameOf(tokens[at - 1], false) : undefined;
}

type Role = { at: number; written: string; isKin: boolean };

function roleIn(tokens: readonly Token[]): Role | undefined {
  const at = tokens.findIndex((token) => KIN.has(token.fold) || FRIENDS.has(token.fold));
  const token = tokens[at];
  if (!token || !(MY.has(tokens[at - 1]?.fold ?? '') || MY.has(tokens[at - 2]?.fold ?? ''))) return undefined;
  const best = ['melhor', 'ex'].includes(tokens[at - 1]?.fold ?? '') ? `${tokens[at - 1]?.fold} ` : '';
  const kept = foldWord(token.raw) === 'avo' ? token.raw.toLowerCase() : undefined;
  return { at, written: `${best}${kept ?? WRITTEN[token.fold] ?? token.fold}`, isKin: KIN.has(token.fold) };
}

/** "minha irmã mora em Natal" → "irmã: mora em Natal". */
function lifeOf(tokens: readonly Token[], role: Role): string | undefined {
  const start = tokens.findIndex((token, at) => {
    if (at <= role.at || at > role.at + 3) return false;
    return DOES.has(token.fold) || (isCopula(token) && OCCUPATIONS.has(tokens[at + 1]?.fold ?? ''));
  });
  if (start < 0) return undefined;
  const from = tokens[start - 1]?.fold === 'nao' ? start - 1 : start;
  const stop = tokens.findIndex((token, at) => at > start && (STOPS.has(token.fold) || tokens[at - 1]?.pause === true));
  const said = tokens.slice(from, stop < 0 ? from + 8 : Math.min(stop, from + 8)).filter(({ raw }) => raw !== '');
  return said.length < 2 ? undefined : `${role.written}: ${said.map(({ raw }) => raw).join(' ')}`;
}

function namesOfMany(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex((token) => PLURALS.has(foldWord(token.raw)));
  const plural = PLURALS.get(foldWord(tokens[at]?.raw ?? ''));
  if (!plural) return undefined;
  const names = tokens
    .slice(at + 1)
    .filter(({ fold }) => !SKIPPED.has(fold) && !NAMING.has(fold) && fold !== 'e')
    .map((token) => nameOf(token, false));
  const kept = names.filter((name) => name !== undefined);
  return kept.length > 1 && kept.length === names.length
    ? `${plural} ${kept.slice(0, -1).join(', ')} e ${kept.at(-1)}`
    : undefined;
}

/** Several at once: "meus filhos se chamam Pedro e Ana". */
export function gleanMany(sentence: Sentence): Fact[] {
  const owns = sentence.tokens.some((token) => token.fold === 'tenho' || MY.has(token.fold));
  const value = owns && !sentence.asked ? namesOfMany(sentence.tokens) : undefined;
  return value ? [{ relation: 'family', value }] : [];
}

/** "É Joaquim, o nome do meu neto". */
function nameApposed(tokens: readonly Token[], { at }: Role): string | undefined {
  const named = tokens.findIndex(({ fold }, place) => place < at && fold === 'nome');
  const before = named < 0 ? undefined : tokens[named - 2];
  return before?.pause ? nameOf(before, false) : undefined;
}

/** A relative or friend by name, and what is told of them. */
export function gleanRelative(sentence: Sentence): Fact[] {
  const role = roleIn(sentence.tokens);
  const token = role && sentence.tokens[role.at];
  if (!role || !token || token.negated) return [];
  const named = sentence.tokens.slice(0, role.at).some(({ fold }) => fold === 'nome');
  const name =
    nameAfter(sentence.tokens.slice(role.at + 1), named) ??
    nameBefore(sentence.tokens) ??
    nameApposed(sentence.tokens, role);
  const life = sentence.asked ? undefined : lifeOf(sentence.tokens, role);
  const facts: Fact[] = [];
  if (name) facts.push({ relation: role.isKin ? 'family' : 'friend', value: `${role.written} ${name}` });
  if (life) facts.push({ relation: 'about', value: life });
  return facts;
}
