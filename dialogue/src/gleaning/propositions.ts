/** What was told and is of no kind: kept as it was said, so that it can be found by its words. */
import { isVerbForm, secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import type { Fact } from '../request.ts';
import { isChange } from './changes.ts';
import { GIVEN_NAMES, isOfOurCoins, KIN, NOT_FACTS, OCCUPATIONS, SPECIES } from './lexicon.ts';
import { scoreLasting } from './telling.ts';
import { isNotMeant, isOfTheMoment, withoutAsides } from './untold.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*/gu;
/** Characters of a clause that is kept. */
export const LONGEST = 180;
const MOST = 4;
const SELF = new Set('eu me mim comigo meu minha meus minhas nosso nossa nossos nossas'.split(' '));
const POSSESSIVE = new Set('meu minha meus minhas nosso nossa nossos nossas'.split(' '));
/** People somebody has, besides their kin. */
const PEOPLE = new Set(
  (
    'amigo amiga amigos amigas chefe patrao patroa vizinho vizinha vizinhos colega colegas professor professora terapeuta psicologo psicologa dentista medico medica ' +
    'orientador orientadora ex namorado namorada ficante crush irmaos irmas filhos filhas pais avos primos primas tios sobrinhos netos gemeo gemea cacula familia ' +
    'faxineira diarista baba porteiro senhorio senhoria socio socia cliente aluno aluna parceiro parceira bisavo bisavos tataravo madrasta padrasto vovo vovó mamae papai ' +
    'mano mana treinador tecnico personal advogado advogada cabeleireira manicure barbeiro sogros cunhados compadre comadre roommate bebe genro nora enteados turma'
  ).split(' '),
);

/** A clause in the person's own words, of themselves or of theirs. */
export function isOwnWords({ relation, value }: Fact): boolean {
  return relation === 'told' || (relation === 'about' && !value.includes(': '));
}

export function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word);
}

function isPerson(word: string): boolean {
  const folded = foldWord(word);
  return KIN.has(folded) || PEOPLE.has(folded);
}

/** Whether this word is a verb of the first person where it stands. */
function isFirstPerson(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (secondOf(word, words[at - 1]) === undefined) return false;
  // "trabalho é bom" is of work.
  return at > 0 || !/^(?:é|eh|foi|era|s[ãa]o|t[áa]|est[áa])$/iu.test(words[1] ?? '');
}

/** "mainha faz cuscuz", "pai é pedreiro": without a possessive they are one's own. */
const OWN_KIN =
  /^(?:(?:o|a) )?(m[ãa]e|pai|mainha|painho|mam[ãa]e|papai|manh[êe]|v[óô]|vov[óô]|voinh[ao]) (?!d[eoa]s? |que |é tudo|de )\p{L}/iu;
/** "filme da minha vida é", "cor preferida? verde", "time do coração: Remo". */
const FAVOURITE =
  /^(?:[oa] )?(?!qual|que)\p{L}+ (?:preferid[oa]|favorit[oa]|predilet[oa]|do cora[çc][ãa]o|d[ae] vida)(?:\?| ?[:=]| é| eh)/iu;

/** Whether it is of the person at all: they, something or somebody of theirs. */
export function isOfSelf(clause: string): boolean {
  const words = wordsOf(clause);
  if (words.some((word, at) => SELF.has(word.toLowerCase()) || isFirstPerson(words, at))) return true;
  return (
    OWN_KIN.test(clause) ||
    /(?<!\p{L})(?:a gente|(?:l[áa]|aqui|daqui|dali) (?:em|de) casa)(?!\p{L})/iu.test(clause) ||
    FAVOURITE.test(clause)
  );
}

/** Names of people and animals that were told of before. */
function knownNames(known: readonly Fact[]): ReadonlySet<string> {
  const names = known
    .filter(
      ({ relation }) => relation === 'family' || relation === 'friend' || relation === 'pet' || relation === 'about',
    )
    .flatMap(({ value }) => wordsOf(value).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)));
  return new Set(names);
}

const KIN_PLAIN: Readonly<Record<string, string>> = {
  mainha: 'mae',
  mamae: 'mae',
  manhe: 'mae',
  painho: 'pai',
  papai: 'pai',
  vovo: 'avo',
  vo: 'avo',
};

/** Whose the verb is: "minha irmã mora", "o Pedro joga", "a melhor amiga da minha mãe"; undefined where it is the person's own. */
export function personOf(clause: string): string | undefined {
  const words = wordsOf(clause);
  const verb = words.findIndex((_, at) => isFirstPerson(words, at));
  const before = words.slice(0, verb < 0 ? 6 : verb);
  const own = OWN_KIN.exec(clause)?.[1];
  if (own !== undefined) return KIN_PLAIN[foldWord(own)] ?? foldWord(own);
  if (before.some((word) => /^(?:eu|a gente)$/iu.test(word)) || (verb >= 0 && verb <= 2)) return undefined;
  const person = before.find(
    (word, at) => isPerson(word) && before.slice(0, at).some((mine) => POSSESSIVE.has(mine.toLowerCase())),
  );
  if (person) return foldWord(person);
  const [first = '', second = ''] = words;
  const name = /^[oa]$/iu.test(first) ? second : first;
  return /^\p{Lu}\p{Ll}/u.test(name) && (GIVEN_NAMES.has(foldWord(name)) || /^[oa]$/iu.test(first)) ? name : undefined;
}

/** Where a clause of another subject begins. */
const BREAK =
  /(?:,|;|(?<!(?<!\p{L})eu) e| mas) (?=(?:eu|meus?|minhas?|a gente|j[áa] (?:eu|meu|minha)|(?:meu|minha)) )/giu;

function subjectsDiffer(parts: readonly string[]): boolean {
  return new Set(parts.map((part) => personOf(part) ?? '')).size > 1;
}

/** A sentence in clauses, where they are of different people; whole otherwise. */
function clausesIn(sentence: string): string[] {
  const parts = sentence.split(BREAK).map((part) => part.trim());
  const whole = parts.every((part) => wordsOf(part).length >= 3);
  return (whole && subjectsDiffer(parts)) || sentence.length > LONGEST ? parts : [sentence];
}

const PRONOUN = /^(?:e |mas |agora |na verdade )*(el[ea])(?!\p{L})/iu;

/** "ela mora em Natal" after "minha irmã": the pronoun in the words it stands for; the first of these that agrees. */
function withNoun(clause: string, antecedents: readonly string[]): string {
  // "O nome dela era Zulmira".
  const whose = NAME_OF.exec(clause)?.[1];
  const pronoun = PRONOUN.exec(clause)?.[1]?.toLowerCase() ?? whose;
  const noun = pronoun && antecedents.find((one) => /^minha /u.test(one) === isFemale(pronoun));
  if (!noun) return clause;
  return whose ? clause.replace(whose, `${isFemale(whose) ? 'da' : 'do'} ${noun}`) : clause.replace(PRONOUN, noun);
}

const NAME_OF = /^(?:e |mas )?(?:o )?nome (del[ea]) (?:é|era|foi)(?!\p{L})/iu;

function isFemale(pronoun: string): boolean {
  return pronoun.endsWith('a');
}

const OWN_NOUN =
  /(?<!\p{L})(?:meus?|minhas?) (?:(?:melhor|ex) )?[\p{L}-]+(?: mais (?:vel?h[oa]|nov[oa])| g[êe]me[oa]| do meio)?(?: \p{Lu}\p{Ll}+)?/gu;

/** "minha irmã mais velha", "minha samambaia": what the words name of one's own. */
function nounsOf(clause: string): string[] {
  return (clause.charAt(0).toLowerCase() + clause.slice(1)).match(OWN_NOUN) ?? [];
}

/** "não é caju, é manga" tells of the mango. */
function withoutDenied(clause: string): string {
  return clause.replace(
    /n[ãa]o (?:é|eh|era|foi|s[ãa]o|sou) [^,]+, ?(?:mas |e )?(?=(?:é|eh|era|foi|s[ãa]o|sou) )/iu,
    '',
  );
}

/** Where a part of the moment may be cut off: "tirei o siso ontem e tô só no sorvete". */
const PAUSE = /,\s*(?:e )?| e (?=(?:t[ôo]|tou|estou|t[áa]|vou|agora)(?!\p{L}))/iu;

/** Above this the model is sure enough to keep what sounds like the moment. */
const SURELY_LASTS = 3;
/** Only the parts that last, where the whole does not; a clause that is not meant stays whole. */
function lastingParts(clause: string): string[] {
  if (isNotMeant(clause) || !isOfTheMoment(clause) || scoreLasting(clause) > SURELY_LASTS) return [clause];
  const parts = clause.split(PAUSE).map((part) => part.trim());
  const lasting = parts.filter((part) => wordsOf(part).length >= 3 && !isOfTheMoment(part));
  return parts.length < 2 || lasting.length === 0 ? [clause] : lasting;
}

type Clause = { text: string; asked: boolean };

/** "descobrimos hoje no ultrassom" after "minha mulher tá grávida": without what was found it says nothing. */
const LEANS =
  /^(?:(?:a gente|eu|j[áa]|s[óo]) )*(?:descobri|descobrimos|descobriu|soube|soubemos|vi|vimos|recebi|recebemos|comecei|come[çc]amos|come[çc]ou|aconteceu|foi|ganhei|comprei|consegui|conseguimos)(?: (?:hj|hoje|ontem|agora|semana passada|m[êe]s passado|n[oa]s?|em|de|pel[oa]|com|desde|anteontem)(?!\p{L}).*)?$/iu;

function joined(clauses: readonly Clause[]): Clause[] {
  const whole: Clause[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    const leans = last && !last.asked && !clause.asked && LEANS.test(clause.text) && last.text !== '';
    if (leans) whole[whole.length - 1] = { text: `${last.text}, ${clause.text}`, asked: false };
    else whole.push(clause);
  }
  return whole;
}

/** "É eu e a gata": the animal of whoever tells of it, and not "o gato da vizinha". */
const ANIMAL = /(?<!\p{L})([oa]) (\p{L}+)(?!\p{L}| d[aeo]s? )/giu;

function animalsIn(text: string): string[] {
  return [...text.matchAll(ANIMAL)].flatMap(([, article = '', word = '']) =>
    SPECIES.has(foldWord(word)) ? [`${article.toLowerCase() === 'a' ? 'minha' : 'meu'} ${word}`] : [],
  );
}

/** Those, people or animals, that "ela" may stand for in what follows. */
function antecedentsIn(text: string): string[] {
  const own = nounsOf(text).filter((noun) =>
    wordsOf(noun).some((word) => isPerson(word) || SPECIES.has(foldWord(word))),
  );
  return [...own, ...animalsIn(text)];
}

/** Whom the last thing told was about. */
function lastToldOf(known: readonly Fact[]): string[] {
  const last = known.at(-1);
  return last !== undefined && isOwnWords(last) ? antecedentsIn(last.value) : [];
}

/** What a message is read beside: what is known, and the person's message before it. */
export type Beside = { known: readonly Fact[]; before?: string | undefined };

function readClauses(message: string, { known, before = '' }: Beside): Clause[] {
  let antecedents = [...antecedentsIn(before), ...lastToldOf(known)];
  const pieces = message
    .normalize('NFC')
    .split(/([!?…\n;]+|(?<!\b(?:[Dd]ra?|[Ss]ra?|[Pp]rofa?|[Ss]t))\.(?=\s|$)|\.{2,})/u);
  return pieces.flatMap((piece, at): Clause[] => {
    if (at % 2 === 1) return [];
    const asked = pieces[at + 1]?.includes('?') === true && !/(?:e|mas) (?:voc[êe]|vc|tu)\s*$/iu.test(piece);
    return clausesIn(withoutAsides(piece))
      .flatMap(lastingParts)
      .map((part) => {
        const text = withNoun(withoutDenied(withoutAsides(part)).replace(/[,:\s–-]+$/u, ''), antecedents);
        antecedents = [...antecedentsIn(text), ...antecedents];
        return { text, asked };
      });
  });
}

/** Words of the kinds, which say what a fact says already. */
export const OF_KINDS = sensesOf(
  'morar trabalhar chamar nome gostar ter ser estar ir fazer nascer estudar torcer medo alergia aniversário dia anos idade falar tocar dirigir odiar tenho sou mudar ' +
    'natural profissão time cor altura calçar vestir signo sangue tamanho número aprender fluente maior comprar ganhar adotar chamado chamada virar desde pequena ' +
    'conseguir acabar completar suportar aguentar trocar verdade casado casada como língua idioma instrumento pode tomar melhor mesmo preferido de criança negócio vender voltar cidade faculdade curso posso comer tomar cor comida música medo signo time bicho animal',
);

/** Facts of a kind that stand in the clause. */
function within(clause: ReadonlySet<string>, known: readonly Fact[]): Fact[] {
  return known.filter((fact) => {
    if (isOwnWords(fact)) return false;
    const senses = sensesOf(fact.value.replace(/\(.*$/u, ''));
    return senses.size > 0 && [...senses].every((sense) => clause.has(sense));
  });
}

/** Whether facts of a kind say all that this clause says. */
function isTaken(clause: string, fresh: readonly Fact[], known: readonly Fact[]): boolean {
  const facts = [...fresh, ...within(sensesOf(clause), known)];
  if (facts.length === 0) return false;
  const told = new Set(facts.flatMap(({ relation, value }) => [...sensesOf(value), ...sensesOf(relation)]));
  const rest = [...sensesOf(clause)].filter((sense) => !told.has(sense) && !OF_KINDS.has(sense) && !LIGHT.has(sense));
  const dated = facts.some(({ relation }) => relation === 'plan' || relation === 'birthday');
  return (
    rest.filter(
      (sense) =>
        !dated ||
        !/^\d+$|^(?:segund|terc|quart|quint|sext|sabad|doming|amanh|seman|proxim|fer|que|janeir|fevereir|marc|abril|mai|junh|julh|agost|setembr|outubr|novembr|dezembr|noit|tard|cedo)/u.test(
          sense,
        ),
    ).length === 0
  );
}

/** Something is said, and it is said of something: "eu paro" and "eu e minha boca" tell nothing. */
export function hasSense(clause: string): boolean {
  const words = wordsOf(clause);
  if (words.length <= 5 && !words.some((word, at) => isVerbForm(word) || isFirstPerson(words, at) || isCopula(word)))
    return false;
  const senses = [...sensesOf(clause)];
  if (senses.length >= 2) return true;
  const besides = words.filter((word) => !/^(?:eu|j[áa]|s[óo]|at[ée])$/iu.test(word));
  return senses.length === 1 && besides.length >= 2 && senses.some((sense) => !LIGHT.has(sense));
}

function isCopula(word: string): boolean {
  return (
    /^(?:é|eh|era|s[ãa]o|foi|tem|t[áa]|est[áa]|vai|faz|fica|vem|d[áa]|sai|diz)$/iu.test(word) ||
    lemmasOf(foldWord(word)).size > 0
  );
}

function isAbout(clause: string, names: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = wordsOf(clause);
  return names.has(first) || (/^[oa]$/iu.test(first) && names.has(second));
}

/** Above this it is of their life though nothing in it says whose: "leciono geografia", "desde 2012 não piso no Rio". */
const SURELY_OWN = 3.5;
/** What begins with a thing or somebody is of those. */
const OF_ANOTHER = /^(?:[oa]s?|uma?|el[ea]s?|ess[ea]s?|aquel[ea]s?|\p{L}+ (?:é|tem|mora|faz)) /iu;

function lasts(text: string, putsRight: boolean): boolean {
  if (isNotMeant(text)) return false;
  // What puts something right is short and leans on it: of itself it sounds like nothing.
  if (putsRight) return !isOfTheMoment(text);
  const score = scoreLasting(text);
  return score > (isOfTheMoment(text) ? SURELY_LASTS : 0);
}

type Telling = { names: ReadonlySet<string>; putsRight: boolean };

/** "a professora de ioga é a Cecília": whoever has a role and a name in a talk belongs to its teller. */
const DEFINES =
  /(?:^|, | e )[oa] (\p{L}+)(?: d\S+ \p{L}+)? (?:é|eh|se chama) (?:[oa] )?(?:(?:seu|dona|doutora?|tia?o?) )?\p{Lu}\p{Ll}/u;

function isDefined(text: string): boolean {
  const role = DEFINES.exec(text)?.[1] ?? '';
  return isPerson(role) || OCCUPATIONS.has(foldWord(role));
}

/** Whether a text speaks of something that was told in own words. */
export function isOfTold(text: string, known: readonly Fact[]): boolean {
  const said = [...sensesOf(text)].filter((sense) => !LIGHT.has(sense) && !OF_KINDS.has(sense) && !TIMES.has(sense));
  return known.some((fact) => isOwnWords(fact) && said.some((sense) => isMetBy(sense, sensesOf(fact.value))));
}

/** Letters by which a short form and the whole word are known for one: "hidro", "hidroginástica". */
const BEGINNING = 4;

function isMetBy(sense: string, others: ReadonlySet<string>): boolean {
  if (others.has(sense)) return true;
  return [...others].some((other) => {
    const [short, long] = sense.length < other.length ? [sense, other] : [other, sense];
    return short.length >= BEGINNING && long.startsWith(short);
  });
}

/** When is of anything. */
const TIMES = sensesOf('segunda terça quarta quinta sexta sábado domingo manhã tarde noite semana mês ano hora amanhã');

function isTold({ text, asked }: Clause, { names, putsRight }: Telling): boolean {
  if (asked || text === '' || text.length > LONGEST || isOfOurCoins(text)) return false;
  if (wordsOf(text).some((word) => NOT_FACTS.has(foldWord(word)))) return false;
  if (!hasSense(text) || !lasts(text, putsRight)) return false;
  return (
    isOfSelf(text) ||
    isAbout(text, names) ||
    isDefined(text) ||
    (!putsRight && !OF_ANOTHER.test(text) && scoreLasting(text) > SURELY_OWN)
  );
}

/** Everything told in a message that no fact of a kind says whole, in the person's own words. */
export function gleanPropositions(message: string, beside: Beside, facts: readonly Fact[]): Fact[] {
  const { known } = beside;
  const clauses = joined(readClauses(message, beside)).filter(({ asked }) => !asked);
  if (clauses.length === 0) return [];
  const names = knownNames([...known, ...facts]);
  const putsRight = known.length > 0 && isChange(message);
  return clauses
    .filter((clause) => isTold(clause, { names, putsRight }) && !isTaken(clause.text, facts, known))
    .slice(0, MOST)
    .map(({ text }) => ({
      relation: personOf(text) !== undefined || isAbout(text, names) ? 'about' : 'told',
      value: text.replaceAll(': ', ', '),
    }));
}
