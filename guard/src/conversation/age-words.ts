import { writeNumbers } from '../folding/numbers.ts';
import type { PlainText } from './plain.ts';

/** Years before this one in which whoever is a minor can have been born. */
const MINOR_YEARS = 17;
const OLDEST_YEARS = 100;
const FUTURE_YEARS = 20;
/** Up to which number a count is of its class. Ages from 12 to 17 are one, 18 is one, those above another; capitals are in no message. */
const NUMBER_CLASSES: readonly { most: number; token: string }[] = [
  { most: 4, token: 'N1' },
  { most: 7, token: 'N2' },
  { most: 11, token: 'N3' },
  { most: 17, token: 'N4' },
  { most: 18, token: 'N5' },
  { most: 99, token: 'N6' },
];

/** Clock times and prices, which are two numbers beside a sign. */
const PARTED_NUMBER = /\b\d{1,3} , \d\d\b(?! (?:anos|aninhos|e)\b)/gu;
const MIDDLE_SCHOOL =
  /\b(?:(?:[5-9][oa]?|quint[oa]|sext[oa]|setim[oa]|oitav[oa]|non[oa]) (?:ano|serie)(?: [a-d]\b(?! ))?|(?:[5-9]o|[5-9](?= [b-d]\b)|sexto|setimo|oitavo|nono) [a-d])\b/gu;
const COURSE =
  /\b(?:\d[oa]?|[a-z]+(?:eir|nd|rt|nt|xt|tim|tav|n)[oa]) (?:ano|periodo|semestre) d[aeo] (?:faculdade|medicina|direito|enfermagem|engenharia|psicologia|pedagogia|letras|residencia|doutorado|mestrado|odonto[a-z]*|farmacia|veterinaria|arquitetura|fisio[a-z]*|nutricao|administracao|biologia|contabeis|pos)\b/gu;
const HIGH_SCHOOL =
  /\b(?:(?:[1-3][oa]?|primeir[oa]|segund[oa]|terceir[oa]) (?:(?:ano )?(?:d[oe] )?(?:ensino )?(?:medio|colegial)|(?:ano )?d[oe] em)|[1-3]o em|terceirao)\b/gu;

/** What is counted in a plural that is no measure of a life: 16 cats, 13 bills. */
const COUNTED =
  /\b\d{1,2} (?:(?!(?:anos|aninhos|anus|primaveras|veroes|invernos|velinhas|velas|complet[ao]s|feit[ao]s|menos|mais|depois|antes|apenas|mas|meses|dias|nos|tres|seis|years|incomplet[oa]s|bem|dois) )[a-z]{3,}s|km|kg|mil|reais|por cento|graus|minutos|horas) /gu;

/** "Não tenho 15 anos": an age that is denied is nobody's; "ainda não tenho 18" is none. */
const DENIED_AGE =
  /(?<!\bainda )(?<!\bmas )\bnao tenho (?:mais )?(?:[5-9]|1[0-7]) anos\b(?! (?:ainda|completos|tenho|, tenho))/gu;

/** "Não tenho 16 anos, só 15": what follows puts the age right. */
const SAYS_ANOTHER = /\b(?:so|sao|e|eh|faco|fiz|vou fazer|mes que vem|nem|quase|ainda|tenho|completo|[5-9]|1[0-7])\b/u;

/** A sentence without the ages it denies. */
export function withoutDeniedAges(sentence: PlainText): PlainText {
  return sentence.replace(DENIED_AGE, (denied, at: number) =>
    SAYS_ANOTHER.test(sentence.slice(at + denied.length)) ? denied : '',
  );
}

/**
 * A message in which what tells an age stands as its class: numbers below 18 and above, years in which minors were born and in
 * which adults were, classes of school. What one wording teaches the model of ages then holds for every number.
 */
export function readAgeWords(plain: PlainText, year: number): PlainText {
  const classed = withoutDeniedAges(plain)
    .replace(COURSE, 'CU')
    .replace(MIDDLE_SCHOOL, 'CF')
    .replace(HIGH_SCHOOL, 'CM')
    .replace(PARTED_NUMBER, 'NP')
    .split(' ')
    .filter((word) => word !== '');
  return writeNumbers(classed)
    .map((word) => `${word} `)
    .join('')
    .replace(COUNTED, (counted) => counted.replace(/^\d+/u, 'NQ'))
    .replace(/\b\d+\b/gu, (number) => classOf(Number(number), year));
}

function classOf(number: number, year: number): string {
  const age = year - number;
  if (age >= 0 && age <= MINOR_YEARS) return 'YM';
  if (age > MINOR_YEARS && age <= OLDEST_YEARS) return 'YA';
  if (age < 0 && age >= -FUTURE_YEARS) return 'YF';
  return NUMBER_CLASSES.find(({ most }) => number <= most)?.token ?? 'N7';
}
