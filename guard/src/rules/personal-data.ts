import type { Sighting } from './sighting.ts';

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63} ?@ ?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,20}){1,3}/u;
const SPELT_EMAIL =
  /\b[a-z0-9._-]{2,40} ?(?:[([]? ?(?:arroba|at) ?[)\]]?) ?(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra|live|proton(?:mail)?)\b/u;
const ADDRESS_OF_SITE =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]{2,40}\.(?:com|net|org|br|me|io|gg|app|tv|xyz|link|ly|site|online|store|dev|bio)(?:\.br)?(?:\/|\b)(?![a-z])/u;
const HANDLE = /(?<![a-z0-9@.])@ ?[a-z0-9_][a-z0-9_.]{2,29}\b/u;
const NAMED_HANDLE =
  /\b(?:insta(?:gram)?|tiktok|twitter|facebook|face|telegram|whats(?:app)?|zap|snap(?:chat)?|discord|onlyfans|privacy)(?: (?:e|eh|dela|dele|meu))? ?[:=]? ?(?:@ ?)?(?=[a-z0-9_.]{0,29}[._\d])[a-z0-9_.]{4,30}\b|\barroba [a-z0-9_.]{4,30}\b/u;
const CPF_FORMATTED = /(?<!\d)\d{3}[. ]\d{3}[. ]\d{3}[-–. ]\d{2}(?!\d)/u;
const CNPJ_FORMATTED = /(?<!\d)\d{2}\.\d{3}\.\d{3} ?\/ ?\d{4} ?- ?\d{2}(?!\d)/u;
const RG =
  /\b(?:rg|identidade|registro geral)\b[^\d]{0,12}\d{1,2}\.?\d{3}\.?\d{3} ?-? ?[\dx]\b|(?<!\d)\d{2}\.\d{3}\.\d{3}-[\dx](?![\dx])/u;
const CEP = /(?<!\d)\d{5}-\d{3}(?!\d)|\bcep\b[^\d]{0,8}\d{2}\.?\d{3}-?\d{3}\b/u;
const PHONE =
  /(?<![\d.,])(?:\+ ?55 ?)?\(? ?0?[1-9]\d ?\)? ?-? ?9? ?\d{4} ?[-. ] ?\d{4}(?!\d)|(?<![\d.,-])9?\d{4}-\d{4}(?![\d-])|(?<![\d.,])(?:\+ ?55 ?)\d{10,11}(?!\d)|(?<![\d.,])[1-9]\d9\d{8}(?!\d)/u;
const YEARS = /(?:19|20)\d{2} ?- ?(?:19|20)\d{2}/gu;
const STREET_WORD = '(?:rua|r\\.|av\\.?|avenida|travessa|tv\\.|alameda|al\\.|praca|rodovia|viela|beco|ladeira|largo)';
/** A street with a number after a comma, "nº" or a capitalised name; "na rua Augusta há 17 anos" has none. */
const STREET = new RegExp(
  `(?<![a-z])${STREET_WORD} [a-z][^,.;\\n\\d]{1,50}(?:,| -|,? n[o.]?[:.]?|,? numero) ?\\d{1,5}\\b(?! ?(?:anos|dias|horas|h\\b|minutos|metros|km|reais|de [a-z]|anos))`,
  'u',
);
const STREET_PLAIN = new RegExp(
  `(?<!\\p{L})${STREET_WORD.replace('rua', '[Rr]ua').replace('avenida', '[Aa]venida').replace('av\\\\.?', '[Aa]v\\\\.?')} (?:(?:d[aeo]s? )?\\p{Lu}[\\p{L}.]{1,20} ){1,5}\\d{1,5}(?!\\d| ?(?:anos|horas|dias))`,
  'u',
);

/**
 * Data that leads to somebody (abuse suite G03). `folded` is the text with its characters folded, `original` as written:
 * names are told by their capitals.
 */
export function checkPersonalData(folded: string, original: string): Sighting[] {
  const text = folded.replace(YEARS, ' ');
  const isFound =
    [
      EMAIL,
      SPELT_EMAIL,
      ADDRESS_OF_SITE,
      HANDLE,
      NAMED_HANDLE,
      CPF_FORMATTED,
      CNPJ_FORMATTED,
      RG,
      CEP,
      PHONE,
      STREET,
    ].some((pattern) => pattern.test(text)) ||
    STREET_PLAIN.test(original) ||
    hasDocumentNumber(text) ||
    hasSpeltNumber(text);
  return isFound ? [{ rule: 'personal-data', verdict: 'refuse' }] : [];
}

const DIGITS_MAX = 20;

/** Eleven or fourteen digits in a row, however they are spaced, whose check digits are right. */
function hasDocumentNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ .\-/]?\d){10,19}/gu) ?? [];
  return runs.some((run) => {
    const digits = run.replace(/\D/gu, '').slice(0, DIGITS_MAX);
    return isCpf(digits) || isCnpj(digits);
  });
}

function isCpf(digits: string): boolean {
  if (digits.length !== 11 || /^(\d)\1+$/u.test(digits)) return false;
  return checkDigit(digits.slice(0, 9), 10) === digits[9] && checkDigit(digits.slice(0, 10), 11) === digits[10];
}

function checkDigit(digits: string, firstWeight: number): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (firstWeight - index), 0);
  return String(((sum * 10) % 11) % 10);
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function isCnpj(digits: string): boolean {
  if (digits.length !== 14 || /^(\d)\1+$/u.test(digits)) return false;
  return cnpjDigit(digits.slice(0, 12)) === digits[12] && cnpjDigit(digits.slice(0, 13)) === digits[13];
}

function cnpjDigit(digits: string): string {
  const weights = CNPJ_WEIGHTS.slice(CNPJ_WEIGHTS.length - digits.length);
  const rest = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

const SPELT_DIGIT = '(?:zero|um|uma|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|\\d)';
const SPELT_NUMBER = new RegExp(
  `\\b(?:(?:onze|doze|treze|quinze|vinte e um|trinta e um) )?${SPELT_DIGIT}(?:[ ,.-]{1,3}${SPELT_DIGIT}){7,12}\\b`,
  'u',
);

/** A telephone number in words, digit by digit. */
function hasSpeltNumber(text: string): boolean {
  const run = SPELT_NUMBER.exec(text)?.[0];
  if (
    run !== undefined &&
    /\b(?:cpf|rg|telefone|fone|celular|zap|whats\w{0,3}|numero|contato|liga|ligue|chama)\b/u.test(text)
  )
    return true;
  return run !== undefined && !/^(?:1[ ,.-]+2[ ,.-]+3|um[ ,]+dois[ ,]+tres)/u.test(run);
}
