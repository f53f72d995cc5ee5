/** Whether a fact is what a question asks for. */

import { isAcknowledgement } from '../analyser/acts.ts';
import { secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { isOwnWords } from '../gleaning/propositions.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { Fact, FactRelation } from '../request.ts';
import type { Wanted } from './recall-questions.ts';
import { partsOf, splitName } from './recall-words.ts';

const DOGS = new Set(['cachorro', 'cachorra', 'cadela', 'vira-lata', 'vira lata']);
const BIRDS = new Set('passarinho passaro ave calopsita canario periquito papagaio'.split(' '));

function sameSubject(subject: string, wanted: string): boolean {
  const [own, asked] = [foldWord(subject), foldWord(wanted)];
  if ([BIRDS, DOGS].some((kind) => kind.has(own) && kind.has(asked))) return true;
  // Folding makes one of grandmother and grandfather.
  if (own === asked) return own !== 'avo' || subject === wanted || wanted === 'avo';
  const alias: Readonly<Record<string, string>> = {
    comida: 'prato',
    prato: 'comida',
    bike: 'bicicleta',
    bicicleta: 'bike',
    vo: 'avo',
    avo: 'vo',
    mulher: 'esposa',
    esposa: 'mulher',
  };
  return (
    alias[own] === asked || own === `${asked}s` || own.replace(/oes$|aos$/u, 'ao') === asked || `${own}s` === asked
  );
}

const INSTRUMENTS =
  /^(?:violao|guitarra|piano|teclado|baixo|bateria|flauta|ukulele|cavaquinho|saxofone|violino|sanfona|pandeiro|gaita)/;

export function subjectOf({ relation, value }: Fact): string {
  if (relation === 'pet') return /\((.+)\)$/u.exec(value)?.[1] ?? value;
  if (relation === 'family' || relation === 'friend') return splitName(value)[0];
  return partsOf(value)[0];
}

function ownedFits(value: string, wanted: string): boolean {
  const thing = foldWord(partsOf(value)[0] || value);
  if (wanted === 'instrumento') return INSTRUMENTS.test(thing);
  return sameSubject(thing.split(' ')[0] ?? '', wanted);
}

export function fits(fact: Fact, relation: FactRelation, wanted: string | undefined): boolean {
  if (fact.relation !== relation) return false;
  if (wanted === undefined) return true;
  const value = foldWord(fact.value);
  if (relation === 'owns') return ownedFits(fact.value, wanted);
  if (relation === 'habit') return lemmasOf(value.split(' ')[0] ?? '').has(wanted);
  if (relation === 'plan') return value.includes(wanted.split(' ')[0] ?? '');
  return sameSubject(subjectOf(fact), wanted);
}

const HOW_TO = /(?:^| )como (?:que )?(?:faz|faco|se faz|eu faco|cuida|cuido)(?= )/u;

/** "Como faz pra orquídea florir?" wants advice, and no memory. */
export function asksHowTo(text: string): boolean {
  return HOW_TO.test(foldWord(text));
}

/** Characters of what is said back with a doubt. */
const NEAREST_LENGTH = 90;

/** A whole paragraph said back is no memory. */
export function isTooLong(value: string): boolean {
  return value.length > NEAREST_LENGTH;
}

const OWN = ['eu', 'meu', 'minha', 'meus', 'minhas', 'mim', 'comigo', 'gente', 'nos'];

/** "Toca o que então?" is put to her. */
export function isSaidOfSelf({ tokens, forms }: Sentence): boolean {
  return (
    OWN.some((word) => forms.has(word)) ||
    tokens.some(({ raw }, at) => secondOf(raw, tokens[at - 1]?.raw) !== undefined)
  );
}

/** A longer sentence without a mark tells: "quando aparece barata eu subo na cadeira". */
const UNASKED_MAX = 6;

export function onlyTells({ asked, tokens }: Sentence): boolean {
  return !asked && tokens.length > UNASKED_MAX;
}

/** Who tells something and asks of it wants no memory: "tenho uma samambaia com a ponta marrom, sabe o que pode ser?" */
export function tellsBesides(sentences: readonly Sentence[], question: Sentence): boolean {
  return sentences.some((one) => one !== question && !one.asked && one.tokens.length > 2 && !isAcknowledgement([one]));
}

/** Of these there is one answer, and nothing else is near it. */
export const EXACT: ReadonlySet<FactRelation> = new Set(['name', 'birthday', 'body', 'age']);

const FEW = 4;
/** Who asks of themselves is not answered with what somebody else does. */
const OF_OTHERS: ReadonlySet<FactRelation> = new Set(['about', 'family', 'friend']);

/** Of few things told, the last is the likeliest; what has a kind of its own and is not there was not told. */
export function lastOfFew(facts: readonly Fact[], wanted: Wanted | undefined): Fact | undefined {
  if (wanted === undefined) {
    const told = facts.filter((fact) => isOwnWords(fact));
    if (facts.length > FEW) return told.length > FEW ? undefined : told.findLast(({ relation }) => relation === 'told');
    return facts.findLast(({ relation }) => !EXACT.has(relation) && !OF_OTHERS.has(relation));
  }
  return facts.length <= FEW && wanted.relations.includes('habit')
    ? facts.findLast(({ relation }) => relation === 'habit')
    : undefined;
}

/** "O que eu faço com o cara da louça?", "me ajuda com um nome?" */
const FOR_HELP = [
  'que|o_que eu? =faco|=falo|=digo|=respondo|=levo|=dou|=compro com|para|quando|se|agora|hoje|nessa|nesse',
  'que|o_que eu? =vou|=posso|=devo|=podia|=devia dar|comprar|levar|fazer|dizer|falar|vestir|usar|pedir|cozinhar|escrever|responder',
  '< e? por_onde|onde|como eu? =comeco >',
  'que|o_que =sai|=da disso|com_isso|para_fazer',
  '< ** posso passar|ir|entrar|chegar|ficar|te ** >',
  '=tenho cara de ** >',
  '< ** vai|vem|quer|topa|vamos|aceita ** comigo ** >',
  '< ** voce =iria|viria|toparia|gostaria ** >',
  '< e? voce iria|viria|toparia ** >',
  '< e|entao? voce? esta me ** >',
  'o_que|que eu? =faco|=faria|=digo|=falo|=respondo|=escrevo|=levo|=compro|=visto|=conto|=mando|=preparo|=ofereco >',
  'me =ajuda|=indica|=sugere|=recomenda|=aconselha',
  'sera que',
  'sabe|o_que|que o_que|que? pode|poderia|podia|sera =ser',
  'e|eh besteira|bobagem|loucura|drama|ridiculo|exagero|normal|errado',
].map(compilePattern);

export function asksForHelp(sentence: Sentence): boolean {
  return FOR_HELP.some((pattern) => matchesSentence(pattern, sentence));
}
