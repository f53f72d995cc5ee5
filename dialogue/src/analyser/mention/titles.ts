/** Shapes in which any word is no thing but a name: of a street, a colour, a soap opera. */
import type { Word } from './words.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Directly before a word these make a name of it: "cor vinho", "rua Palmeiras", "novela Irmãos Coragem". */
const NAMING = set('cor tom rua avenida av bairro travessa alameda rodovia viaduto edificio novela operacao editora');
/** With a capital behind them: "a banda Natiruts", "o filme Ônibus 174". */
const NAMING_CAPITALS = set(
  'filme serie banda musica livro bar loja restaurante time marca desenho jogo hotel padaria escola',
);
/** What something with a name turns out to be: "médico de família é uma série". */
const KINDS = set(
  'novela serie filme musica banda bairro marca desenho seriado hit livro time sigla sobrenome apelido meme programa',
);
const COPULAS = set('e era foi eh virou');
const ARTICLES = set('o a um uma nome do da de');
/** Words between the name and what it is. */
const TITLE_WORDS = 3;

function isNamedBefore(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before || before.ends) return false;
  return NAMING.has(before.fold) || (words[at]?.isName === true && NAMING_CAPITALS.has(before.fold));
}

function isNamedBehind(words: readonly Word[], at: number): boolean {
  for (let next = at + 1; next <= at + TITLE_WORDS + 1; next += 1) {
    if (words[next - 1]?.ends) return false;
    if (COPULAS.has(words[next]?.fold ?? '')) return isKindAt(words, next + 1);
  }
  return false;
}

function isKindAt(words: readonly Word[], from: number): boolean {
  let at = from;
  while (ARTICLES.has(words[at]?.fold ?? '') && at < from + 2) at += 1;
  return KINDS.has(words[at]?.fold ?? '');
}

/** Whether the word at this place is part of a name and does not mean what it says; a possessive before it keeps it real. */
export function isTitle(words: readonly Word[], at: number): boolean {
  if (/^(?:meu|minha|meus|minhas|esse|essa|este|esta|aquele|aquela)$/.test(words[at - 1]?.fold ?? '')) return false;
  return isNamedBefore(words, at) || isNamedBehind(words, at);
}
