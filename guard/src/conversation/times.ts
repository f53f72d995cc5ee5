/** Days and stretches of time, whose numbers are nobody's age. */

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
/** "12/05/90": of a birth its year alone is of interest. */
const WHOLE_DATE = new RegExp(`(?<![\\d/])${DAY}[/.-]${MONTH}[/.-](\\d{4}|\\d{2})(?![\\d/])`, 'gu');
/** "15/03"; "15/16 anos" is one age or the other. */
const DAY_AND_MONTH = new RegExp(`(?<![\\d/])${DAY}/${MONTH}(?![\\d/]|\\s*(?:an[io]|e\\s+me))`, 'gu');
/** "dia 14"; "dia 14 faço 15" keeps the second. */
const ON_THE = /(?<!\p{L})(dias?) \d{1,2}(?!\d|\/|\s*an[io])/giu;
const OF_MONTH =
  /(?<!\d)\d{1,2}º? (?=de (?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L}))/giu;

/** A text without its days; of a date with a year the year stays. `year` is the current one. */
export function withoutDays(text: string, year: number): string {
  return text
    .replace(WHOLE_DATE, (_, written: string) => ` de ${fullYear(written, year)}`)
    .replace(DAY_AND_MONTH, ' uma data')
    .replace(ON_THE, '$1')
    .replace(OF_MONTH, '');
}

function fullYear(written: string, year: number): string {
  if (written.length === 4) return written;
  return Number(written) <= year % 100 ? `20${written}` : `19${written}`;
}

/** The same of what was said before. */
export function messagesWithoutDays<Message extends { text: string }>(
  messages: readonly Message[],
  year: number,
): Message[] {
  return messages.map((message) => ({ ...message, text: withoutDays(message.text, year) }));
}

const YEARS = '(?:uns |quase |mais de |so )?\\d{1,2} anos';
/** Stretches of time by the words around them, in a sentence whose numbers are digits. */
const STRETCHES: readonly RegExp[] = [
  // "Quatro anos sem beber"; "tem 15 anos sem namorado" is of somebody.
  new RegExp(`(?<!\\b(?:tem|tenho|com|ela|ele|idade|de|fez|fiz|tinha) )\\b${YEARS} (?=sem )`, 'gu'),
  new RegExp(
    `(?<=\\b(?:missao|contrato|mandato|pena|licenca|pausa|namoro|casamento|noivado|mestrado|doutorado|curso|intervalo|sociedade|financiamento|garantia|tratamento|amizade|parceria|relacionamento|relacao|bodas)(?: de [a-z]+)?(?: ,)?) (?:de )?${YEARS}\\b`,
    'gu',
  ),
  // "Mais velho que eu cinco anos": between two people.
  new RegExp(
    `(?<=\\bmais (?:nov|velh)[oa] (?:do )?que (?:eu|mim|ele|ela|voce|(?:a |o )?(?:minha|meu) [a-z]+)) ${YEARS}\\b`,
    'gu',
  ),
  new RegExp(
    `\\b${YEARS} (?=(?:nessa|nesta|nesse|neste) (?:vida|luta|ramo|area|estrada|correria|batente|batalha)\\b)`,
    'gu',
  ),
];

/** A sentence without the years that only tell how long something took. */
export function withoutStretches(sentence: string): string {
  return STRETCHES.reduce((rest, stretch) => rest.replace(stretch, ' '), sentence);
}
