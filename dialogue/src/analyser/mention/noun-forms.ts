/** What one noun, adjective or name may look like: number, size, gender where it is the same thing. */
import { foldWord } from '../fold.ts';
import {
  AUGMENTED,
  AUGMENTED_OTHERWISE,
  DIMINISHED_OTHERWISE,
  FEMININE_IN_O,
  GENDERED,
  INVARIANT,
  IRREGULAR_PLURALS,
  MASCULINE_IN_A,
  PET_FORMS,
} from './tables.ts';

const last = (word: string, count: number) => word.slice(0, -count);

function regularPlurals(word: string): string[] {
  if (/(?:ã|[aeiouéêíóôúáà])$/u.test(word)) return [`${word}s`];
  if (/m$/u.test(word)) return [`${last(word, 1)}ns`];
  if (/al$|ul$/u.test(word)) return [`${last(word, 1)}is`];
  if (/el$/u.test(word)) return [`${last(word, 2)}éis`, `${last(word, 2)}eis`];
  if (/ol$/u.test(word)) return [`${last(word, 2)}óis`, `${last(word, 2)}ois`];
  if (/il$/u.test(word)) return [`${last(word, 1)}s`, `${last(word, 2)}eis`];
  if (/[rz]$/u.test(word)) return [`${word}es`];
  if (/[êéá]s$/u.test(word)) return [`${foldWord(word)}es`];
  return /[nskt]$/u.test(word) ? [word.endsWith('s') ? `${word}es` : `${word}s`] : [`${word}s`];
}

/** "coração" → "corações"; words in -ão have one of three plurals, and only their own. */
export function pluralsOf(word: string): readonly string[] {
  if (INVARIANT.has(foldWord(word))) return [];
  const irregular = IRREGULAR_PLURALS.get(foldWord(word));
  if (irregular) return [irregular];
  return word.endsWith('ão') || word.endsWith('ao') ? [`${last(word, 2)}ões`] : regularPlurals(word);
}

/** "boca" → "boqu", "praça" → "prac": what -inho is added to. */
function softStem(word: string): string {
  // "doce", "leite": before e the sound is soft already.
  if (/[cg]e$/u.test(word)) return last(word, 1);
  const stem = word.replace(/[aeoáéêóô]$/u, '');
  if (stem.endsWith('ç')) return `${last(stem, 1)}c`;
  if (stem.endsWith('c')) return `${last(stem, 1)}qu`;
  return stem.endsWith('g') ? `${stem}u` : stem.replace(/i$/u, '');
}

function genderEndings(word: string): readonly string[] {
  if (MASCULINE_IN_A.has(foldWord(word))) return ['o'];
  if (FEMININE_IN_O.has(foldWord(word))) return ['o', 'a'];
  if (/(?:a|ã|dade|gem)$/u.test(word)) return ['a'];
  if (/ão$/u.test(word)) return ['o', 'a'];
  return /o$/u.test(word) ? ['o'] : ['o', 'a'];
}

/** What carries -zinho: "pãe" of "pãezinhos", "papei" of "papeizinhos". */
function pluralBases(word: string): string[] {
  return pluralsOf(word).map((plural) => foldWord(last(plural, 1)));
}

function diminutivesIn(word: string, ending: string): string[] {
  const folded = foldWord(word);
  const base = folded.replace(/m$/u, 'n');
  // "Pequenininho" is smaller still.
  const found = [`${base}zim`, `${foldWord(softStem(word))}ininh${ending}`];
  if (/[aeoszr]$/u.test(word)) found.push(`${foldWord(softStem(word))}inh${ending}`);
  if (/[aeiouáéíóúâêô].*il$/u.test(word)) found.push(`${folded.slice(0, -2)}inh${ending}`);
  // As it is said in Minas: "cafezim", "trenzim", "bichim".
  if (/[aeo]$/u.test(word) && ending === 'o') found.push(`${foldWord(softStem(word))}im`);
  if (/[sz]$/u.test(folded)) return found;
  return [...found, `${base}zinh${ending}`, ...pluralBases(word).map((plural) => `${plural}zinh${ending}s`)];
}

function diminutivesOf(word: string): string[] {
  const found = genderEndings(word).flatMap((ending) => diminutivesIn(word, ending));
  const all = found.flatMap((form) => (/[sm]$/u.test(form) ? [form] : [form, `${form}s`]));
  return all.filter((form) => !DIMINISHED_OTHERWISE.has(form.replace(/s$/u, '')));
}

function augmentativesOf(word: string): string[] {
  const folded = foldWord(word);
  const stem = word.endsWith('ão') ? undefined : foldWord(word.replace(/[aeoáéêóô]$/u, ''));
  const stems = stem !== undefined && /[aeorl]$/u.test(word) && stem.length > 2 ? [stem] : [];
  const large = stems.flatMap((base) => [`${base}ao`, `${base}oes`, `${base}ona`, `${base}onas`, `${base}arao`]);
  const consonant =
    /[rlzéêáóôãm]$/u.test(word) || folded.length < 4
      ? [`${folded.replace(/m$/u, 'n')}zao`, `${folded.replace(/m$/u, 'n')}zona`]
      : [];
  const great = AUGMENTED.get(folded) ?? [];
  return [...large, ...consonant, ...great].filter((form) => !AUGMENTED_OTHERWISE.has(form));
}

/** "caríssimo" of "caro", "felicíssima" of "feliz", "amabilíssimo" of "amável". */
function superlativesOf(word: string): string[] {
  const folded = foldWord(word);
  if (!/(?:[oaelz])$/u.test(folded) || folded.length < 4) return [];
  const genders = ['o', 'a', 'os', 'as'];
  // "facílimo", "dificílimo".
  if (/cil$|mil$/u.test(folded)) return genders.map((ending) => `${folded}im${ending}`);
  const stem = folded
    .replace(/vel$/u, 'bil')
    .replace(/z$/u, 'c')
    .replace(/co$|ca$/u, 'qu')
    .replace(/go$|ga$/u, 'gu')
    .replace(/[oae]$/u, '');
  return genders.map((ending) => `${stem}issim${ending}`);
}

/** "gata" of "gato", where both name the same thing. */
function otherGender(word: string): string | undefined {
  return GENDERED.get(foldWord(word));
}

/** Things and people with the ending of an adjective. */
const NO_ADJECTIVES = new Set(
  (
    'batizado cunhado enteado afilhado soldado mercado supermercado estado lado sabado feriado pecado teclado telhado gado fado machado reinado resultado recado cuidado ' +
    'advogado empregado deputado delegado salgado noivado seriado gramado atestado sobrado cadeado consulado bordado penteado pescado simulado comunicado ' +
    'pedido marido apelido partido vestido ouvido tecido ruido liquido fluido acido comprimido sentido bandido cupido motivo objetivo arquivo adjetivo ' +
    'aplicativo dispositivo curativo incentivo coletivo aperitivo esposo cursivo'
  ).split(' '),
);

/** How things are is said of things of both genders: "gelado", "água geladinha"; for keys, which say it of him. */
export function feminineForms(word: string): readonly string[] {
  const isAdjective = /..(?:[ai]do|[^r]oso|ivo)$/u.test(word) && !NO_ADJECTIVES.has(foldWord(word));
  return isAdjective ? withSizes(`${last(word, 1)}a`) : [];
}

function withSizes(word: string): string[] {
  return [word, ...pluralsOf(word), ...diminutivesOf(word), ...augmentativesOf(word), ...superlativesOf(word)];
}

/** All forms of a noun or adjective given in the singular. */
export function nounForms(word: string): readonly string[] {
  const other = otherGender(word);
  const pet = PET_FORMS.get(word) ?? PET_FORMS.get(foldWord(word)) ?? [];
  return [...withSizes(word), ...(other ? withSizes(other) : []), ...pet];
}

/** A person's name: pet forms by size, but no plural and no other gender. */
export function nameForms(name: string): readonly string[] {
  return [
    name,
    ...diminutivesOf(name).filter((form) => !form.endsWith('s')),
    ...augmentativesOf(name).filter((form) => /ao$|ona$/u.test(form)),
  ];
}

const PLURAL_RULES: readonly (readonly [RegExp, string])[] = [
  [/ões$|oes$/u, 'ão'],
  [/ães$/u, 'ão'],
  [/ãos$/u, 'ão'],
  [/ais$/u, 'al'],
  [/éis$/u, 'el'],
  [/óis$/u, 'ol'],
  [/uis$/u, 'ul'],
  [/ns$/u, 'm'],
  [/([rz])es$/u, '$1'],
  [/s$/u, ''],
];

/** The singular a plural key stands for; the word itself where it is none. */
export function singularOf(word: string): string {
  const folded = foldWord(word);
  if (!folded.endsWith('s') || folded.length < 4 || INVARIANT.has(folded) || /(?:ê|í|á)s$/u.test(word)) return word;
  for (const [singular, plural] of IRREGULAR_PLURALS) if (foldWord(plural) === folded) return singular;
  const rule = PLURAL_RULES.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** "cafezinho" → "café", "carrinho" → "carro", "carra", "carre": what a diminutive key may be of. */
export function basesOfDiminutive(word: string): readonly string[] {
  const folded = foldWord(word).replace(/s$/u, '');
  if (DIMINISHED_OTHERWISE.has(folded)) return [];
  const match = /^(.{2,}?)(z?)inh([oa])$/u.exec(folded);
  if (!match) return [];
  const [, stem = '', z, vowel = ''] = match;
  const hard = stem.replace(/qu$/u, 'c').replace(/gu$/u, 'g');
  return z ? [stem.replace(/n$/u, 'm'), stem] : [`${hard}${vowel}`, `${stem}e`];
}
