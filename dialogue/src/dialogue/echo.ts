/** The thing a message is about, in the person's own words, so that she can pick it up. */
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';

const ARTICLE = /^(?:o|a|os|as|um|uma|uns|umas|no|na|nos|nas|do|da|dos|das|num|numa|pro|pra|ao|pelo|pela|de|com|por)$/u;
const YOURS: Readonly<Record<string, string>> = { meu: 'seu', minha: 'sua', meus: 'seus', minhas: 'suas' };
const LINKS = /^(?:de|da|do|com|sem)$/u;
/** What is too small, too vague or too heavy to be said back lightly. */
const NOT_ECHOED = new Set(
  (
    'dia dias hoje ontem amanha noite tarde manha semana semanas mes meses ano anos vez vezes hora horas gente coisa coisas pessoa pessoas mundo ' +
    'jeito lado tempo fim final parte tipo nada tudo isso isto aquilo esse essa este esta ele ela eles elas voce voces mim comigo contigo ' +
    'mais menos muito muita pouco pouca bem mal bom boa melhor pior quem qual que como onde quando assim ainda aqui ali casa verdade ' +
    'oi ola obrigado obrigada sim nao talvez hm kkk favor serio claro mesmo mesma outro outra todo toda todos todas algum alguma nenhum ' +
    'morte dor perda luto doenca cancer hospital corpo sexo direito certo cara moco moca amor linda gata vida conta resto lugar nome so ja tambem ' +
    'primeiro primeira segundo segunda terca quarta quinta sexta sabado domingo meio pouquinho tanto tanta frente toda minha meu sua seu ' +
    'uma um umas uns alguem ninguem com sem oito nove dez sete seis cinco quatro tres vinte trinta quarenta cima baixo perto longe dentro fora fundo conversa deus medo saudade tristeza raiva falta risada vontade dele dela deles delas senhor senhora'
  ).split(' '),
);

/** Nouns that end like an infinitive. */
const LIKE_INFINITIVES =
  /(?:^(?:bar|lar|mar|ar|par|jantar|lugar|celular|milhar|altar|luar|radar|pomar|dolar|colar|mulher|colher|talher|prazer|poder|dever|chofer)|ular)$/u;

/** A thing that can be said back: no verb, nothing vague, nothing heavy. */
export function isNoun(token: Token | undefined): token is Token {
  if (!token || token.negated || !/^\p{L}[\p{L}\d-]{2,18}$/u.test(token.raw) || NOT_ECHOED.has(token.fold))
    return false;
  if (/[aei]r$/u.test(token.fold) && !LIKE_INFINITIVES.test(token.fold)) return false;
  const lemmas = lemmasOf(token.fold);
  return (
    (lemmas.size === 0 || /^(?:casamento|viagem|trabalho|conversa)$/u.test(token.fold)) &&
    !/(?:mente|ndo)$/u.test(token.fold)
  );
}

/** A verb that may have an object: what follows "sou" or "tô" is how somebody is. */
function isVerb(token: Token | undefined): boolean {
  const lemmas = lemmasOf(token?.fold ?? '');
  return lemmas.size > 0 && !lemmas.has('ser') && !lemmas.has('estar') && !lemmas.has('ir') && !lemmas.has('ficar');
}

function isName(token: Token | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(token?.raw ?? '');
}

/** What hangs on the noun at this place: "com cardamomo", a second name. */
function linkedAt(tokens: readonly Token[], at: number): readonly string[] {
  const [own, link, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!link || own?.pause) return [];
  if (isName(own) && isName(link)) return [link.raw];
  return LINKS.test(link.raw.toLowerCase()) && isNoun(next) ? [link.raw.toLowerCase(), next.raw] : [];
}

/** The noun at this place and what hangs on it: "café com cardamomo", "Chapada Diamantina". */
function phraseAt(tokens: readonly Token[], at: number): string {
  const first = linkedAt(tokens, at);
  const second = first.length > 0 ? linkedAt(tokens, at + first.length) : [];
  return [tokens[at]?.raw ?? '', ...first, ...second].join(' ');
}

function lowerIfPlain(phrase: string, first: boolean): string {
  return first && !/ \p{Lu}/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}

type Found = { phrase: string; rank: number };

/** Somebody's own thing before a longer one, that before the object of a verb, that before any other. */
function rankOf(phrase: string, before: Token | undefined): number {
  const said = before?.raw.toLowerCase() ?? '';
  if (YOURS[said]) return 3;
  if (!ARTICLE.test(said) && !isVerb(before)) return 0;
  if (phrase.includes(' ')) return 2.5;
  return isVerb(before) ? 2 : 1;
}

function foundIn({ tokens }: Sentence): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    const before = tokens[at - 1];
    if (!isNoun(token) || before?.pause) return [];
    const phrase = lowerIfPlain(phraseAt(tokens, at), at === 0);
    const rank = phrase.length > 30 ? 0 : rankOf(phrase, before);
    const whose = YOURS[before?.raw.toLowerCase() ?? ''];
    return rank === 0 ? [] : [{ phrase: whose ? `${whose} ${phrase}` : phrase, rank }];
  });
}

/** The thing most worth picking up in these sentences, or undefined where there is none to say back. */
export function echoOf(sentences: readonly Sentence[]): string | undefined {
  return sentences.flatMap(foundIn).toSorted((one, other) => other.rank - one.rank)[0]?.phrase;
}
