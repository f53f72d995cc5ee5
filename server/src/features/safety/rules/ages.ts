import { FAMILY, isOfRelative, isOfThing, isRelativeHerself, judgeAnimal, judgeParty } from './others.ts';
import * as ownAge from './own-age.ts';
import { isRomantic, type Sighting } from './sighting.ts';
import { isOpenFaz, isSpan, judgePastAge } from './spans.ts';

const ADULT_AGE = 18;
const UNIT =
  /^(?:- )?(?:anos?|aninhos?|anitos?|anios?|primaveras?|veroes|outonos|invernos|years?|yrs?|yo|y ?\/? ?o|y(?=$| [/,|])|ans|aninhus|aniversarios?|voltas ao sol)\b ?(?:- )?(?:incompletos |incompleto |old )?/u;
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
  return sentences.flatMap((sentence, index) => {
    const verdicts = new Set(listPlaces(sentence).map(judgeAge));
    if (isAloneAge(sentence, sentences[index - 1], sentences.length)) verdicts.add('refuse');
    return [...verdicts].flatMap((verdict) => (verdict === 'accept' ? [] : [{ rule: 'age' as const, verdict }]));
  });
}

const ALONE = /^(?:[-"] )?(?:so |tenho |apenas )?(?:1[0-7]|[5-9])(?: aninhos)?(?=$| [,;])/u;
const ASKED = /\b(?:idade|quantos anos|how old|age)\b/u;

/** A number that is a sentence of its own: all there is, or the answer to "Idade dela?". */
function isAloneAge(sentence: string, before: string | undefined, count: number): boolean {
  if (!ALONE.test(sentence)) return false;
  return before === undefined ? count === 1 && /^1[0-7]$/u.test(sentence) : ASKED.test(before);
}

function listPlaces(sentence: string): Place[] {
  return [...sentence.matchAll(/\b\d{1,3}\b/gu)]
    .filter((match) => Number(match[0]) < ADULT_AGE)
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
function judgeRelative({ left, sentence }: Place): Outcome | undefined {
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
  /^(?:$|[,)\]}|"':/;-]|(?:e|mas|ainda|so|no rg|na identidade|and|but|from|last|this|today|yesterday|y|pero|ontem|hoje|agora|anteontem|amanha|em|este|esse|nesta|nessa|recentemente|ha pouco|mes|semana)\b)/u;
const NAMED_AGE =
  /\b(?:idade|age|edad|anos|years)(?: (?:e|eh|is|dela|dele|atual|real|verdadeira|de|mental)){0,3}(?: :| =| -| >)?$/u;
const ONLY = /\b(?:so|apenas|somente|mal|ainda|ja) (?:tem|tenho|com|faz|fez|fiz|completou|completei)$/u;
const HAS =
  /\b(?:tenho|tem|fiz|fez|faz|completei|completou|fazer|completar|i am|im|she is|shes|hes|turned|turning|tengo|tiene|sou de|seus|nos meus|dos meus|uns)$/u;
const YOUNG =
  /\b(?:menina|garota|moca|mocinha|jovem|guria|novinha|estudante|girl|filha|aluna|princesa) (?:de|com|com so|com apenas)$/u;
const YOUNG_RIGHT = /^(?:$|[,)\]}|"'-]|(?:que|d[aeo]|com|n[ao]|em|muito|super|e|mas)\b)/u;
const NAMED = /^(?:[a-z]{2,15} ){1,2}[,(|:/-]$|\($/u;
/** "a caçula da turma, 16" */
const APPENDED = /^(?:[a-z]{1,15} ){3,5},$/u;
const TEN = 10;
const CHILD_MAX = 4;
/** A sentence about somebody's age: a number in it that counts nothing is that age. */
const SPEAKS_OF_AGE = /\b(?:idade|edad|aged?|years)\b(?! media| moderna| antiga| da pedra| do gelo)/u;

/** A number without a unit: an age only where the words around it say so. */
function judgeBare(place: Place): Outcome {
  const { left, right, sentence, age } = place;
  if (age >= TEN && isStuckAge(left, right)) return 'refuse';
  if (!BARE_RIGHT.test(right)) return 'accept';
  if (ownAge.LOOKS_BEFORE.test(left) || NAMED_AGE.test(left)) return 'refuse';
  if (age > CHILD_MAX && SPEAKS_OF_AGE.test(sentence) && !FAMILY.test(left)) return 'refuse';
  if (age < TEN) return ONLY.test(left) ? 'review' : 'accept';
  return judgeTeenNumber(place);
}

/** "17f", "16/f", "17a", "menina de 16 que": no end of a sentence is needed. */
function isStuckAge(left: string, right: string): boolean {
  if (/^(?:[/-] ?)?(?:f|fem|female|mulher)\b|^a(?=$| [,;)|])/u.test(right)) return true;
  return YOUNG.test(left) && YOUNG_RIGHT.test(right);
}

function judgeTeenNumber(place: Place): Outcome {
  const { left } = place;
  if (/\b(?:aos|desde os|quando (?:eu )?tinha|antes dos|ate os)$/u.test(left))
    return judgeStopped(place) ?? judgePast(place, place.right) ?? 'review';
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
