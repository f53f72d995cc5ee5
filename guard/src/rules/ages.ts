import {
  FAMILY,
  isOfRelative,
  isOfRelativeAfter,
  isOfThing,
  isOwnKin,
  isRelativeHerself,
  judgeAnimal,
  judgeParty,
} from './others.ts';
import * as ownAge from './own-age.ts';
import { isRomantic, type Sighting } from './sighting.ts';
import { isOpenFaz, isSpan, judgePastAge } from './spans.ts';

const ADULT_AGE = 18;
const UNIT =
  /^(?:- )?(?:anos?|aninhos?|anitos?|anios?|primaveras?|veroes|outonos|invernos|years?|yrs?|yo|y ?\/? ?o|y(?=$| [/,|])|ans|anni|aninhus|aniversarios?|voltas ao sol)\b ?(?:- )?(?:incompletos |incompleto |old )?/u;
/** "8 ano" is a class; see school-years.ts. */
const CLASS_UNIT = /^ano\b/u;
const CLASS_MAX = 9;
const RANGE = /^(?:a|-|ou|e|ate|para|to|or) \d{1,2} /u;
const CONTEXT_LENGTH = 90;

type Outcome = Sighting['verdict'] | 'accept';
/** `left` and `right` are the words around the number; `after` is what follows its unit. */
type Place = { left: string; right: string; sentence: string; age: number };
type YearsPlace = Place & { after: string; unit: string };

/** Ages below 18 that can be the character's (abuse suite F02, F03, F05). */
export function checkAges(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((line, index) => {
    const before = sentences[index - 1] ?? '';
    const sentence = line.replace(SPEAKER, '');
    if (HOW_LONG.test(before) && SPAN_ANSWER.test(sentence)) return [];
    const verdicts = new Set(listPlaces(line).map(judgeAge));
    if (ASKED_OF_AGE.test(before) && NOT_YET.test(sentence)) verdicts.add('refuse');
    if (isAloneAge(sentence, sentences[index - 1], sentences.length)) verdicts.add('refuse');
    return [...verdicts].flatMap((verdict) => (verdict === 'accept' ? [] : [{ rule: 'age' as const, verdict }]));
  });
}

const ALONE = /^(?:[-"] )?(?:so |tenho |apenas )?(?:1[0-7]|[5-9])(?: aninhos)?(?=$| [,;]| \p{Extended_Pictographic})/u;
/** Who speaks, in a dialogue. */
const SPEAKER = /^(?:- |\{ \{ [a-z]{1,12} \} \} : |< [a-z]{1,12} > : |[a-z]{2,15} : )+/u;
const HOW_LONG =
  /\b(?:quanto tempo|ha quantos anos|how long)\b(?!.{0,30}\b(?:viv[eo]|nasc\w{1,3}|existe|vida|mundo|alive)\b)/u;
const SPAN_ANSWER = /^(?:(?:uns|quase|faz|ha|mais de) ){0,2}\d{1,2} anos$/u;
const ASKED_OF_AGE =
  /\b(?:(?:eh|e) (?:de )?maior(?: de idade)?|ja (?:tem|fez) 18(?: anos)?|are you (?:over )?18|of age)\b/u;
const NOT_YET = /^(?:nao|ainda nao|quase|falt\w{1,4}|nope|no|not yet|em breve)\b/u;
const ASKED = /\b(?:idade|quantos anos|how old|age)\b/u;

/** A number that is a sentence of its own: all there is, or the answer to "Idade dela?". */
function isAloneAge(sentence: string, before: string | undefined, count: number): boolean {
  if (!ALONE.test(sentence)) return false;
  return before === undefined
    ? count === 1 && /^1[0-7](?: \p{Extended_Pictographic}){0,3}$/u.test(sentence)
    : ASKED.test(before) && !FAMILY.test(before);
}

/** The area code of a telephone, feet and inches: personal-data.ts reads the one, nobody's age is the other. */
const MEASURE_AFTER =
  /^ (?:\) (?:9 ?)?\d{4,5} ?-? ?\d{4}\b|['"] ?\d{1,2}\b|[/.-] \d{1,2} [/.-] (?:19|20)\d{2}\b|(?:ft|feet|foot|pes e)\b)/u;
const INCHES_AFTER_FEET = /\d '(?: |$)$/u;

function isMeasure(sentence: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length;
  return (
    MEASURE_AFTER.test(sentence.slice(end, end + 24)) ||
    INCHES_AFTER_FEET.test(sentence.slice(Math.max(0, match.index - 4), match.index))
  );
}

function listPlaces(sentence: string): Place[] {
  return [...sentence.matchAll(/\b\d{1,3}\b/gu)]
    .filter((match) => Number(match[0]) < ADULT_AGE && !isMeasure(sentence, match))
    .map((match) => {
      const end = match.index + match[0].length;
      return {
        left: sentence.slice(Math.max(0, match.index - CONTEXT_LENGTH), match.index).trimEnd(),
        right: sentence.slice(end, end + CONTEXT_LENGTH).trimStart(),
        sentence,
        age: Number(match[0]),
      };
    });
}

function judgeAge(place: Place): Outcome {
  const right = place.right.replace(RANGE, '');
  const unit = UNIT.exec(right)?.[0];
  if (unit === undefined) return judgeBare(place);
  if (CLASS_UNIT.test(unit) && place.age > 1 && place.age <= CLASS_MAX) return 'accept';
  const after = right.slice(unit.length).replace(/^de idade ?/u, 'de idade ');
  return judgeYears({ ...place, after, unit });
}

/** A number of years: whose, or of what. The first that knows decides. */
function judgeYears(place: YearsPlace): Outcome {
  if (ownAge.LOOKS_BEFORE.test(place.left)) return /^mais /u.test(place.after) ? 'review' : 'refuse';
  return (
    judgeRelative(place) ??
    judgeThing(place) ??
    judgeStopped(place) ??
    judgeSpan(place) ??
    judgePast(place, place.after) ??
    judgeSubject(place)
  );
}

/** Somebody else's age; not while the sentence is romantic, for then nobody knows whose (safety.md). */
function judgeRelative({ left, sentence, after }: YearsPlace): Outcome | undefined {
  if (isOwnKin(left, after)) return 'refuse';
  if (isOfRelativeAfter(left, after)) return isRomantic(sentence) ? 'refuse' : 'accept';
  if (!isOfRelative(left, sentence)) return undefined;
  return isRelativeHerself(left) || isRomantic(sentence) ? 'refuse' : 'accept';
}

/** The age of an animal, a thing, a party. */
function judgeThing(place: YearsPlace): Outcome | undefined {
  const animal = judgeAnimal(place.left, place.sentence);
  if (animal === 'yes') return isRomantic(place.sentence) ? 'review' : 'accept';
  if (animal === 'perhaps') return isRomantic(place.sentence) ? 'refuse' : 'review';
  const party = judgeParty(place);
  if (party !== 'no') return party === 'hers' || isRomantic(place.sentence) ? 'review' : 'accept';
  return isOfThing(place.left) ? 'accept' : undefined;
}

/** Whoever stopped at an age has it still. */
function judgeStopped({ left, sentence }: Place): Outcome | undefined {
  const isSince = /\b(?:ha|faz|durante|por)(?: [a-z]{2,6}){0,2}$/u.test(left);
  return !isSince && ownAge.STOPPED_IN_TIME.test(sentence) ? 'refuse' : undefined;
}

/** Years that only people and times long gone have: "15 primaveras". */
const FOND_UNIT = /^(?:primaveras|aninh|anit|aninhus|veroes|outonos|invernos)/u;

function judgeSpan({ left, after, unit }: YearsPlace): Outcome | undefined {
  if (FOND_UNIT.test(unit)) return /\b(?:ha|por|durante)$/u.test(left) ? 'accept' : 'refuse';
  if (isSpan(left, after)) return 'accept';
  return isOpenFaz(left, after) ? 'review' : undefined;
}

const PAST_OUTCOMES = { yes: 'accept', perhaps: 'review', no: undefined } as const;

function judgePast({ left, sentence }: Place, after: string): Outcome | undefined {
  const outcome = PAST_OUTCOMES[judgePastAge(left, after, sentence)];
  return outcome !== undefined && isRomantic(sentence) ? 'refuse' : outcome;
}

function judgeSubject({ left, after }: YearsPlace): Outcome {
  const isHers = /^de idade/u.test(after) || ownAge.SUBJECT_BEFORE.test(left) || ownAge.BARE_BEFORE.test(left);
  return isHers ? 'refuse' : 'review';
}

/** What may follow a number that is an age without saying so. */
const BARE_RIGHT =
  /^(?:$|[,)\]}|"':/;-]|(?:e|mas|ainda|so|no rg|na identidade|and|but|from|last|this|today|yesterday|going|next|tomorrow|soon|y|pero|ontem|hoje|agora|anteontem|amanha|em|este|esse|nesta|nessa|recentemente|ha pouco|mes|semana)\b)/u;
const NAMED_AGE =
  /\b(?:idade|age|edad|anos|years)(?: (?:e|eh|is|dela|dele|atual|real|verdadeira|de|mental|vida|idade|completos)){0,3}(?: :| =| -| >)?$/u;
const ONLY = /\b(?:so|apenas|somente|mal|ainda|ja) (?:tem|tenho|com|faz|fez|fiz|completou|completei)$/u;
const HAS =
  /\b(?:tenho|tem|fiz|fez|faz|faco|farei|fara|completei|completou|completo|fazer|completar|i am|im|she is|shes|hes|turned|turning|tengo|tiene|sou de|seus|nos meus|dos meus|uns)(?: (?:so|nem|apenas|somente|quase|just|only))?$|(?:^|, )quase$|\b(?:nao passa|mal (?:chegou|passou|entrou)|nem (?:chegou|passou)|beirando|pertinho|perto|a caminho|rondando) (?:d?[oe]s|n?os|a?os)$|\b(?:(?:para|pra) sempre|eternamente|eternos?)(?: (?:com|nos|de|aos))?$/u;
const YOUNG =
  /\b(?:menina|garota|moca|mocinha|jovem|guria|novinha|estudante|girl|filha|aluna|princesa) (?:de|com|com so|com apenas)$/u;
const YOUNG_RIGHT = /^(?:$|[,)\]}|"'-]|(?:que|d[aeo]|com|n[ao]|em|muito|super|e|mas)\b)/u;
const NAMED =
  /^(?:(?:nome|name|character|personagem) : )?(?:[a-z]{2,15} ){1,2}[,(|:/-]$|\b(?:sou|me chamo|meu nome eh) (?:a |o )?[a-z]{2,15} ,$|\($/u;
/** "a caçula da turma, 16" */
const APPENDED = /^(?:[a-z]{1,15} ){3,5},$/u;
const TEN = 10;
const CHILD_MAX = 4;
/** A sentence about somebody's age: a number in it that counts nothing is that age. */
const SPEAKS_OF_AGE = /\b(?:idade|edad|aged?|years)\b(?! media| moderna| antiga| da pedra| do gelo)/u;

/** "Idade: 47 | Camisa: 17": the age is told, and by another number; not where one of the two is the true one. */
const TOLD_ADULT =
  /\b(?:idade|edad|age)(?: dela| atual)? ?["')]{0,2} ?[:=(>|-]{0,2} ?["'(]{0,2} ?(?:1[89]|[2-9]\d|\d{3,4})\b/u;
const OTHERWISE = /\b(?:real|verdade\w{0,4}|aparent\w{1,2}|aparencia|mental|looks?|true|fisic[oa]|rg|corpo|parece)\b/u;

function isToldBeside({ left, sentence }: Place): boolean {
  return TOLD_ADULT.test(sentence) && !OTHERWISE.test(sentence) && !/\b(?:idade|edad|age)\b[^a-z]*$/u.test(left);
}

/** A number without a unit: an age only where the words around it say so. */
function judgeBare(place: Place): Outcome {
  const { left, right, sentence, age } = place;
  if (age >= TEN && isStuckAge(left, right)) return 'refuse';
  if (age >= TEN && isOwnKin(left, right)) return 'refuse';
  if (!BARE_RIGHT.test(right)) return 'accept';
  if (ownAge.LOOKS_BEFORE.test(left) || NAMED_AGE.test(left)) return 'refuse';
  if (age > CHILD_MAX && SPEAKS_OF_AGE.test(sentence) && !FAMILY.test(left) && !isToldBeside(place)) return 'refuse';
  if (age < TEN) return ONLY.test(left) ? 'review' : 'accept';
  return judgeTeenNumber(place);
}

/** "Um rapaz de dezessete", "vizinha, 15": who the sentence begins with. */
const PERSON_BEFORE =
  /(?:^|[,:(|] |\b(?:eh|sou) )(?:(?:uma?|[ao]|sua|minha|seu|meu|melhor) ){0,2}(?:vizinh[oa]|menin[oa]|garot[oa]|moc[oa]|rapaz|amig[oa]|colega|baba|barista|estagiari[oa]|estudante|alun[oa]|bruxinha|bruxa|princesa|sereia|fada|elf[oa]|vampir[oa]|skatista|surfista|bailarina|cantora|atriz|jogadora?|goleir[oa]|modelo|guria?|jovem|balconista|atendente|gamer|streamer|cosplayer|girl|boy|loira|morena|ruiva|baixinha|novata|caloura|mocinha|gotica|nerd|otaku|patinadora|idol|aprendiz|orfa|maga|guerreira|ninja|catgirl)(?: (?!(?:tem|fez|com|ha)\b)[a-z]{2,12}){0,3} ?(?:de|com|,|so|com so|de apenas)$/u;
const PERSON_RIGHT = /^(?:$|[,;)|-]|(?:que|pel[oa]|d[oa]|com|e|mas|n[oa])\b)/u;
const PERSON_END = /^(?:$|[,;)|-])/u;
const SEASON =
  /^n[oa] (?:verao|inverno|outono|primavera|carnaval|natal|mes|ano|dia|fim|comeco|inicio|sabado|domingo|feriado|reveillon|sexta|ultim[oa])\b/u;

const TURNED = /\b(?:completou|completei|completa|completo|completar|fez|fiz|faz|faco|fazer)$/u;

/** "17f", "16/f", "17a", "menina de 16 que": no end of a sentence is needed. */
function isStuckAge(left: string, right: string): boolean {
  if (/^(?:[/-] ?)?(?:f|fem|female|mulher)\b|^a(?=$| [,;)|])/u.test(right)) return true;
  if (YOUNG.test(left) && YOUNG_RIGHT.test(right)) return true;
  if (PERSON_BEFORE.test(left) && (left.endsWith(',') ? PERSON_END : PERSON_RIGHT).test(right)) return true;
  return TURNED.test(left) && SEASON.test(right);
}

/** "14 e meio": hours would be "e meia". */
const HALF_YEAR = /^(?:anos )?e meio(?=$| [,;)])/u;
/** "Seventeen and shy." */
const JUST_AND = /^(?:,|and|but|e|mas|y|pero) (?!meia|meio|pouc|tant|\d)[a-z]{3,}(?: [a-z]{2,}){0,2}$/u;

/** "Mal chegou aos quinze": just there, and not long ago. */
const BARELY = /\b(?:mal|nem|nao) (?:chegou|cheguei|passou|passei|entrou) (?:nem )?(?:n?os|a?os|d?os)$/u;

function judgeTeenNumber(place: Place): Outcome {
  const { left } = place;
  if (BARELY.test(left)) return 'refuse';
  if (/\b(?:aos|desde os|quando (?:eu )?tinha|antes dos|ate os)$/u.test(left))
    return judgeStopped(place) ?? judgePast(place, place.right) ?? 'review';
  if (left === '' && (JUST_AND.test(place.right) || HALF_YEAR.test(place.right))) return 'refuse';
  const isHers = ONLY.test(left) || HAS.test(left) || NAMED.test(left) || /(?:^| )f ?[/-]?$/u.test(left);
  if (isHers) return 'refuse';
  return APPENDED.test(left) && place.right === '' ? 'review' : 'accept';
}

/** In a name or a tag a number that can be an age is one. */
export function checkShortText(sentences: readonly string[]): Sighting[] {
  const ages = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(?<![\d.,])(\d{1,2})(?![\d])/gu)].map((match) => Number(match[1])),
  );
  if (ages.some((age) => age >= 8 && age < ADULT_AGE)) return [{ rule: 'age', verdict: 'refuse' }];
  return [];
}
