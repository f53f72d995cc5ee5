/** How a fact is said back to the person it is about. */

import { findWrittenDay, weekdayName } from '../gleaning/dates.ts';
import type { Fact, FactRelation } from '../request.ts';
import { turnToYou } from '../speaking/second-person.ts';
import { inCity } from './slots.ts';

const FEMININE =
  /^(?:melhor |ex )?(?:m[ãa]e|irm[ãa]s?|filhas?|av[óo]$|avó|vó|esposa|mulher|namorada|noiva|prima|tia|sobrinha|sogra|neta|enteada|cunhada|madrinha|afilhada|amiga|vizinha|professora|psicóloga|médica|orientadora|gata|cachorra|cadela|calopsita|tartaruga|galinha|coelha|iguana|moto|bicicleta|bike|guitarra|bateria|flauta|sanfona|gaita|prancha|cor|comida|música|banda|série|fruta|sobremesa|bebida|estação|flor|praia|matéria|pizza|novela|cantora|atriz|altura|roupa|cidade|fruta|sobremesa|bala|rua|árvore|palavra)(?=\s|$|:)/u;

/** "seu" or "sua", also of several. */
function your(noun: string): string {
  const base = FEMININE.test(noun) ? 'sua' : 'seu';
  return /^(?:filhos|filhas|irmãos|irmãs|netos|sobrinhos)(?=\s|$)/u.test(noun) ? `${base}s` : base;
}

/** "cor: azul" in its two parts. */
export function partsOf(value: string): [subject: string, rest: string] {
  const at = value.indexOf(': ');
  return at < 0 ? ['', value] : [value.slice(0, at), value.slice(at + 2)];
}

/** "melhor amiga Duda" in its two parts. */
export function splitName(value: string): [role: string, name: string] {
  const at = value.search(/ \p{Lu}/u);
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
}

function tellNamed(value: string): string {
  const [role, name] = splitName(value);
  if (!name) return `você tem ${role}`;
  // Nouns of both genders follow the name.
  if (/^(?:chefe|colega|dentista|terapeuta)$/u.test(role) && name.endsWith('a')) return `sua ${role} é ${name}`;
  return `${your(role)} ${role} ${/^(?:filho|filha|irmão|irmã|neto|sobrinho)s /u.test(value) ? 'são' : 'é'} ${name}`;
}

function tellPet(value: string): string {
  const [, name, species] = /^(.+) \((.+)\)$/u.exec(value) ?? [];
  return name && species ? `${your(species)} ${species} se chama ${name}` : `você tem ${value}`;
}

function weekdayOf(date: string): string {
  return weekdayName(findWrittenDay(date) ?? 0);
}

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** "24/07/2026" as "24 de julho". */
function longDate(date: string): string {
  const [day, month] = date.split('/').map(Number);
  return `${day} de ${MONTHS[(month ?? 1) - 1]}`;
}

const TRAIT: Readonly<Record<string, (rest: string) => string>> = {
  'estado civil': (rest) => `pelo que sei, você tá assim: ${rest}`,
  dieta: (rest) => `na comida: ${rest}`,
  sonho: (rest) => `seu sonho é ${rest}`,
  hobby: (rest) => `pra relaxar, você tem ${rest}`,
  filhos: (rest) => `filhos, você tem ${rest}`,
  irmãos: (rest) => `irmãos, são ${rest}`,
  olhos: (rest) => `seus olhos são ${rest}`,
};

const BODY: Readonly<Record<string, string>> = {
  altura: 'você mede',
  calçado: 'você calça',
  roupa: 'você veste',
  signo: 'seu signo é',
  sangue: 'seu sangue é',
};

function tellParts(value: string, write: (subject: string, rest: string) => string): string {
  const [subject, rest] = partsOf(value);
  return subject ? write(subject, rest) : rest;
}

const LAUGHTER = /[\s,]*(?<!\p{L})(?:k{2,}|(?:rs)+|(?:ha|he|hua){2,}h?)(?!\p{L})/giu;

/** Their own words with the persons turned, and without a laugh; as they were said where turning would confuse. */
function tellBack(value: string): string {
  const earnest = value.replace(LAUGHTER, '').trim() || value;
  return turnToYou(earnest) ?? `você me disse assim: “${earnest}”`;
}

/** One clause each, to begin or to follow. */
const TELL: Readonly<Record<FactRelation, (value: string) => string>> = {
  name: (value) => `seu nome é ${value}`,
  city: (value) => `você mora ${inCity(value)}`,
  job: (value) =>
    /^(?:n[oa]s?|em|com|de|d[oa]s?|pra|pr[oa]|como) /iu.test(value)
      ? `você trabalha ${value}`
      : `seu trabalho é de ${value}`,
  pet: tellPet,
  family: tellNamed,
  friend: tellNamed,
  about: (value) =>
    value.includes(': ') ? tellParts(value, (who, rest) => `${your(who)} ${who} ${rest}`) : tellBack(value),
  told: tellBack,
  likes: (value) => `você gosta de ${value}`,
  dislikes: (value) => `você não gosta de ${value}`,
  plan: (value) =>
    `na sua agenda tem ${value.replace(/\((\d{2}\/\d{2}\/\d{4})\)/u, (_, date: string) => `em ${longDate(date)} (${date}), ${weekdayOf(date)}`)}`,
  birthday: (value) => `seu aniversário é ${value}`,
  age: (value) => `você tem ${value}`,
  birthplace: (value) => `você nasceu em ${value}`,
  favorite: (value) =>
    tellParts(value, (kind, rest) =>
      kind === 'time' ? `seu time é ${rest}` : `${your(kind)} ${kind} do coração é ${rest}`,
    ),
  allergy: (value) => `você tem alergia a ${value}`,
  study: (value) => tellParts(value, (_, course) => `você faz ${course}`).replace(/^(?!você faz )/u, 'você estuda em '),
  owns: (value) => {
    const [thing, rest] = partsOf(value);
    return thing ? `${your(thing)} ${thing} é ${rest}` : `você tem ${rest}`;
  },
  language: (value) => `você fala ${value}`,
  habit: (value) => `você me disse “${value}”`,
  fear: (value) => `você tem medo de ${value}`,
  trait: (value) => tellParts(value, (kind, rest) => TRAIT[kind]?.(rest) ?? `${your(kind)} ${kind}: ${rest}`),
  body: (value) => tellParts(value, (kind, rest) => `${BODY[kind] ?? kind} ${rest}`),
};

const LISTED: ReadonlySet<FactRelation> = new Set(['likes', 'dislikes', 'allergy', 'fear', 'language']);
const LONGEST = 240;

function join(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}

/** One or several facts in a sentence of at most about 240 characters, the newest kept. */
export function tellFacts(facts: readonly Fact[]): string {
  const [first] = facts;
  if (first && LISTED.has(first.relation) && facts.every(({ relation }) => relation === first.relation)) {
    const values = facts.map(({ value }) => value);
    while (values.length > 1 && values.join(', ').length > LONGEST) values.shift();
    return TELL[first.relation](join(values));
  }
  const told = [...new Set(facts.map((fact) => TELL[fact.relation](fact.value)))];
  while (told.length > 1 && told.join(', ').length > LONGEST) told.shift();
  return join(told);
}
