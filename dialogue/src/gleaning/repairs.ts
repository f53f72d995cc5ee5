/**
 * What was told and is taken back in a few words, with the right value beside it: "*bianca", "ou melhor, 39", "dentista não,
 * protética", "odete é a vizinha, minha tia é ivete". The old value is named, spelled nearly the same, of one kind with the new
 * one, or the newest that something was said to be.
 */
import { isVerbForm } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { impliedBy } from '../analyser/implied.ts';
import { LIGHT, senseOf, sensesOf } from '../analyser/stems.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import type { Fact } from '../request.ts';
import { isTelling, isThing, type Slot, valueOfKind } from './amends.ts';
import { titleCase } from './capture.ts';
import { exchanged } from './exchange.ts';
import { thingKind, ZODIAC } from './kinds.ts';
import { GIVEN_NAMES, OCCUPATIONS } from './lexicon.ts';
import { isOfSelf, isOwnWords, LONGEST, wordsOf } from './propositions.ts';
import { CLUBS } from './self.ts';
import { isNotMeant } from './untold.ts';

type Repair = {
  fresh: string;
  /** The message says by itself that the last value was wrong. */
  isSure: boolean;
  /** Of these facts alone. */
  only?: Fact['relation'] | undefined;
};

const SIGH = '(?:(?:ah+|eita|ih+|nossa|putz|oxe|uai|vixe|hm+|kk+|rs+|n[ãa]o|gente|calma|ei|aff|ai)(?:[,.!… ]+))*';
/** After these a bare thing takes the place of the last one. */
const SURE =
  '(?:ou melhor|melhor dizendo|quis dizer|quer dizer|minto|menti|corrigindo|corre[çc][ãa]o|pensando (?:bem|melhor)|lembrando (?:bem|melhor|direito)|digo|revi meus conceitos)';
/** After these it has to be like the one that was told. */
const LOOSE =
  '(?:na verdade|na real|ali[áa]s|desculpa|perd[ãa]o|ops|opa|pera[íi]?|espera|errei|confundi|me (?:confundi|enganei|atrapalhei)|falei (?:errado|besteira|bobagem)|escrevi errado|viajei|esquece(?: o que (?:eu )?(?:falei|disse))?|(?:foi )?erro meu|foi mal|agora (?:é|eh)|com \\p{L} mesmo)';
const VALUE = "((?:[\\p{L}\\d'-]+(?:[.,:/]\\d+)*)(?: [\\p{L}\\d'-]+){0,3}?)";
const END = '(?=[,.;:!…](?!\\d)|\\s*$| (?:kk+|desde|rs+|n[ée]|que|porque|pq|mas|viu|mesmo)(?!\\p{L}))';
const STARRED = new RegExp(`^(?:\\*+ ?${VALUE}|${VALUE} ?\\*+)$`, 'iu');

function marked(marker: string, pause: string): RegExp {
  return new RegExp(
    `^${SIGH}${marker}(?:[,.:;!… ]+(?:kk+|rs+))*${pause}(?:(?:agora )?(?:é|eh|era|foi|sou|s[ãa]o|tem|tenho) )?(?:(?:[oa]s?|uma?|d[eoa]|n[oa]) )?${VALUE}${END}`,
    'iu',
  );
}

/** "Gêmeos, na verdade". */
const BEFORE = new RegExp(
  `^${SIGH}(?:é |era )?(?:[oa]s?|uma?|d[eoa] )?${VALUE},? (?:na verdade|na real|ali[áa]s)(?=[,.;!]|\\s*$)`,
  'iu',
);
const AFTER_SURE = marked(SURE, '[,.:;!…]+ *');
const AFTER_LOOSE = marked(
  `(?:[^,.;:!]{1,40}[,.;!] *(?=na verdade|na real|ali[áa]s))?(?:${LOOSE}|${SURE})`,
  '[,.:;!… ]+',
);
/** The new value of a thing of one kind, told as such: a new name, a pet found out, a favourite dethroned. */
const TOLD_ANEW: readonly (readonly [source: string, only?: Fact['relation'], isLoose?: boolean])[] = [
  [`(?<!\\p{L})agora (?:sou|tor[çc]o (?:pel[oa]|pr[oa])) ${VALUE}${END}`, 'favorite', true],
  [`(?:^|[,.] )(?:o )?(?:nome novo|novo nome|nome certo)(?: agora)?(?: é|:) (?:[oa] )?${VALUE}${END}`],
  [
    `(?<!\\p{L})(?:f[êe]mea|macho|menin[oa]|batiz\\p{L}+|chamar).{1,30}? (?:virou|vai ser|ficou) (?:[oa] )?${VALUE}[.!]*$`,
    'pet',
  ],
  [
    `(?:terminei|acabei|li|vi|assisti|ouvi|conheci|provei|experimentei) (?:[oa] )?${VALUE},? (?:e )?(?:j[áa] )?(?:virou|é|passou a ser) (?:[oa] )?(?:meu|minha) (?:nov[oa] )?(?:\\p{L}+ )?(?:preferid|favorit)[oa]`,
    'favorite',
  ],
];
const ANEW = TOLD_ANEW.map(([source, only, isLoose = false]) => ({
  pattern: new RegExp(source, 'iu'),
  only,
  isSure: !isLoose,
}));

function readAnew(message: string): Repair | undefined {
  for (const { pattern, only, isSure } of ANEW) {
    const fresh = pattern.exec(message)?.[1];
    if (fresh !== undefined && isBare(fresh)) return { fresh, isSure, only };
  }
  return undefined;
}

function readRepair(message: string): Repair | undefined {
  const starred = STARRED.exec(message.trim());
  const star = starred?.[1] ?? starred?.[2];
  if (star !== undefined) return { fresh: star, isSure: false };
  const anew = readAnew(message);
  if (anew) return anew;
  const sure = AFTER_SURE.exec(message);
  const found = sure ?? AFTER_LOOSE.exec(message) ?? BEFORE.exec(message);
  const fresh = found?.[1];
  if (!found || fresh === undefined || !isBare(fresh)) return undefined;
  return { fresh, isSure: sure !== null && !/(?:é|eh|era|foi|sou|s[ãa]o|tem|tenho) /iu.test(found[0]) };
}

/** What is no thing: said to somebody, or of the moment. */
const NO_THING =
  /^(?:amor|gente|amig[oa]|cara|mano|mo[çc]a?|bem|lind[oa]|deus|verdade|mentira|s[ée]rio|nada|isso|t[áa]|tudo|sim|n[ãa]o|beleza|desculpa|perd[ãa]o|socorro|credo|d[ée]mais|demora|difícil|dif[íi]cil|f[áa]cil|complicad[oa]|chat[oa]|foda|bom|boa|legal|ruim|triste|engra[çc]ad[oa]|q|que|se|pq|porque|como|quando|meus?|minhas?|seu|sua|ess[ea]|est[ea]|ele|ela|eu|voc[êe]|vc|muit[oa]|mais|menos|pior|melhor|aquele|aquela|mesma?o?)$/iu;

const OF_NOW = /^(?:hoje|agora|ontem|amanh[ãa]|s[óo]|j[áa]|ainda|nunca|sempre|depois)$/iu;

/** "esquece", "deixa": a verb and no name of anybody. */
function isSaid(word: string): boolean {
  const folded = foldWord(word);
  return !GIVEN_NAMES.has(folded) && !OCCUPATIONS.has(folded) && /[aei]$/u.test(folded) && lemmasOf(folded).size > 0;
}

/** What is done or when: no thing among these words. */
function isOfDoing(words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return isSaid(first);
  return words.some((word) => OF_NOW.test(word)) || isVerbForm(first) || rest.some((word) => /^\d+$/u.test(word));
}

/** A thing by itself: "protética", "mestre de obras", "39". */
function isBare(part: string): boolean {
  const words = wordsOf(part);
  const ends = [words[0], words.at(-1)].map((word = '') => word);
  if (words.length === 0 || words.length > 4 || ends.some((word) => NO_THING.test(word))) return false;
  return /^\d+$/u.test(part) || (!isOfDoing(words) && isThing(part));
}

/** How many letters have to change to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const kept = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** "bianka" and "bianca", "neusa" and "neuza": one name misspelled. */
function isMisspelled(old: string, fresh: string): boolean {
  const [one, other] = [foldWord(old), foldWord(fresh)];
  if (one === other) return old.toLowerCase() !== fresh.toLowerCase();
  if (Math.min(one.length, other.length) < 4 || /\d/u.test(one + other)) return false;
  return distance(one, other) <= (one.length > 5 ? 2 : 1);
}

const PREDICATE =
  /(?<!\p{L})(?:é|eh|era|foi|s[ãa]o|(?:se )?chama|chamad[oa]|(?:se )?chamar) (?:(?:[oa]s?|uma?|d[eoa]) )?((?!(?:meu|minha|muito|mais|bem|t[ãa]o)(?!\p{L}))[\p{L}\d'-]+(?: [\p{L}\d'-]+){0,2})$/iu;
const SUBJECT = /^(?:[oa] )?([\p{L}\d'-]+(?: [\p{L}\d'-]+){0,2}) (?:é|eh|era|foi) (?:[oa] )?(?:meu|minha)(?!\p{L})/iu;
const VALUED: ReadonlySet<Fact['relation']> = new Set([
  'favorite',
  'name',
  'pet',
  'city',
  'birthplace',
  'job',
  'body',
  'age',
  'owns',
  'study',
  'friend',
  'trait',
]);

/** The only number of a clause is its value. */
function numberIn(value: string): Slot | undefined {
  const [found, ...more] = [...value.matchAll(/(?<![\p{L}\d/:,.])\d+(?![\p{L}\d/:,.])/gu)];
  return found && more.length === 0 ? { from: found.index, to: found.index + found[0].length, lead: '' } : undefined;
}

/** Where the value of what was told stands; undefined where it tells of no value. */
function slotOf(fact: Fact): Slot | undefined {
  if (!isOwnWords(fact) && fact.relation !== 'about')
    return VALUED.has(fact.relation) || / \p{Lu}/u.test(fact.value) ? valueOfKind(fact) : undefined;
  const found = PREDICATE.exec(fact.value)?.[1] ?? SUBJECT.exec(fact.value)?.[1];
  const from = found === undefined ? -1 : fact.value.indexOf(found);
  return found === undefined || from < 0 ? numberIn(fact.value) : { from, to: from + found.length, lead: '' };
}

/** The new value where the old one stands, with its article where it has one: "com o Renan", "com a Sueli". */
function withValue(fact: Fact, { from, to }: Slot, told: string): Fact | undefined {
  const [, article, fresh = told] = /^(?:([oa]) )?(.+)$/iu.exec(told) ?? [];
  const stale = fact.value.slice(from, to);
  const written = /^\p{Lu}/u.test(stale) ? titleCase(fresh) : fresh;
  const before = fact.value.slice(0, from);
  const led = article === undefined ? before : before.replace(/((?:^| )(?:[dn]|pel)?)[oa] $/iu, `$1${article} `);
  const value = led + written + fact.value.slice(to);
  if (stale.toLowerCase() === fresh.toLowerCase() || value.length > LONGEST) return undefined;
  return { relation: fact.relation, value, replaces: fact.value };
}

/** Where a word stands in what was told. */
function wordAt(value: string, test: (word: string) => boolean): Slot | undefined {
  const found = [...value.matchAll(/[\p{L}\d'-]+/gu)].findLast(({ 0: word }) => test(word));
  return found && { from: found.index, to: found.index + found[0].length, lead: '' };
}

/** Every fact in which the old value stands, with the new one there. */
function everywhere(known: readonly Fact[], stale: string, fresh: string): Fact[] {
  return known.flatMap((fact) => {
    const slot = wordAt(fact.value, (word) => foldWord(word) === foldWord(stale));
    return (slot && withValue(fact, slot, fresh)) ?? [];
  });
}

function misspelledIn(known: readonly Fact[], fresh: string): string | undefined {
  if (wordsOf(fresh).length !== 1) return undefined;
  return known.flatMap(({ value }) => wordsOf(value)).findLast((word) => isTelling(word) && isMisspelled(word, fresh));
}

/** How something is written, not what is the case: "com z", "digitei errado". */
const LETTERS =
  /(?<!\p{L})(?:com (?:dois |duas )?[a-z](?:\s*$|[,.;:!]| mesmo| no (?:fim|final|come[çc]o|meio))|escrev\p{L}+|digit\p{L}+|corretor|soletr\p{L}+|acento)(?!\p{L})/iu;

/** "Marlúcia com z: Marlúzia": a name with other letters. */
function respelled(message: string, known: readonly Fact[]): Fact[] {
  if (!LETTERS.test(message)) return [];
  const named = known.filter((fact) => slotOf(fact) !== undefined);
  const fresh = wordsOf(message).findLast((word) => isTelling(word) && misspelledIn(named, word) !== undefined);
  const stale = fresh === undefined ? undefined : misspelledIn(named, fresh);
  return fresh === undefined || stale === undefined ? [] : everywhere(known, stale, fresh);
}

function isNumber(text: string): boolean {
  return /^\d+$/u.test(text);
}

/** Whether the new value is such as the old one is: a number for a number, a sweet for a sweet. */
function isAkin(old: string, fresh: string, fact: Fact): boolean {
  if (isNumber(old.split(' ')[0] ?? '') || isNumber(fresh)) return isNumber(old.split(' ')[0] ?? '') && isNumber(fresh);
  const classes = impliedBy(fresh);
  if ([...impliedBy(old), ...sensesOf(fact.value)].some((sense) => classes.has(sense))) return true;
  if (CLUBS.has(foldWord(fresh)) && fact.value.startsWith('time: ')) return true;
  if (ZODIAC.test(foldWord(fresh)) && ZODIAC.test(foldWord(old))) return true;
  const kind = thingKind(fresh);
  return kind !== undefined && (kind === thingKind(old) || fact.value.startsWith(`${kind}: `));
}

function isOfOtherType(old: string, fresh: string): boolean {
  return isNumber(fresh) !== /^\d+(?: anos)?$/u.test(old);
}

/** The newest value that fits: one like it, or for a message that is sure, any. */
function inNewest({ fresh, isSure, only }: Repair, known: readonly Fact[]): Fact[] {
  const fitting = known.filter(({ relation }) => only === undefined || relation === only);
  const valued = fitting.flatMap((fact) => {
    const slot = slotOf(fact);
    return slot === undefined ? [] : [{ fact, slot, old: fact.value.slice(slot.from, slot.to) }];
  });
  const akin = valued.findLast(({ fact, old }) => isAkin(old, fresh, fact));
  const target = akin ?? (isSure ? valued.findLast(({ old }) => !isOfOtherType(old, fresh)) : undefined);
  const fact =
    target && withValue(target.fact, target.slot, isNumber(fresh) ? target.old.replace(/\d+/u, fresh) : fresh);
  return fact ? [fact] : [];
}

const OWNED =
  /(?<!\p{L})(?:confundi|enganei|minto|menti|errei|falei (?:errado|besteira|bobagem)|desculpa|perd[ãa]o|na verdade|t[ôo] doid[oa]|que cabe[çc]a|q cabe[çc]a|viajei|troquei|esquece|faz(?:em)? quest[ãa]o|corrigiu|coisa nenhuma)(?!\p{L})/iu;
const COPULA =
  /(?:^| )(?:é|eh|era|virou|(?:se )?chama|ficou|foi|entrou|assumiu|veio) (?:(?:[oa]s|uma?|d[eoa]) )?(.+?)(?: (?:no|em seu) lugar.*)?$/iu;
/** A part that says of the old value what else it is, or that it is not: "odete é a vizinha", "dentista não". */
const OTHERWISE =
  '(?:(?:é|eh|era|foi) (?:s[óo] |apenas |[oa] (?!mais|melhor|pior|maior|cara|coisa|amor|rei|rainha)|outr|antes|meu|minha|um |uma )|n[ãa]o$|nada$|perdeu|(?:saiu|se aposentou|pediu demiss[ãa]o|foi (?:demitid|mandad|transferid|embora))|(?:s[óo]|vem|fica|ficou) )';

function partsOf(message: string): string[] {
  return message
    .replace(/(?:\s+(?:kk+|rs+))+(?=\s|$)/giu, '')
    .split(/\s*[,.;:!…]+\s*|\s+(?:disse )?(?:q|que)\s+/u)
    .filter((part) => part !== '');
}

/** "Lost desbancou friends": what comes first now, before what did. */
const SURPASSES =
  /^(?:[oa]s? )?(.{2,30}?) (?:j[áa] )?(?:passou|superou|desbancou|destronou|substituiu|ganhou d[eoa]|tomou o lugar d[eoa]) (?:[oa]s? )?([\p{L}\d'-]+)$/iu;

function surpassed(part: string, known: readonly Fact[]): Fact[] {
  const [, fresh = '', stale = ''] = SURPASSES.exec(part) ?? [];
  const dearest = known.filter(({ relation }) => relation === 'favorite');
  return isBare(fresh) ? everywhere(dearest, stale, fresh) : [];
}

/** A value of what was told that a part of the message says to be something else. */
function deniedIn(part: string, known: readonly Fact[]): { stale: string; fact: Fact } | undefined {
  const word = new RegExp(`(?:^| e )(?:[oa]s? |dia )?([\\p{L}\\d'-]+) ${OTHERWISE}`, 'iu').exec(part)?.[1];
  if (word === undefined || !isTelling(word)) return undefined;
  const fact = known.findLast(({ value }) => wordsOf(value).some((own) => foldWord(own) === foldWord(word)));
  return fact && { stale: word, fact };
}

/** What stands beside a part that takes the old value back: a thing by itself, else what something is said to be. */
function besides(parts: readonly string[], denied: string): { fresh: string; part: string } | undefined {
  const others = parts.filter((part) => part !== denied && !OWNED.test(part));
  const bare = others.map((part) => part.replace(/^(?:sim|mas|agora|só) /iu, '')).find(isBare);
  if (bare !== undefined) return { fresh: bare.replace(/^(?:[oa]s|uma?) /iu, ''), part: bare };
  const said = others.flatMap((part) => {
    const fresh = COPULA.exec(part)?.[1];
    return fresh !== undefined && isBare(fresh) ? [{ fresh, part }] : [];
  });
  return said.at(-1);
}

function sharesSense(one: string, other: string): boolean {
  const senses = sensesOf(other);
  return [...sensesOf(one)].some((sense) => !LIGHT.has(sense) && senses.has(sense));
}

/** "neusa é a merendeira, a professora é a neide": the old value is something else's, the new one stands beside it. */
function reassigned(message: string, known: readonly Fact[]): Fact[] {
  const parts = partsOf(message);
  const better = parts.flatMap((part) => surpassed(part, known));
  if (better.length > 0) return better;
  for (const part of parts) {
    const denied = deniedIn(part, known);
    const found = denied && besides(parts, part);
    if (!denied || !found || senseOf(found.fresh) === senseOf(denied.stale)) continue;
    const isSure =
      / (?:n[ãa]o|nada|perdeu(?: feio)?)$| (?:saiu|se aposentou|pediu demiss[ãa]o|foi (?:demitid|mandad|transferid|embora))| (?:foi|era) (?:s[óo]|apenas) /iu.test(
        part,
      ) ||
      found.part === parts[0] ||
      OWNED.test(message) ||
      isMisspelled(denied.stale, found.fresh.replace(/^[oa] /iu, ''));
    if (!isSure && !sharesSense(found.part.replace(found.fresh, ''), denied.fact.value)) continue;
    const fresh = everywhere(known, denied.stale, found.fresh);
    if (fresh.length > 0) return fresh;
  }
  return [];
}

const WEEKDAY = /(?<!\p{L})(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)s?(?!\p{L})/iu;
const MOVED =
  /(?<!\p{L})(?:(?:tro(?:cou|caram)|mud(?:ou|aram)|pass(?:ou|aram)|transferi(?:u|ram)|alter(?:ou|aram)) (?:o |de |pr[ao] |tudo |para )|agora (?:é|vai ser|fica|ficou))/iu;

/** "a quadra trocou o horário, agora é na sexta": the day of what is done every week. */
function moved(message: string, known: readonly Fact[]): Fact[] {
  if (!MOVED.test(message) || !WEEKDAY.test(message) || isOfSelf(message)) return [];
  const habit = known.findLast(({ relation, value }) => relation === 'habit' && WEEKDAY.test(value));
  const value = habit && exchanged(habit.value, message);
  return habit && value !== undefined && value !== habit.value
    ? [{ relation: 'habit', value, replaces: habit.value }]
    : [];
}

const LONGEST_REPAIR = 120;

/** What a message that takes something back puts right, in everything it stands in. */
export function repaired(message: string, known: readonly Fact[]): Fact[] {
  if (known.length === 0 || message.includes('?') || message.length > LONGEST_REPAIR) return [];
  if (isNotMeant(message.replace(/(?<!\p{L})(?:disse|falou|falando|dizendo|jura) que(?!\p{L})/iu, ' ').trim()))
    return [];
  const spoken = known.filter(({ relation }) => relation !== 'plan' && relation !== 'birthday');
  const otherwise = reassigned(message, spoken);
  if (otherwise.length > 0) return otherwise;
  const day = moved(message, spoken);
  if (day.length > 0) return day;
  const repair = readRepair(message);
  if (!repair) return respelled(message, spoken);
  const stale = misspelledIn(spoken, repair.fresh);
  return stale === undefined ? inNewest(repair, spoken) : everywhere(spoken, stale, repair.fresh);
}
