/** "você" as it is said where she is from: "tu" with the verb of "você", or with its own. */

/** `loose`: "tu vai" (Porto Alegre, Recife); `exact`: "tu vais", "chegaste" (Belém, São Luís). */
export type Address = 'voce' | 'tu-loose' | 'tu-exact';

const IRREGULAR: Readonly<Record<string, string>> = {
  é: 'és',
  foi: 'foste',
  era: 'eras',
  está: 'estás',
  tá: 'tás',
  tava: 'tavas',
  tem: 'tens',
  teve: 'tiveste',
  vai: 'vais',
  vem: 'vens',
  veio: 'vieste',
  vê: 'vês',
  viu: 'viste',
  lê: 'lês',
  leu: 'leste',
  dá: 'dás',
  deu: 'deste',
  faz: 'fazes',
  fez: 'fizeste',
  diz: 'dizes',
  disse: 'disseste',
  quer: 'queres',
  quis: 'quiseste',
  pode: 'podes',
  pôs: 'puseste',
  traz: 'trazes',
  trouxe: 'trouxeste',
  sai: 'sais',
  cai: 'cais',
  soube: 'soubeste',
  esteve: 'estiveste',
};
/** Words that may stand between the pronoun and its verb. */
const BETWEEN = 'já|não|nunca|também|sempre|só|ainda|mesmo|me|te|se|mais|até|aí|hoje';
/** Words in -a, -e after "tu" that are no verb. */
const NO_VERBS = new Set(
  'de e que se a o ou na no pra com mesma mesmo toda para sobre nessa nesse agora onde quase gente hoje sozinha cada uma nada'.split(
    ' ',
  ),
);

function secondPerson(verb: string): string {
  const lower = verb.toLowerCase();
  if (Object.hasOwn(IRREGULAR, lower)) return IRREGULAR[lower] ?? verb;
  if (NO_VERBS.has(lower)) return verb;
  if (/ou$/u.test(lower) && lower.length > 3) return `${verb.slice(0, -2)}aste`;
  if (/eu$/u.test(lower) && lower.length > 3) return `${verb.slice(0, -2)}este`;
  if (/iu$/u.test(lower) && lower.length > 3) return `${verb.slice(0, -2)}iste`;
  if (/(?:[aeo]|á)$/u.test(lower) && !/o$/u.test(lower) && lower.length > 2) return `${verb}s`;
  return verb;
}

/** Objects and possessives are the same wherever "tu" is said. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})com você(?!\p{L})/gu, 'contigo'],
  [/(?<!\p{L})Com você(?!\p{L})/gu, 'Contigo'],
  // "pra você" is "pra ti", but "pra você escolher" keeps a subject.
  [
    /(?<!\p{L})([Pp]ra|[Pp]or|[Dd]e|[Ee]m|[Ss]em|[Aa]|[Ss]obre|[Ee]ntre) você(?=[.,!?;:…)]|$| e | ou | que | na | no | pra | por | com | de | em | hoje| aqui| agora| tamb[ée]m)/gu,
    '$1 ti',
  ],
  [/(?<!\p{L})(lembrou|lembra) você(?=[.,!?;:…)]|$)/gu, '$1 de ti'],
  [/(?<!\p{L})(\p{L}+(?:ar|er|ir)) você(?=[.,!?;:…)]|$)/gu, 'te $1'],
];

/** "Cada um com seu jeito": of nobody who is spoken to. */
const OF_OTHERS =
  /(?<!\p{L})(?:cada|quem|tod[oa]s?|ninguém|alguém|a pessoa|as pessoas|o povo|a gente|tem gente|gente que|certas? \p{L}+|tudo)(?!\p{L})/iu;

function possessives(text: string): string {
  return text
    .split(/(?<=[.!?…;:])/u)
    .map((sentence) => (OF_OTHERS.test(sentence) && !/você/iu.test(sentence) ? sentence : withYours(sentence)))
    .join('');
}

function withYours(sentence: string): string {
  return sentence.replace(
    /(?<!\p{L})(s|S)(eus?|uas?)(?!\p{L})(?! \p{Lu})/gu,
    (_, first: string, rest: string) => (first === 's' ? 't' : 'T') + rest,
  );
}

/** The text in the address of her region. Text without "você" and "seu" stays as it is. */
export function addressAs(text: string, address: Address): string {
  if (address === 'voce') return text;
  const objects = REPLACEMENTS.reduce(
    (out, [pattern, replacement]) => out.replace(pattern, replacement),
    possessives(text),
  );
  const subjects = objects.replace(/(?<!\p{L})([Vv])ocê(?!\p{L})/gu, (_, first: string) =>
    first === 'V' ? 'Tu' : 'tu',
  );
  if (address === 'tu-loose') return subjects;
  const pattern = new RegExp(`(?<!\\p{L})([Tt]u(?: (?:${BETWEEN}))*) (\\p{L}+)`, 'gu');
  return subjects.replace(pattern, (_, tu: string, verb: string) => `${tu} ${secondPerson(verb)}`);
}
