/** What was told in the person's own words and is put right later: "na verdade…", "mudou pra quinta", "é Olinda, não Recife". */
import { isVerbForm } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import type { Fact } from '../request.ts';
import { isChange, newWords } from './changes.ts';
import { exchanged } from './exchange.ts';
import { KIN } from './lexicon.ts';
import { isOfTold, isOwnWords, LONGEST, personOf, wordsOf } from './propositions.ts';
import { afterSlip, differenceOf, withoutSmall, withPhrase } from './slips.ts';
import { isNotMeant, withoutAsides } from './untold.ts';

/** Beside the cues of the kinds: no longer so, or so from now on. */
const MORE_CUES =
  /(?<![a-z])(?:ja nao|nao [a-z]+ mais|nao .{2,30} mais(?![a-z])|parei de|desisti|terminei|terminamos|acabei|mudamos|trocamos|trocou|larguei|subiu|baixou|aumentou|aumentaram|diminuiu|acabou|agora|virou|virei|promovid[oa]|fez \S+ anos|fiz \S+ anos|completou|marquei errado|confundi|engano|me enganei|retifico|na verdade|alem disso nao|quer dizer|quis dizer|em vez d|ao inves|mudanca de planos|deu errado|atrasou|atrasaram|adiantou|adiantaram|cancelaram|cancelei|cancelado|nao vai ser|nao e bem|pensando bem|lembrei errado|troquei|comprei outr|arrumei outr|conheci outr|achei melhor|atualizando|atualizacao|novidade|voltou|se mudou|ninguem mais|enjoei|cansei|recusei|foi (?:morar|ficar|viver))(?![a-z])/u;
/** Of these the new value goes into what was told before; other verbs tell it anew. */
export const SHIFTS =
  /(?<![a-z])(?:mudou|mudei|mudaram|mudamos|troquei|trocou|trocaram|trocamos|passou|passei|passaram|remarcaram|remarquei|remarcou|adiaram|adiei|adiou|anteciparam|antecipei|transferiram|transferiu|foi (?:pra|pro|para)|virou|subiu|baixou|aumentou|voltou|atrasou|atrasaram|adiantou|adiantaram|fez|completou|fiz|quis dizer|quer dizer|corrigindo|errei|confundi|enganei|engano)(?![a-z])/u;
const GONE =
  /^(?:(?:e|mas|eu|olha|ah|na verdade|agora|j[áa]) )*(?:j[áa] n[ãa]o|n[ãa]o [^ ]+ mais$|n[ãa]o .{2,60} mais$|n[ãa]o .{2,30} mais (?:em|n[oa]|com|de|d[oa]) |larguei|parei|desisti|enjoei|cansei|recusei|doei|ningu[ée]m mais|dei (?:tudo|embora|el[ea]s?|[oa]s? )|terminei|acabei|deixei|sa[íi] d|vendi|mud(?:ei|ou|amos)$|mudei de (?:ideia|emprego|cidade|casa|opini[ãa]o|curso|planos|vida)|troquei de|n[ãa]o (?:é|eh|era|foi|sou|tenho|moro|trabalho|em|n[oa]) |errei|me enganei|me confundi|falei errado|desculpa|cancelaram|era mentira|mudou tudo|n[ãa]o deu)/iu;

/** "desisti da polícia, agora estudo pro banco" tells of the bank. */
function withoutGone(clause: string): string {
  const parts = clause.split(/,\s*| e (?=agora )| mas /u).filter((part) => part.trim() !== '');
  const kept = parts.filter((part, at) => !GONE.test(part.trim()) && !(at > 0 && DENIED.test(part.trim())));
  if (kept.length === 0) return clause;
  const [first = '', ...rest] = kept;
  const whose = rest.length > 0 && /^agora /iu.test(rest[0] ?? '') ? GONE_OF_OTHER.exec(first)?.[1] : undefined;
  if (whose !== undefined) return [`${whose} ${rest[0]}`, ...rest.slice(1)].join(', ').trim();
  return kept.length < parts.length ? kept.join(', ').trim() : clause;
}

const DENIED = /^(?:e )?n[ãa]o (?!(?:gosto|como|bebo|tenho|sou|posso|sei)(?!\p{L}))\S+(?: \S+){0,3}$/iu;
/** "meu primo largou o caminhão, agora dirige táxi". */
const GONE_OF_OTHER =
  /^(.{3,40}?) (?:j[áa] )?(?:largou|parou de|saiu d|deixou|desistiu|terminou|vendeu|trancou|abandonou|n[ãa]o (?:é|tem|mora|trabalha|estuda) mais)/iu;

/** What they say of themselves puts nothing right of somebody else. */
function rolesAgree(old: string, { relation, value }: Fact): boolean {
  const [first, second] = [personOf(old), personOf(value)];
  return first === second || (relation === 'about' && (first === undefined || second === undefined));
}

/** Said of whatever changes: they name nothing. */
const CHANGING = sensesOf(
  'largar parar desistir trocar mudar passar acabar terminar voltar deixar cancelar remarcar adiar antecipar errar enganar confundir virar sair entrar começar outro novo velho agora hoje atual ' +
    'segunda terça quinta sexta sábado domingo manhã tarde noite semana mês ano hora dia',
);

function weigh(senses: Iterable<string>): number {
  let sum = 0;
  for (const sense of senses) sum += LIGHT.has(sense) || CHANGING.has(sense) || /^\d+$/u.test(sense) ? 0.2 : 1;
  return sum;
}

function shared(one: string, other: string): number {
  const senses = sensesOf(other);
  return weigh([...sensesOf(one)].filter((sense) => senses.has(sense)));
}

type Old = { fact: Fact; text: string };

/** What may be revised: their own words, and what is told of somebody. */
function revisable(known: readonly Fact[]): Old[] {
  return known.flatMap((fact) => {
    if (isOwnWords(fact)) return [{ fact, text: fact.value }];
    return fact.relation === 'about' ? [{ fact, text: `minha ${fact.value.replace(': ', ' ')}` }] : [];
  });
}

/** The newest of those that share most with a text, and how much that is. */
function closest(text: string, olds: readonly Old[], fits: (old: Old) => boolean = () => true): Near | undefined {
  let best: Near | undefined;
  for (const old of olds) {
    const weight = shared(text, old.text);
    if (weight >= Math.max(1, best?.weight ?? 0) && fits(old)) best = { old, weight };
  }
  return best;
}

type Near = { old: Old; weight: number };

const SMALL = /^(?:[oa]s?|uma?|de|d[oa]s?|em|n[oa]s?|num|numa|com|pra|pr[oa]s?|para|por|pel[oa]|que)$/iu;

/** "estuda medicina em Botucatu" with the new word where the old thing stands. */
function objectReplaced(old: string, words: string, text: string): string | undefined {
  const said = new Set([...wordsOf(text)].map(foldWord));
  const own = [...old.matchAll(/[\p{L}\p{N}'-]+/gu)];
  const free = own.slice(2).filter(([word]) => !SMALL.test(word) && !said.has(foldWord(word)));
  const [target] = free;
  // Of several words nobody knows which is meant.
  if (!target || free.length > 1) return undefined;
  return old.slice(0, target.index) + words + old.slice(target.index + target[0].length);
}

/** The old clause with what the message says instead, or undefined where nothing of it fits. */
function rewritten(old: string, message: string): string | undefined {
  const wrong = wrongWord(old, deniedIn(message)) ?? goneWord(old, message);
  const words = newWords(message);
  if (wrong && words && !isDoing(words) && !foldWord(words).includes(foldWord(wrong))) return old.replace(wrong, words);
  return exchanged(old, message) ?? (words && words.length <= 40 ? objectReplaced(old, words, message) : undefined);
}

/** "vai tudo pra trocar o telhado" is no thing that stands where another stood. */
function isDoing(words: string): boolean {
  const [first = ''] = words.split(' ');
  return isVerbForm(first) && words.includes(' ');
}

/** A word of the old clause that the message calls over: "já terminei Dark, agora é Succession". */
function goneWord(old: string, message: string): string | undefined {
  const gone = message
    .split(/,\s*| e (?=agora )/u)
    .filter((part) => GONE.test(part.trim()) || /^j[áa] /iu.test(part.trim()));
  const said = new Set(gone.flatMap(wordsOf).map(foldWord));
  return wordsOf(old).findLast(
    (word, at) => at > 1 && word.length > 2 && !SMALL.test(word) && said.has(foldWord(word)),
  );
}

const DENIES =
  /(?<!\p{L})n[ãa]o (?:(?:é|eh|era|foi|sou|em|n[oa]s?|d[eoa]|[oa]|um|uma|pra|pr[oa]|com) )*([\p{L}\d][\p{L}\d/-]*)/iu;

/** "não Recife", "Recife não,": the words a message denies. */
function deniedIn(message: string): string[] {
  const denied = [DENIES.exec(message)?.[1], /([\p{L}\d-]+) n[ãa]o,/iu.exec(message)?.[1]];
  return denied.flatMap((word) => (word !== undefined && word.length > 1 ? [foldWord(word)] : []));
}

/** A word of the old clause that the message denies. */
function wrongWord(old: string, denied: readonly string[]): string | undefined {
  return denied.length === 0 ? undefined : wordsOf(old).find((word) => denied.includes(foldWord(word)));
}

/** What is said of one relative puts nothing right of another. */
export function sameKin(message: string, old: string): boolean {
  const kin = wordsOf(message)
    .map(foldWord)
    .filter((word) => KIN.has(word));
  const own = wordsOf(old)
    .map(foldWord)
    .filter((word) => KIN.has(word));
  return kin.length === 0 || own.length === 0 || kin.some((word) => own.includes(word));
}

export type Revision = { message: string; known: readonly Fact[]; lastLine: string; isSlip?: boolean };

/** Whether a message sounds by its words as if something were otherwise now. */
export function isCue(message: string): boolean {
  if (message.includes('?')) return false;
  return isChange(message) || MORE_CUES.test(foldWord(message));
}

/** A clause told anew takes the place of what it puts right. */
export function revised(clause: Fact, { message, known }: Revision): Fact {
  if (!isCue(message)) return clause;
  const fits = ({ fact, text }: Old) =>
    fact.value !== clause.value && rolesAgree(text, clause) && sameKin(clause.value, text);
  const near = closest(clause.value, revisable(known), fits);
  if (!near) return instead(clause, message, known);
  const { fact, text } = near.old;
  const value = newClause(clause.value, message, near.old);
  if (!clause.value.includes(value)) return { relation: fact.relation, value, replaces: fact.value };
  const told = partOfMessage(clause.value, message) ? { ...clause, value: wholeOf(message) } : { ...clause, value };
  // Of little that was told before, it stands beside that.
  return shared(told.value, text) < ANEW * weigh(sensesOf(text))
    ? told
    : { ...told, relation: fact.relation, replaces: fact.value };
}

/** Whether a clause is less than most of its message: what takes the place of the old may stand in the rest. */
function partOfMessage(clause: string, message: string): boolean {
  const whole = wholeOf(message);
  // What is never kept is not kept beside what is.
  return wordsOf(clause).length < 0.7 * wordsOf(message).length && whole.length <= LONGEST && !isNotMeant(whole);
}

function wholeOf(message: string): string {
  return withoutAsides(message)
    .replace(/[.!…]+$/u, '')
    .replaceAll(': ', ', ');
}

/** So much of what was told has to be told again for it to be let go. */
const ANEW = 0.3;

/** What points back at what was told last and names nothing else: "em vez daquilo", "saímos de lá", "comprei outra". */
const GOES_ON =
  /(?<![a-z])(?:aquilo|daquilo|naquilo|de la|dali|no lugar|outr[oa](?=$|[,.!]| e (?:dei|botei|batizei)))(?![a-z])/u;

/** Told in place of the last clause, where it goes on from that. */
function instead(clause: Fact, message: string, known: readonly Fact[]): Fact {
  const last = known.findLast(isOwnWords);
  const isNext = last !== undefined && known.at(-1) === last && last.value !== clause.value;
  if (!isNext || !GOES_ON.test(foldWord(message)) || GONE.test(clause.value) || !rolesAgree(last.value, clause))
    return clause;
  return { ...clause, replaces: last.value };
}

/** The clause told anew; the old one with the new value in it, where only that is told. */
function newClause(clause: string, message: string, { fact, text }: Old): string {
  const whole = withoutGone(clause);
  const isPart = shared(whole, text) < 1 || weigh(sensesOf(whole)) < 0.7 * weigh(sensesOf(text));
  const shifts = SHIFTS.test(foldWord(message)) && shared(clause, text) < 3;
  if (!isPart && !shifts) return whole;
  const exact = exchanged(fact.value, withoutGone(message));
  return exact ?? (shifts || shared(whole, text) < 1 ? rewritten(fact.value, message) : undefined) ?? whole;
}

const BARE =
  /^(?:agora (?:é|eh|s[ãa]o) |hoje (?:é|s[ãa]o) |n[ãa]o[,!. ]|é |eh |era |foi |errei|na verdade|na real|ops|opa|desculpa|quis dizer|quer dizer|corrigindo|minto|me (?:enganei|confundi)|falei errado|digo|ali[áa]s|s[ãa]o )/iu;

/** "passou pra quinta": without a subject it is of what was told last; "o filho dela passou em medicina" is of him. */
function opensWithShift(message: string): boolean {
  return SHIFTS.test(foldWord(withoutAsides(message).split(/\s+/u).slice(0, 2).join(' ')));
}

/** What a message speaks of without a subject: named by its words, denied by them, or told or said just before. */
function targetOf({ message, known, lastLine, isSlip }: Revision): Old | undefined {
  const olds = revisable(known);
  const fits = ({ text }: Old) => sameKin(message, text);
  const near = closest(message, olds, fits);
  if (near) return near.old;
  const wrong = deniedIn(message);
  const denied = olds.findLast((old) => wrongWord(old.text, wrong) !== undefined && fits(old));
  if (denied || !(isSlip || BARE.test(message) || opensWithShift(message))) return denied;
  const spoken = closest(lastLine, olds, fits);
  return olds.findLast(({ fact }) => fact === known.at(-1)) ?? (spoken && spoken.weight >= 2 ? spoken.old : undefined);
}

/** A bare value or somebody else's doing: "errei, é Olinda", "adiaram pra quinta". */
export function revisedInPassing(revision: Revision): Fact | undefined {
  const { message } = revision;
  const fact =
    revision.isSlip || isCue(message) || (BARE.test(message) && !message.includes('?'))
      ? targetOf(revision)?.fact
      : undefined;
  const value = fact && rewritten(fact.value, message);
  if (!fact || !value || value === fact.value || value.length > LONGEST) return undefined;
  return { relation: fact.relation, value, replaces: fact.value };
}

/** A slip owned up to puts right what was told last, or what its words name. */
export function revisedBySlip({ message, known, lastLine }: Revision): Fact | undefined {
  const rest = afterSlip(message);
  if (rest === undefined || known.length === 0) return undefined;
  return revisedInPassing({ message: rest, known, lastLine, isSlip: true });
}

/** A day that is on the list and was told in their own words too is put right in both. */
export function datesRevised(fresh: readonly Fact[], message: string, known: readonly Fact[]): Fact[] {
  return fresh.flatMap(({ relation, value, replaces }) => {
    if (replaces === undefined || (relation !== 'plan' && relation !== 'birthday')) return [];
    const named = sensesOf(relation === 'plan' ? main(value) : 'aniversário');
    const old = known.findLast(
      (fact) =>
        isOwnWords(fact) && sameKin(message, fact.value) && [...named].some((sense) => sensesOf(fact.value).has(sense)),
    );
    const told = old && exchanged(old.value, message);
    return old && told !== undefined && told !== old.value
      ? [{ relation: old.relation, value: told, replaces: old.value }]
      : [];
  });
}

const OF_NAMES: ReadonlySet<Fact['relation']> = new Set(['family', 'friend', 'pet']);
const OF_PEOPLE: ReadonlySet<Fact['relation']> = new Set([...OF_NAMES, 'about']);

/** Whom a fact is told of; undefined where it is the person. */
function whoseIs(fact: Fact): string | undefined {
  if (isOwnWords(fact)) return personOf(fact.value);
  return fact.relation === 'about' ? foldWord(fact.value.split(': ')[0] ?? '') : undefined;
}

function main(value: string): string {
  return value.replace(/^[^:]+: /u, '').replace(/ \(.*$/u, '');
}

/** What was put right in a fact: the words that went and those that came. */
function changeIn({ relation, value, replaces = '' }: Fact): [stale: string, value: string] | undefined {
  if (isOwnWords({ relation, value })) return differenceOf(replaces, value);
  return [main(replaces), main(value)];
}

/** What of a replaced fact stands in others as well is put right there too: "moro em Santos com meu gato". */
export function alsoRevised(fresh: readonly Fact[], known: readonly Fact[], isSlip = false): Fact[] {
  const done = new Set(fresh.map(({ replaces }) => replaces));
  return fresh.flatMap((fact) => {
    const [stale = '', value = ''] = fact.replaces === undefined ? [] : (changeIn(fact) ?? []);
    if (sensesOf(stale).size === 0 || value === '' || foldWord(value).includes(foldWord(stale))) return [];
    const others = known.filter(
      (old) =>
        !done.has(old.value) && (isOwnWords(old) || (isOwnWords(fact) && (isSlip || OF_PEOPLE.has(old.relation)))),
    );
    // A name is the same wherever it stands; a day, a number or a thing only where the same is spoken of.
    const isName = /^\p{Lu}/u.test(withoutSmall(stale));
    return others.flatMap((old): Fact[] => {
      if (!isName && !isOfTold(fact.value, [{ relation: 'told', value: old.value }])) return [];
      if (!(OF_NAMES.has(old.relation) || OF_NAMES.has(fact.relation) || whoseIs(old) === whoseIs(fact))) return [];
      const changed =
        withPhrase(old.value, stale, value) ?? withPhrase(old.value, withoutSmall(stale), withoutSmall(value));
      return changed === undefined ? [] : [{ relation: old.relation, value: changed, replaces: old.value }];
    });
  });
}
