/** Answers to questions about what the person told before: said back, or admitted as never told. */
import { asksByWords } from '../analyser/asking.ts';
import { explains, optionsOf, tellsOfAWhen } from '../analyser/questions.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { factsOfKind, type Kind, kindsNamed } from '../gleaning/kinds.ts';
import { isOfSelf, isOwnWords } from '../gleaning/propositions.ts';
import rawLines from '../packs/recall.json' with { type: 'json' };
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { Fact, FactRelation } from '../request.ts';
import { insistOn } from './choose.ts';
import { readyLines } from './ready.ts';
import { findByAspect } from './recall-aspects.ts';
import {
  asksForHelp,
  asksHowTo,
  EXACT,
  fits,
  isSaidOfSelf,
  isTooLong,
  lastOfFew,
  onlyTells,
  tellsBesides,
} from './recall-fits.ts';
import { answerFrom, asksMore, sharesWord } from './recall-kinds.ts';
import { type Kept, pinnedFor } from './recall-pinned.ts';
import { plansFor } from './recall-plans.ts';
import {
  asksForFact,
  asksOfSelf,
  asksPlainly,
  asksToGoOn,
  asksUnkept,
  asksWhatToDo,
  stemsOf,
  type Wanted,
  wantedOf,
} from './recall-questions.ts';
import {
  type Found,
  findTold,
  nearestTold,
  type Question,
  readQuestion,
  saysMore,
  sharedTelling,
} from './recall-told.ts';
import { partsOf, tellFacts } from './recall-words.ts';
import { workFor } from './recall-work.ts';
import { isOfHerWords, knownFacts, tellOn, textOf } from './said-before.ts';
import type { Turn } from './turn.ts';

const LINES = {
  told: readyLines(rawLines.told),
  clause: readyLines(rawLines.clause),
  pinned: readyLines(rawLines.pinned),
  untold: readyLines(rawLines.untold),
  nearest: readyLines(rawLines.nearest),
};
const MEMORY = 'memory';
const ASKED_TO_KEEP = compilePattern('pedi|pedir|mandei * lembrar|guardar|anotar|lembrasse|guardasse');
/** "o que você lembra de mim?" has lines of its own in the pack. */
const WHOLE = compilePattern('lembra|sabe|lembrar * de|sobre mim');
const REMINDED = compilePattern('lembra|lembrar|sabe|contei|falei|disse|pedi|esqueceu !precisava|precisa');

function sayPinned(turn: Turn, text: string): boolean {
  return insistOn(turn, { lines: LINES.pinned, slots: { pinned: text.replace(/[.\s]+$/u, '') }, topic: MEMORY });
}

function sayFacts(turn: Turn, sentence: Sentence, wanted: Wanted): boolean {
  const found = answerFrom(ofKinds(turn), wanted, sentence);
  // Who is asked for by name is not told that there is somebody.
  if (found.length === 0 || (sentence.forms.has('nome') && !found.some(({ value }) => /\p{Lu}/u.test(value))))
    return false;
  return insistOn(turn, { lines: LINES.told, slots: { recalled: tellAll(turn, found) }, topic: MEMORY });
}

const ANY = new Set(['favorito', 'favorita', 'preferido', 'preferida']);

/** A pastime may have been told as something done every Sunday. */
function ofKind(facts: readonly Fact[], kind: Kind): readonly Fact[] {
  const found = factsOfKind(facts, kind);
  if (found.length > 0 || kind.subject !== 'hobby') return found;
  return facts.filter(({ relation }) => relation === 'habit');
}

/** For each kind a word names, the newest fact of it; of favourites where a favourite is asked for. */
function namedFacts(turn: Turn, said: ReadonlySet<string>): readonly (readonly Fact[])[] {
  const isFavorite = [...ANY].some((word) => said.has(word));
  return kindsNamed(said)
    .filter((kind) => !isFavorite || kind.relation === 'favorite' || kind.subject === 'hobby')
    .map((kind) => ofKind(ofKinds(turn), kind).slice(-1));
}

/** Of these another word in the question asks for something else: "a placa do meu carro", "a cor dos meus olhos". */
function saysKindAlone({ relation }: Fact, said: ReadonlySet<string>): boolean {
  return relation === 'owns' || (relation === 'favorite' && ![...ANY].some((word) => said.has(word)));
}

/** What the words of the question name, where its form was not known. */
function sayKind(turn: Turn, sentence: Sentence): boolean {
  const said = new Set(sentence.tokens.map(({ fold }) => fold));
  const stems = stemsOf(sentence.tokens.map(({ raw }) => raw).join(' '));
  const found = namedFacts(turn, said).find(
    ([fact]) => fact !== undefined && !(saysKindAlone(fact, said) && asksMore(stems, [fact])),
  );
  if (found) return insistOn(turn, { lines: LINES.told, slots: { recalled: tellAll(turn, found) }, topic: MEMORY });
  const [relation] = wantedOf(sentence)?.relations ?? [];
  return (relation === undefined || LOOSE.has(relation)) && sayShared(turn, sentence.tokens);
}

/** Questions of these may be put in many words. */
const LOOSE: ReadonlySet<FactRelation> = new Set(['habit', 'plan', 'job']);
const SHARED: ReadonlySet<FactRelation> = new Set(['plan', 'habit', 'about', 'trait']);

/** Where nothing names it, a word of the question that stands in what was told. */
function sayShared(turn: Turn, tokens: Sentence['tokens']): boolean {
  const stems = stemsOf(tokens.map(({ raw }) => raw).join(' '));
  const found = ofKinds(turn).findLast((fact) => SHARED.has(fact.relation) && sharesWord(fact, stems));
  if (!found) return false;
  const named = found.relation === 'about' ? namesakes(turn, found) : [];
  return insistOn(turn, { lines: LINES.told, slots: { recalled: tellAll(turn, [...named, found]) }, topic: MEMORY });
}

/** The name that belongs to what is told of somebody: "vô Otacílio" to "vô: me criou". */
function namesakes(turn: Turn, { value }: Fact): readonly Fact[] {
  const [role] = partsOf(value);
  return knownFacts(turn)
    .filter((fact) => (fact.relation === 'family' || fact.relation === 'friend') && fact.value.startsWith(`${role} `))
    .slice(-1);
}

/** Whether a pinned text that shares little, or is asked for loosely, is still what is meant. */
function isMeant(kept: Kept, sentence: Sentence, wanted: Wanted | undefined): boolean {
  const reminded = matchesSentence(REMINDED, sentence);
  const isSure = kept.shared >= 2 || (!wanted && (kept.coverage === 1 || reminded));
  return isSure && (reminded || asksOfSelf(sentence) || !sentence.forms.has('voce'));
}

function sayKnown(turn: Turn, sentence: Sentence, wanted: Wanted | undefined): boolean {
  return (
    (wanted !== undefined && sayFacts(turn, sentence, wanted)) || (asksOfSelf(sentence) && sayKind(turn, sentence))
  );
}

const HERS = compilePattern(
  'seu|sua|seus|suas|teu|tua|teus|tuas|voce|contigo !meu|minha|meus|minhas|eu|mim|me|a_gente|lembra|recorda|esqueceu|guardou',
);
/** Of hers also where she is asked to remember it: "você lembra o nome da sua rua?" */
const HERS_ALONE = compilePattern('seu|sua|seus|suas|teu|tua|teus|tuas !meu|minha|meus|minhas|eu|mim|me|a_gente');
const isOfHers = (sentence: Sentence) => matchesSentence(HERS, sentence) || matchesSentence(HERS_ALONE, sentence);

/** What was told in their own words and answers this; where a kind answers as well, only what says more of what is asked. */
function toldFor(turn: Turn, sentence: Sentence, wanted: Wanted | undefined): Fact | undefined {
  if (isOfHers(sentence)) return undefined;
  const question = readQuestion(textOf(sentence), turn.request.facts);
  const told = findTold(
    turn.request.facts.filter((fact) => isOwnWords(fact) || fact.relation === 'about'),
    question,
  );
  if (!told || !(isOfSelf(question.text) || asksOfSelf(sentence) || isMetWithout(question, told, sentence)))
    return undefined;
  const rival = wanted ? answerFrom(ofKinds(turn), wanted, sentence) : [];
  return rival.length > 0 && !saysMore(question, told.fact.value, tellFacts(rival)) ? undefined : told.fact;
}

/** A question that says of nobody that it is theirs is met by what was told where it is about that, and no opinion is asked. */
function isMetWithout(question: Question, { fact, score }: Found, sentence: Sentence): boolean {
  if (score >= 0.9) return true;
  return score >= 0.6 && asksForFact(sentence) && sharedTelling(question, fact.value) >= 2;
}

/** A fact of a kind whose words answer, where the form of the question was not known. */
function nearFor(turn: Turn, sentence: Sentence): Fact | undefined {
  const text = textOf(sentence);
  if (isOfHers(sentence) || !(isOfSelf(text) || asksOfSelf(sentence))) return undefined;
  return findTold(ofKinds(turn), readQuestion(text, turn.request.facts))?.fact;
}

function ofKinds(turn: Turn): readonly Fact[] {
  return knownFacts(turn).filter((fact) => !isOwnWords(fact));
}

function sayTold(turn: Turn, fact: Fact): boolean {
  return insistOn(turn, { lines: LINES.clause, slots: { recalled: tellOn(turn, fact) }, topic: MEMORY });
}

function tellAll(turn: Turn, found: readonly Fact[]): string {
  const [only] = found;
  return only && found.length === 1 ? tellOn(turn, only) : tellFacts(found);
}

/** What is remembered and answers: in their own words, of a kind, or by its words alone. */
function sayFound(turn: Turn, sentence: Sentence, wanted: Wanted | undefined): boolean {
  const told = workFor(turn, sentence) ?? toldFor(turn, sentence, wanted);
  if (told) return sayTold(turn, told);
  if (sayKnown(turn, sentence, wanted)) return true;
  const near = nearFor(turn, sentence) ?? aspectFor(turn, sentence, SURE);
  return near !== undefined && sayTold(turn, near);
}

/** From here on what is told is of what was asked, without a doubt. */
const SURE = 0.3;
/** From here on it may be; where much was told, something is always a little near. */
const likely = ({ facts }: Turn['request']) => (facts.length > 20 ? 0.15 : 0.05);

/** What was told of the aspect of life that a plain question of theirs asks for. */
function aspectFor(turn: Turn, sentence: Sentence, least: number): Fact | undefined {
  if (isOfHers(sentence) || !asksOfSelf(sentence) || !asksForFact(sentence)) return undefined;
  const { facts } = turn.request;
  return findByAspect(facts, readQuestion(textOf(sentence), facts), least)?.fact;
}

/** "Quando é a reunião com o banco?": a day that is on their list is theirs, whoever else is named. */
function isTheirs(turn: Turn, sentence: Sentence, found: Wanted | undefined): boolean {
  if (asksOfSelf(sentence)) return true;
  if (found?.relations[0] !== 'plan' || isOfHers(sentence)) return false;
  return knownFacts(turn).some((fact) => fits(fact, 'plan', found.subject));
}

function sayPlans(turn: Turn, sentence: Sentence): boolean {
  const recalled = plansFor(turn, sentence);
  return recalled !== undefined && insistOn(turn, { lines: LINES.told, slots: { recalled }, topic: MEMORY });
}

function answer(turn: Turn, sentence: Sentence): boolean {
  if (asksForHelp(sentence)) return false;
  const pinned = turn.request.pinned ?? [];
  const kept = pinnedFor(pinned, sentence);
  if (kept && kept.shared >= 2 && kept.coverage >= 0.6) return sayPinned(turn, kept.text);
  const found = wantedOf(sentence);
  const wanted = isTheirs(turn, sentence, found) ? found : undefined;
  if (sayFound(turn, sentence, wanted)) return true;
  if (kept && isMeant(kept, sentence, found)) return sayPinned(turn, kept.text);
  const last = pinned.at(-1);
  if (last && matchesSentence(ASKED_TO_KEEP, sentence)) return sayPinned(turn, last);
  if (sayNearest(turn, sentence, wanted)) return true;
  return isUntold(turn, sentence, wanted) && insistOn(turn, { lines: LINES.untold, slots: {}, topic: MEMORY });
}

/** Whether a question is of theirs alone, so that what was not told is owned as such. */
function isUntold(turn: Turn, sentence: Sentence, wanted: Wanted | undefined): boolean {
  if (isOfHerWords(turn, sentence)) return false;
  if (onlyTells(sentence) && !matchesSentence(REMINDED, sentence)) return false;
  if (isOfHers(sentence) || !(asksForFact(sentence) || matchesSentence(CALLED, sentence))) return false;
  return wanted !== undefined || asksUnkept(sentence) || asksPlainly(sentence);
}

/** "Como se chama minha afilhada?" asks for no advice. */
const CALLED = compilePattern('como se? chama|chamava|chamam');

/** "Lembra sim, falei da Helena". */
const AFFIRMS = compilePattern('< lembra|lembrou|sabe|falei|disse|contei sim|bem|ja|da|do|de');

/** Whether a guess may be made: it is asked for, or is all that was asked. */
function wantsNearest({ analysis }: Turn, sentence: Sentence): boolean {
  if (matchesSentence(REMINDED, sentence)) return sentence.asked || !matchesSentence(AFFIRMS, sentence);
  return sentence.asked && isSaidOfSelf(sentence) && !tellsBesides(analysis.sentences, sentence);
}

/** What comes nearest, said with its doubt, where a plain question of theirs finds no answer. */
function sayNearest(turn: Turn, sentence: Sentence, wanted: Wanted | undefined): boolean {
  if (!wantsNearest(turn, sentence)) return false;
  if (isOfHers(sentence) || !asksOfSelf(sentence) || !asksForFact(sentence)) return false;
  if (asksHowTo(textOf(sentence))) return false;
  const question = readQuestion(textOf(sentence), turn.request.facts);
  // A name is known or it is not.
  if (sentence.forms.has('nome')) return sayListed(turn, question);
  if (question.roles.length === 0 && wanted?.relations.some((relation) => EXACT.has(relation))) return false;
  const near = nearestTold(turn.request.facts.filter(isOwnWords), question);
  const said = near ?? aspectFor(turn, sentence, likely(turn.request)) ?? lastOfFew(turn.request.facts, wanted);
  if (!said || isTooLong(said.value)) return false;
  return insistOn(turn, { lines: LINES.nearest, slots: { recalled: tellOn(turn, said) }, topic: MEMORY });
}

/** "…, o caio de 22 e o renan de 19". */
const LISTED = /, (?:[ao] )\p{L}{3,}/u;

/** Who asks for a name and told it in a list hears what they told. */
function sayListed(turn: Turn, question: Question): boolean {
  const told = turn.request.facts.filter((fact) => isOwnWords(fact) && LISTED.test(fact.value));
  const said = question.roles.length > 0 ? nearestTold(told, question) : undefined;
  return (
    said !== undefined &&
    !isTooLong(said.value) &&
    insistOn(turn, { lines: LINES.nearest, slots: { recalled: tellOn(turn, said) }, topic: MEMORY })
  );
}

/** Whether a plain question of theirs is met by what they told: then it asks for no advice and for nothing of hers. */
export function isRemembered(turn: Turn): boolean {
  return turn.analysis.sentences.some(
    (sentence) =>
      asksOfSelf(sentence) &&
      !asksWhatToDo(sentence) &&
      asksForFact(sentence) &&
      ((asksPlainly(sentence) && !isOfHers(sentence)) ||
        (toldFor(turn, sentence, undefined) ?? aspectFor(turn, sentence, SURE)) !== undefined),
  );
}

const ASKING = compilePattern(
  '< e? mas? qual|quais|quem|onde|quando|quanto|quantos|quantas|como|que|o_que|lembra|sabe|voce_lembra|voce_sabe|com_quem|de_que',
);

/** "Meu ponto fraco? Acho que…": asked of oneself, and answered. */
function isAnsweredAtOnce({ asked, tokens }: Sentence, isAll: boolean): boolean {
  return asked && tokens.length <= 4 && /^(?:meus?|minhas?)$/u.test(tokens[0]?.fold ?? '') && !isAll;
}

/** "Que bom, fiquei feliz" begins like a question. */
const EXCLAIMS = compilePattern(
  '< que|como bom|boa|legal|pena|delicia|lindo|linda|fofo|fofa|saudade|triste|chato|chata|massa|incrivel|otimo|otima|maravilha|susto|raiva|alivio|sorte|azar|engracado|dificil|horror|demais|isso|nada|vergonha|orgulho|coisa',
);

/** "É pra eu contar uma lembrança do meu pai?", "sabe não, em casa eu sou o que faz graça": nothing is asked of her memory. */
const NOT_ASKED = [
  '< ** e|eh|era para eu|mim *',
  '< ** quer|queria|precisa que eu *',
  '< sabe|sei|lembra|lembro nao',
].map((source) => compilePattern(source));

/** "Nonato ou seu Nonato, o que acha?" wants a choice; "lembra se é um ou outro?" her memory. */
const CHOOSES = compilePattern('opiniao|escolhe|escolha|prefere|acha|melhor|combina|voto|vota');

function isForHerChoice(sentence: Sentence): boolean {
  return (
    optionsOf(sentence) !== undefined && matchesSentence(CHOOSES, sentence) && !matchesSentence(REMINDED, sentence)
  );
}

/** "E se eu furar o paciente errado?" is of what may come. */
const SUPPOSES = compilePattern('< e|mas|ai? =se eu|a_gente|ele|ela|der|for|nao|chover');

/** "Qual é o nome do meu cachorro?": from memory, never from thin air. */
export function recalled(turn: Turn): boolean {
  if (turn.fresh.length > 0 || turn.analysis.size > 30) return false;
  const { sentences } = turn.analysis;
  return sentences.some(
    (sentence, at) =>
      !isAnsweredAtOnce(sentence, sentences[at + 1]?.asked ?? !turn.asksNothing) &&
      (sentence.asked ||
        (!tellsOfAWhen(sentence) &&
          !explains(sentence) &&
          !matchesSentence(EXCLAIMS, sentence) &&
          ((matchesSentence(ASKING, sentence) && (!onlyTells(sentence) || matchesSentence(REMINDED, sentence))) ||
            asksByWords(textOf(sentence))))) &&
      !matchesSentence(WHOLE, sentence) &&
      !matchesSentence(SUPPOSES, sentence) &&
      !NOT_ASKED.some((pattern) => matchesSentence(pattern, sentence)) &&
      !isForHerChoice(sentence) &&
      !asksToGoOn(sentence) &&
      (sayPlans(turn, sentence) || answer(turn, sentence)),
  );
}
