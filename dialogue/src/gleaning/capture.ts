import type { Sentence, Token } from '../analyser/tokens.ts';
import { type CompiledPattern, compilePattern } from '../pattern/compile.ts';
import { matchEnd } from '../pattern/match.ts';

/** Words that end a captured phrase: conjunctions, subordination, asides, times. */
const STOPS = new Set(
  (
    'mas porem e que quando se pois porque por entao so tambem demais muito mesmo ne hoje agora ontem amanha desde ha faz aqui la ' +
    'porem pra ou nem ja as_vezes sempre bastante mais tanto viu ta hein sabe voce eu ele ela ainda ' +
    'domingo segunda terca quarta quinta sexta sabado janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'
  ).split(' '),
);
/** A phrase with one of these is about someone, not a thing to remember. */
const PERSONAL = new Set(
  'esse essa esses essas este esta estes estas voce voces ti mim meu minha meus minhas seu sua isso isto aquilo ela ele elas eles nos ver assim tudo nada quem'.split(
    ' ',
  ),
);
const ARTICLES = new Set('o a os as um uma uns umas'.split(' '));
const CONNECTORS = new Set('de em com sem para a o as os um uma'.split(' '));

export type Rule<T> = { readonly patterns: readonly CompiledPattern[]; readonly value: T };

/** Builds capture rules from pattern sources. */
export function rule<T>(value: T, ...sources: readonly string[]): Rule<T> {
  return { patterns: sources.map(compilePattern), value };
}

function skipArticle(tokens: readonly Token[]): readonly Token[] {
  return tokens[0] && ARTICLES.has(tokens[0].fold) ? tokens.slice(1) : tokens;
}

/** Tokens that follow the first rule pattern found in the sentence, past an article. */
export function tokensAfter(sentence: Sentence, patterns: readonly CompiledPattern[]): readonly Token[] | undefined {
  for (const pattern of patterns) {
    const end = matchEnd(pattern, sentence);
    if (end === undefined) continue;
    const before = sentence.tokens[end - 1];
    if (!before?.pause || before.fold === 'e') return skipArticle(sentence.tokens.slice(end));
  }
  return undefined;
}

function isWord(token: Token): boolean {
  return /\p{L}/u.test(token.raw) && !token.forms.has('#laugh');
}

function lowerUnlessName(token: Token): string {
  return /^\p{Lu}\p{Ll}/u.test(token.raw) ? token.raw : token.raw.toLowerCase();
}

function endsPhrase(token: Token, next: Token | undefined): boolean {
  const dated = token.fold === 'dia' && next?.forms.has('#number') === true;
  return !isWord(token) || STOPS.has(token.fold) || dated;
}

/** The words up to a stop, a pause or the limit, without connectors left hanging. */
function phraseTokens(tokens: readonly Token[], limit: number): readonly Token[] {
  const kept: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (kept.length >= limit || endsPhrase(token, tokens[index + 1])) break;
    kept.push(token);
    if (token.pause) break;
  }
  while (kept.length > 0 && CONNECTORS.has(kept.at(-1)?.fold ?? '')) kept.pop();
  return kept;
}

/** A noun phrase of at most `max` words, as written, without its article; undefined when there is none to keep. */
export function capturePhrase(tokens: readonly Token[], max: number): string | undefined {
  const kept = phraseTokens(skipArticle(tokens), max + 2);
  const contents = kept.filter((token) => !CONNECTORS.has(token.fold));
  if (contents.length === 0 || contents.length > max || kept.some((token) => PERSONAL.has(token.fold)))
    return undefined;
  const phrase = kept.map(lowerUnlessName).join(' ');
  return phrase.length >= 2 && phrase.length <= 40 ? phrase : undefined;
}

/** "ana maria" → "Ana Maria"; connectors stay small. */
export function titleCase(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) =>
      /^(?:de|da|do|das|dos|e)$/i.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
