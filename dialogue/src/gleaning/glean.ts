import { analyse } from '../analyser/analyse.ts';
import { asksInPlace } from '../analyser/asking.ts';
import { foldWord } from '../analyser/fold.ts';
import { senseOf } from '../analyser/stems.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { Fact } from '../request.ts';
import { amendedByName, amendedLast } from './amends.ts';
import { gleanAppositions } from './appositions.ts';
import { gleanDislikes, gleanFamily, gleanLikes, gleanPet, gleanPetAnswer, gleanPlan } from './belongings.ts';
import { titleCase } from './capture.ts';
import { gleanChange, isChange, withReplaced } from './changes.ts';
import { clausesOf, tellsNothing } from './clauses.ts';
import { gleanCorrection } from './corrections.ts';
import { gleanCity, gleanJob, gleanName } from './identity.ts';
import { isOfOurCoins, NOT_FACTS } from './lexicon.ts';
import { gleanParticulars, gleanSizes } from './particulars.ts';
import { gleanPropositions, isOfSelf, isOfTold, isOwnWords } from './propositions.ts';
import { gleanMany, gleanRelative } from './relatives.ts';
import { repaired } from './repairs.ts';
import { alsoRevised, datesRevised, revised, revisedBySlip, revisedInPassing } from './revisions.ts';
import { gleanSelf } from './self.ts';
import { gleanSequel } from './sequels.ts';
import { gleanSidelong } from './sidelong.ts';
import { differenceOf, slippedName, swappedIn } from './slips.ts';
import { spelledOut } from './spelling.ts';
import { isFigure, isInWork, isOverheard, isPlayed, withoutSecrets } from './untold.ts';

export type GleanContext = {
  /** Her line just before the message, which tells what a bare answer answers. */
  lastLine: string | undefined;
  /** The person's message before, which tells whom "ela" stands for. */
  before?: string | undefined;
  known: readonly Fact[];
  now: Date;
  /** The message speaks of something told in own words, which `known` may leave out. */
  isOfOwnWords?: boolean;
};

const MAX_NEW_FACTS = 6;
/** The question itself, so that "quando quiser me dizer seu nome" does not turn the next word into one. */
const ASKS_NAME = /(?:te chamar|seu nome|voce se chama|te chamo)[^?.!]*\?/;
const ASKS_CITY = /onde voce (?:mora|fala|vive|ta|esta)|que cidade|qual cidade|sua cidade|de onde voce/;
const ASKS_PET = /nome (?:dele|dela|do bicho|da fera)|como (?:ele |ela |o bichinho )?se chama/;

/** Same kind, same value once case and accents are set aside; a bare species is no news once the pet has a name. */
function isKnown(fact: Fact, known: readonly Fact[]): boolean {
  const value = foldWord(fact.value);
  return known.some((other) => {
    if (other.relation !== fact.relation) return false;
    const old = foldWord(other.value);
    return old === value || (fact.relation === 'pet' && old.includes(`(${value})`)) || isShorterKin(fact, old);
  });
}

function isShorterKin(fact: Fact, old: string): boolean {
  return fact.relation === 'family' && old.startsWith(`${foldWord(fact.value)} `);
}

function isInstruction(sentence: Sentence): boolean {
  return isOfOurCoins(sentenceText(sentence)) || [...NOT_FACTS].some((word) => sentence.forms.has(word));
}

function unnamedSpecies(known: readonly Fact[]): string | undefined {
  const pets = known.filter((fact) => fact.relation === 'pet');
  return pets.findLast((fact) => !fact.value.includes('('))?.value;
}

const NAMES_IT = ['< ela|ele? se chama', '< o? nome dele|dela e'].map(compilePattern);

/** "Se chama Pipoca", right after an animal without a name was told of. */
function isNamingPet(sentence: Sentence, known: readonly Fact[]): boolean {
  const last = known.at(-1);
  const isUnnamed = last?.relation === 'pet' && !last.value.includes('(');
  return isUnnamed && NAMES_IT.some((pattern) => matchesSentence(pattern, sentence));
}

/** "Semana que vem começo fusos horários com eles": what is so long was not understood as a plan, and is kept as it was told. */
const PLAN_WORDS = 6;

function isPlanOf(value: string | undefined): boolean {
  return value === undefined || value.replace(/ \([^)]*\)$/u, '').split(' ').length <= PLAN_WORDS;
}

/** "Sou do time que aperta tudo" is of no team. */
const OF_NO_TEAM = 'time';

function gleanSentence(sentence: Sentence, text: string, context: GleanContext): Fact[] {
  const lastLine = foldWord(context.lastLine ?? '');
  const asksPet = ASKS_PET.test(lastLine) || isNamingPet(sentence, context.known);
  const pet = asksPet ? gleanPetAnswer(sentence, unnamedSpecies(context.known)) : undefined;
  const clauses = clausesOf(sentence);
  const single: [Fact['relation'], string | undefined][] = [
    ['name', gleanName(sentence, ASKS_NAME.test(lastLine))],
    ['city', gleanCity(sentence, ASKS_CITY.test(lastLine))],
    ['job', gleanJob(sentence)],
    ['pet', pet],
    ...clauses.map((clause): [Fact['relation'], string | undefined] => ['pet', pet ? undefined : gleanPet(clause)]),
    ...clauses.map((clause): [Fact['relation'], string | undefined] => ['family', gleanFamily(clause)]),
    ...plansIn(sentence, text, context.now)
      .filter(isPlanOf)
      .map((value): [Fact['relation'], string | undefined] => ['plan', value]),
  ];
  const facts: Fact[] = sentence.asked ? [] : gleanAside(sentence);
  const named = facts.some(({ relation }) => relation === 'pet');
  facts.push(
    ...single.flatMap(([relation, value]) =>
      value === undefined || (named && relation === 'pet') ? [] : [{ relation, value }],
    ),
  );
  facts.push(...clauses.flatMap((clause) => [...gleanRelative(clause), ...gleanParticulars(clause, text)]));
  facts.push(...gleanMany(sentence), ...gleanSizes(sentence, text));
  const isFavorite = facts.some(({ relation, value }) => relation === 'favorite' && !value.startsWith('time:'));
  const liked = isFavorite ? [] : gleanLikes(sentence).filter((value) => value !== OF_NO_TEAM);
  for (const value of liked) facts.push({ relation: 'likes', value });
  for (const value of gleanDislikes(sentence)) facts.push({ relation: 'dislikes', value });
  for (const fact of gleanSelf(sentence, sentenceText(sentence)))
    if (!facts.some((other) => other.relation === fact.relation && !SEVERAL.has(fact.relation))) facts.push(fact);
  return facts;
}

/** "dia 12 é a consulta, a prova ficou pro 19": of several days each part has its own. */
function plansIn(sentence: Sentence, text: string, now: Date): (string | undefined)[] {
  const parts = sentenceText(sentence)
    .split(/, /u)
    .flatMap((part) => analyse(part).sentences.flatMap((one) => gleanPlan(one, part, now) ?? []));
  return parts.length > 1 ? parts : [gleanPlan(sentence, text, now)];
}

/** What is told beside what the sentence is about. */
function gleanAside(sentence: Sentence): Fact[] {
  return gleanAppositions(sentenceText(sentence));
}

/** Of these one sentence may tell more than one. */
const SEVERAL: ReadonlySet<Fact['relation']> = new Set(['trait', 'likes', 'favorite']);

/** A sentence as it was written, its pauses as commas. */
function sentenceText({ tokens }: Sentence): string {
  return tokens
    .filter(({ raw }) => raw !== '')
    .map(({ raw, pause }) => (pause ? `${raw},` : raw))
    .join(' ')
    .replace(/,$/u, '');
}

function isUntold(sentence: Sentence): boolean {
  const text = sentenceText(sentence);
  return (
    tellsNothing(sentence) ||
    isInWork(text) ||
    isOverheard(text) ||
    isFigure(text) ||
    asksInPlace(foldWord(text)) ||
    asksPlainly(sentence)
  );
}

/** "eu tenho cachorro?": a question from its first word to its last. */
function asksPlainly({ asked, tokens }: Sentence): boolean {
  const first = tokens.find(({ fold }) => !/^(?:e|mas|entao|ai)$/u.test(fold));
  return asked && first?.fold === 'eu' && tokens.slice(0, -1).every(({ pause }) => !pause);
}

/** What is put right takes the place of what was told. */
function changed(
  fresh: readonly Fact[],
  message: string,
  { known, lastLine, now, isOfOwnWords = false }: GleanContext,
): readonly Fact[] {
  if (known.length === 0 || !isChange(message)) return fresh;
  const replacing = fresh.map((fact) => withReplaced(fact, known));
  if (replacing.some(({ replaces }) => replaces !== undefined)) return replacing;
  const [sentence] = analyse(message).sentences;
  const change =
    sentence && !tellsNothing(sentence)
      ? gleanChange({ text: message, sentence, known, lastLine: lastLine ?? '', now, isOfOwnWords })
      : undefined;
  return change && !isKnown(change, known)
    ? [...fresh.filter(({ relation }) => relation !== change.relation), change]
    : fresh;
}

/** What one sentence of a message tells, with what it tells beside. */
function toldIn(sentence: Sentence, message: string, context: GleanContext): Fact[] {
  const text = sentenceText(sentence);
  const beside = sentence.asked || isInWork(text) ? [] : gleanSidelong(text);
  return isUntold(sentence) && !isNamingPet(sentence, context.known)
    ? beside
    : [...beside, ...gleanSentence(sentence, message, context)];
}

/** Facts of the kinds that have rules of their own. */
export function gleanKinds(message: string, context: GleanContext): Fact[] {
  const { sentences } = analyse(message);
  // Whoever slips an instruction in gets nothing stored from the whole message.
  if (sentences.some(isInstruction)) return [];
  const corrected = gleanCorrection(message, context.known);
  const told = sentences.flatMap((sentence) => toldIn(sentence, message, context));
  const fresh: Fact[] = [];
  for (const fact of corrected ? [...told, corrected] : told)
    if (!isKnown(fact, [...context.known, ...fresh])) fresh.push(fact);
  return changed(fresh, message, context).slice(0, MAX_NEW_FACTS);
}

/** "minha cor? verde": asked and answered in one breath. */
const ANSWERED_SELF = /^((?:ah |e |a )?(?:meu|minha) \p{L}+(?: (?:favorit|preferid)[oa])?) ?\?+ (?=\p{L})(?![^?]*\?)/iu;

/** "adivinha quem passou na prova? euzinha". */
const GUESSED_SELF =
  /^(?:adivinh\p{L}*|sab(?:e|em)) quem ([^?]+?)\?+ *(?:eu(?:zinh[oa])?(?: mesm[oa]| aqui)?|(?:[oa] )?(?:m[ãa]e|pai|mam[ãa]e) aqui)(?!\p{L})/iu;

/**
 * Facts a person states about themselves in one message: only new ones, negation respected, instructions ignored. What no kind
 * takes is kept as it was told. Both adapters use it, so what is remembered does not depend on the model.
 */
export function gleanFacts(written: string, context: GleanContext): Fact[] {
  return gleanMessage(written, context).filter((fact) => !isOfOtherUnit(fact, written));
}

const COUNTED = /(?<![\p{L}\d,.:/])(\d+) (\p{L}{3,})/gu;

/** "Brigou uns 5 minutos" puts no fish of 2 kilos right. */
function isOfOtherUnit({ value, replaces }: Fact, message: string): boolean {
  if (replaces === undefined) return false;
  const units = new Map([...message.matchAll(COUNTED)].map(([, number = '', unit = '']) => [number, senseOf(unit)]));
  return [...value.matchAll(COUNTED)].some(([whole, number = '', unit = '']) => {
    const said = units.get(number);
    return said !== undefined && said !== senseOf(unit) && !replaces.includes(whole);
  });
}

/** "Hein 👀 eu sou atendente": what is told of oneself after a face or a laugh begins there. */
const AFTER_A_FACE =
  /(?<=\p{Extended_Pictographic}|(?<!\p{L})k{3,}) +(?=(?:eu|meu|minha|meus|minhas|sou|moro|trabalho|tenho)(?!\p{L}))/giu;

function gleanMessage(written: string, context: GleanContext): Fact[] {
  const open = withoutSecrets(spelledOut(written.replace(AFTER_A_FACE, '. ')));
  const message = withoutSlip(open.replace(ANSWERED_SELF, '$1 é ').replace(GUESSED_SELF, 'eu $1'), context.known);
  if (message === '' || isPlayed(message)) return [];
  const corrected = putRight(message, open, context);
  if (corrected.length > 0) return corrected;
  const kinds = gleanKinds(message, {
    ...context,
    known: context.known.filter((fact) => !isOwnWords(fact)),
    isOfOwnWords: isOfTold(message, context.known),
  });
  const own = gleanOwnWords(message, context, kinds);
  // Of a bare value that puts own words right no kind is told besides.
  const bare =
    own.some(({ replaces }) => replaces !== undefined) &&
    kinds.every(({ replaces }) => replaces === undefined) &&
    !isOfSelf(message);
  const told = bare ? own : [...kinds, ...own];
  const amended = amendedIn(message, context.known, told);
  const fresh = amended ?? withSequel(told, message, context.known);
  return [
    ...fresh.map(withNameWritten).map((fact) => withNameBeside(fact, message)),
    ...alsoRevised(fresh, context.known, amended !== undefined),
    ...datesRevised(fresh, message, context.known),
  ];
}

/** A name that takes the place of another is written as names are. */
function withNameWritten(fact: Fact): Fact {
  const { relation, value, replaces = '' } = fact;
  const at =
    relation === 'family' || relation === 'friend' ? replaces.search(/(?<= )\p{Lu}/u) : relation === 'pet' ? 0 : -1;
  const isNamed = at >= 0 && /^\p{Lu}/u.test(replaces.slice(at)) && value.startsWith(replaces.slice(0, at));
  if (!isNamed) return fact;
  const [name = '', ...rest] = value.slice(at).split(/(?= \()/u);
  return { ...fact, value: value.slice(0, at) + titleCase(name) + rest.join('') };
}

const NAME_BESIDE = /(?<!\p{L})(?:o nome del[ea] (?:é|eh)|el[ea] se chama|se chama) (\p{L}{2,16})(?!\p{L})/iu;

/** "No sofá com meu gato. O nome dele é Bolacha" */
function withNameBeside(fact: Fact, message: string): Fact {
  const name = fact.relation === 'pet' && !fact.value.includes(' ') ? NAME_BESIDE.exec(message)?.[1] : undefined;
  return name === undefined ? fact : { ...fact, value: `${titleCase(name.toLowerCase())} (${fact.value})` };
}

/** What changes something and takes the place of nothing is kept whole, not in parts that say nothing alone. */
function withSequel(told: readonly Fact[], message: string, known: readonly Fact[]): readonly Fact[] {
  if (told.some(({ replaces }) => replaces !== undefined)) return told;
  const sequel = gleanSequel(message, known);
  return sequel ? [...told.filter((fact) => !isOwnWords(fact)), sequel] : told;
}

/** What a message puts right by naming what is over, or by leaning on what was told last, where nothing told does so as well. */
function amendedIn(message: string, known: readonly Fact[], told: readonly Fact[]): Fact[] | undefined {
  const replacing = told.filter(({ replaces }) => replaces !== undefined);
  const named = amendedByName(message, known);
  if (named && replacing.every((fact) => holdsStale(fact, named))) return [named];
  const last = replacing.length === 0 ? amendedLast(message, known) : undefined;
  return last && [last];
}

/** Whether what took the place still tells what is over: "fecharam o Sesc, agora é na Arena". */
function holdsStale({ value }: Fact, { replaces = '', value: amended }: Fact): boolean {
  const [stale] = differenceOf(replaces, amended) ?? [];
  const words = foldWord(stale ?? '').split(' ');
  return stale === undefined || words.some((word) => word.length > 3 && foldWord(value).includes(word));
}

/** "mentira, é pudim" owns up to what was told before: it is not of a lie. */
function withoutSlip(message: string, known: readonly Fact[]): string {
  return known.length === 0 ? message : message.replace(OWNED_UP, 'na verdade ');
}

const OWNED_UP =
  /^(?:(?:n[ãa]o|ops|opa|ih|ah|calma|pera[íi]?|desculpa|perd[ãa]o|foi mal|nada|que nada)[,.! ]+)*(?:(?:era |[ée] |eu )?(?:menti(?:ra)?|t(?:ava|o|ô) (?:brincando|zoando|zuando)|brincadeira|zoeira|confesso que menti|pensando (?:bem|melhor)|lembrei (?:melhor|direito|agora|errado))|(?:nada|que nada|calma|ops|opa)(?=[,.:!]))[,.:! ]+(?=\S)/iu;

/** What a message puts right by naming the slip, or both the old and the new. */
function putRight(message: string, open: string, { known, lastLine }: GleanContext): Fact[] {
  if (known.length === 0 || analyse(message).sentences.some(isInstruction)) return [];
  const repairs =
    [...new Set([open, message])].map((text) => repaired(text, known)).find((facts) => facts.length > 0) ?? [];
  if (repairs.length > 0) return repairs;
  const swapped = swappedIn(message, known);
  if (swapped.length > 0) return swapped;
  const slip = revisedBySlip({ message, known, lastLine: lastLine ?? '' });
  if (slip) return [slip, ...alsoRevised([slip], known, true)];
  const name = slippedName(message, known);
  return name ? [name] : [];
}

/** What is told, or put right, in their own words. */
function gleanOwnWords(message: string, { known, lastLine, before }: GleanContext, kinds: readonly Fact[]): Fact[] {
  const revision = { message, known, lastLine: lastLine ?? '' };
  const told = gleanPropositions(message, { known, before }, kinds)
    .filter((fact) => !isKnown(fact, known))
    .map((fact) => revised(fact, revision));
  // What a kind takes whole may still put own words right.
  const again = gleanPropositions(message, { known, before }, [])
    .map((fact) => revised(fact, revision))
    .filter(({ replaces, value }) => replaces !== undefined && !told.some((fact) => fact.value === value));
  if (again.length > 0 || told.some(({ replaces }) => replaces !== undefined)) return [...told, ...again];
  const corrected =
    gleanCorrection(message, known.filter(isOwnWords)) ??
    (told.length === 0 && (kinds.length === 0 || !isOfSelf(message)) ? revisedInPassing(revision) : undefined);
  return corrected ? [corrected] : told;
}
