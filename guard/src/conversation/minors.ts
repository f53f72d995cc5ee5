import { hearsMinorScene, hearsOwnAge, readAges } from './age-model.ts';
import { isBystander } from './bystander.ts';
import { isCourting } from './courting.ts';
import { answersYoungAge, type MinorCue, readMinorCues } from './minor-cues.ts';
import { withoutPartner } from './partner.ts';
import { anyPhrase } from './phrases.ts';
import { cutEarlier, type PlainText, readPlain } from './plain.ts';
import { type RomanceLevel, readRomance, withoutEverydayWords } from './romance.ts';
import { messagesWithoutDays, withoutDays, withoutLasting } from './times.ts';

/** What was found of minors in one message, in the light of those before. */
export type MinorFinding = 'minor-character' | 'minor-romance' | 'minor-nearby' | 'declared-minor';
/** `declares`: whoever writes said so of herself, whatever was found. */
export type MinorReading = { finding: MinorFinding | undefined; declares: boolean };
/** `isHers`: said by the character of the app, where that is not what the role says. */
export type EarlierMessage = { role: 'person' | 'character'; text: string; isHers?: boolean };

const SEX_LASTS = 8;
const FLIRT_LASTS = 4;
const CUES_LAST = 12;
/** Words of a message that can be a part of a sentence cut over several. */
const PART_WORDS_MAX = 4;
const PARTS_MAX = 5;

/** A child's own first loves, told by whoever brings it up. */
const FIRST_LOVES = anyPhrase(
  [
    '(?:filh[oa]|filhos|filhas|net[oa]|sobrinh[oa]|afilhad[oa]|entead[oa]|irma|irmao|irmazinha|irmaozinho|cacula|minhas?_alun[oa]s?|meus?_alunos?) ~9 (?:namorando|namoradinh[oa]|namorad[oa]|apaixonad[oa]|apaixonou|crush|paquerinha|primeiro_beijo|primeiro_namorad[oa]|primeiro_namoro|namorar|gosta_de_um|gosta_de_uma|beijou_um|ficou_com_um|namorico|quer_namorar|ficando_com_um|paquera|para_sair|gostando_de|gosta_de|se_declar[a-z]+|conquistar|chegar_n[ao]|casar)',
    '(?:namorad[oa]|namoradinh[oa]|namoro|crush|paquera|primeiro_beijo) ~1 (?:da|do|de) ~1 (?:minha|meu) ~1 (?:filh[oa]|net[oa]|sobrinh[oa]|entead[oa]|afilhad[oa]|irma|irmao)',
  ],
  {},
  'gu',
);
/** Where a grown-up takes part in them, they are no first loves. */
const TAKES_PART =
  /\b(?:comigo|por mim|de mim|me (?:beij|deix|paquer|quer|olh|seduz|ama|da mole|provoc|excit|atra)[a-z]*|e eu (?:namor|fic|beij|quer|gost|nos|somos|amo|tambem)[a-z]*|eu e|por el[ae]|minha (?:amante|namorada|ficante|mulher|noiva)|meu (?:amante|namorado|ficante|noivo)|fic[ao]mos|namoramos|nos beij[a-z]+|a gente (?:se|fic|namor)[a-z]*|professor|professora|padrasto|patrao|adult[oa]|homem|velho|coroa|voce|apaixonad[oa] pel[ao]|quero (?:beij|namor|fic)[a-z]*)\b/u;
/** A kiss for a small child, a partner's children, children who are elsewhere. */
const OF_FAMILY = anyPhrase(
  [
    'beij(?:o|os|ei|inho|inhos|ar|ando|ou|a|ao) ~4 (?:minha|meu|minhas|meus|da|do|nas|nos|na|no) ~1 (?:filh[oa]|filhinh[oa]|filhos|filhas|net[oa]|netinh[oa]|bebe|criancas|gemeos|gemeas|pequen[oa]|cacula|afilhad[oa]) !na_boca|de_lingua|gostoso',
    '(?:filh[oa]|net[oa]|sobrinh[oa]|afilhad[oa]|irmazinha|irmaozinho|bebe) ~4 (?:[1-9]) (?:anos|aninhos|meses) ~5 (?:beijo|beijos|beijinho|beijinhos|beijou)',
    '(?:minha|meu) (?:namorad[oa]|esposa|mulher|marido|noiv[oa]|ex|companheir[oa]|ficante) ~3 (?:tem|teve|tinha|cria|cuida|com|trouxe|levou|e_mae|e_pai|ganhou|e) ~3 (?:filh[oa]|filhos|filhas|sobrinh[oa]|menin[oa]|irma|irmao|crianca|gemeos|entead[oa])',
    '(?:minha|meu) (?:namorad[oa]|esposa|mulher|marido|noiv[oa]|companheir[oa]) [e|eu] ~2 (?:somos|adotamos|criamos|temos|cuidamos|levamos|fomos|viramos) ~2 (?:padrinhos|madrinhas|tios|pais|maes|uma?|dois|o|a)',
    '(?:ficando|saindo|namorando|fico|saio|namoro|casei|casar|apaixonad[oa]|date|encontro) ~1 (?:com|por) (?:um|uma|o|a) (?:cara|homem|mulher|moca|rapaz|pessoa|alguem|viuv[oa]|divorciad[oa]) ~2 (?:tem|com) ~2 filh[oa]s?',
    '(?:gosto|gostando|apaixonad[oa]|afim) (?:del[ae]|por_el[ae]) ~6 (?:um|uma|dois|duas|tres) filh[oa]s?',
    '(?:ele|ela|cara|homem|mulher) ~2 (?:pai|mae) de ~2 (?:menin[oa]s?|garot[oa]s?|filh[oa]|adolescente|crianca) ~5 (?:gosto|gostando|apaixonad[oa]) (?:del[ae]|por_el[ae])',
    '(?:filh[oa]|filhos|filhas) (?:da|do|de) (?:minha|meu) (?:namorad[oa]|esposa|mulher|marido|noiv[oa]|ex|companheir[oa]|ficante)',
    '(?:as|os|minhas|meus|minha|meu) (?:crianca|criancas|filhos|filhas|filha|filho|meninos|meninas|pequenos|pequenas) ~4 (?:dorm[a-z]+|foram|foi|estao_(?:na|no|com|dormindo)|esta_(?:na|no|com|dormindo)|acord[a-z]+|na_escola|com_a_avo|com_o_pai|sairam|viajaram|chegaram|com_minha_mae)',
  ],
  {},
  'gu',
);

const TO_YOU = /\b(?:voce|te|ti|contigo|seu|sua|seus|suas|teu|tua|me|comigo|a gente|nos dois|nossa|nosso)\b/u;
const TO_HER =
  /\b(?:ela|dela|nela|ele|dele|nele|elas|deles|a menina|a garota|o menino|o garoto|a aluna|o aluno|a personagem|o personagem|minha filha|minha sobrinha|minha enteada|a novinha|a moca|a filha|a irma)\b/u;
/** Somebody who tells what was done to her as a child: heard, not accused. */
const WAS_HURT = anyPhrase([
  '(?:fui|sofri|sobrevivi|me|comigo|eu_era|quando_eu|na_minha_infancia|na_infancia|minha_infancia|vitima) ~8 (?:abus[a-z]+|estupr[a-z]+|molest[a-z]+|violentad[oa]|assediad[oa]|aliciad[oa]|tocou_em_mim|me_tocava|passava_a_mao)',
  '(?:abus[a-z]+|estupr[a-z]+|molest[a-z]+|violentou|violentad[oa]|tocava_em_mim|passava_a_mao_em_mim) ~8 (?:de_mim|me|comigo|quando_eu|na_infancia|minha_infancia|eu_tinha|eu_era|mim)',
  '(?:minha|meu) (?:filh[oa]|sobrinh[oa]|net[oa]|irma|irmao|alun[oa]) ~4 (?:foi|esta_sendo|sofreu|sofre|contou_que) ~3 (?:abus[a-z]+|estupr[a-z]+|molest[a-z]+|aliciad[oa]|assediad[oa])',
]);

/** Whether the message tells of abuse that was suffered: never refused for its words. */
export function tellsOfAbuse(plain: PlainText): boolean {
  return (
    WAS_HURT.test(plain) && !/\b(?:finge|finja|imagina|faz de conta|gostei|excita\w*|tesao|com voce)\b/u.test(plain)
  );
}

function romanceOf(plain: PlainText): RomanceLevel {
  const level = readRomance(plain);
  return level === 2 ? readRomance(withoutFamily(plain)) : level;
}

function withoutFamily(plain: PlainText): PlainText {
  const others = TAKES_PART.test(plain) ? plain : plain.replace(FIRST_LOVES, '# ');
  return others.replace(OF_FAMILY, '# ');
}

/** How romantic a message is where it speaks of somebody young: courting counts as flirting there, and only there. */
function romanceBeside(cues: readonly MinorCue[], plain: PlainText): RomanceLevel {
  const level = romanceOf(plain);
  return level < 2 && cues.some(isSomebody) && isCourting(withoutFamily(plain)) ? 2 : level;
}

/** "Tem dez anos", after "meu neto". */
const GOES_ON = /^(?:(?:ela|ele) )?(?:ja |so )?(?:tem|fez|faz|vai fazer|com) /u;
const KIN = /\b(?:filh|net|sobrinh|irm[aã]|prim|afilhad|entead|alun|beb[eê]|crian[cç]|g[eê]me)/iu;

type Earlier = EarlierMessage & { isHers: boolean; plain: PlainText; level: RomanceLevel; isOfKin: boolean };

function readEarlier(recent: readonly EarlierMessage[], current: PlainText): Earlier[] {
  const messages = recent.slice(-CUES_LAST).map(({ role, text, isHers = role === 'character' }) => {
    const short = cutEarlier(text);
    return { role, text: short, plain: readPlain(short), isHers };
  });
  return messages.map((message, index) => {
    const { role, plain, isHers } = message;
    const isSameRole = (other: EarlierMessage) => other.role === role;
    const before = messages.slice(0, index).findLast(isSameRole);
    const follows = messages.slice(index + 1).filter(isSameRole);
    return {
      ...message,
      level: romanceOf(
        isHers ? withoutEverydayWords(plain) : withoutPartner(plain, [...follows.map((one) => one.plain), current]),
      ),
      isOfKin: GOES_ON.test(plain) && KIN.test(before?.text ?? ''),
    };
  });
}

/** What she says in passing ("que gostoso", "que eu quero ver de perto") is read without its light words, and heats nothing. */
function isHeated(earlier: readonly Earlier[]): boolean {
  return (
    earlier.slice(-SEX_LASTS).some(({ level }) => level === 3) ||
    earlier.slice(-FLIRT_LASTS).some(({ level }) => level >= 2)
  );
}

function isSomebody({ owner }: MinorCue): boolean {
  return owner !== 'self' && owner !== 'past';
}

/** Of the message itself: the character cast as a minor, or romance beside whoever is one. */
function judgeAlone(cues: readonly MinorCue[], level: RomanceLevel): MinorFinding | undefined {
  if (cues.some(({ owner, isRefused }) => owner === 'other' && isRefused)) return 'minor-character';
  if (cues.some(isSomebody) && level >= 2) return 'minor-romance';
  if (cues.some(({ owner }) => owner === 'past') && level === 3) return 'minor-romance';
  if (!isDeclared(cues)) return undefined;
  return level === 3 ? 'minor-romance' : 'declared-minor';
}

/** Of the message after others: a cue in a heated conversation, or romance after a cue. */
function judgeTogether(
  cues: readonly MinorCue[],
  level: RomanceLevel,
  { earlier, plain, year }: Together,
): MinorFinding | undefined {
  if (cues.some(isSomebody) && isHeated(earlier)) return 'minor-romance';
  if (level < 2) return undefined;
  const isReached = earlier.some((message) => isMetBy(message, { plain, year }));
  return isReached ? 'minor-romance' : undefined;
}

type Together = { earlier: readonly Earlier[]; plain: PlainText; year: number };

function isMetBy(message: Earlier, { plain, year }: { plain: PlainText; year: number }): boolean {
  const isAboutHer = TO_HER.test(plain);
  return readMinorCues(message.text, year).some(({ owner, isRefused }) => {
    if (owner === 'past') return false;
    // Of the character or the person, whoever of them said it.
    if (owner === 'other' || owner === 'self') return isRefused;
    if (owner === 'benign' || message.isOfKin) return isAboutHer && !OF_PARTNER.test(plain);
    return isAboutHer || !TO_YOU.test(plain);
  });
}

const OF_PARTNER = /\b(?:minha|meu) (?:namorad|espos|mulher|marid)/u;

/** The messages directly before that can be parts of the sentence that `text` ends. */
function listParts(text: string, recent: readonly EarlierMessage[]): string[] {
  const isPart = (one: string) => one.trim().split(/\s+/u).length <= PART_WORDS_MAX;
  if (!isPart(text)) return [];
  const own = recent.filter(({ role }) => role === 'person').slice(-PARTS_MAX);
  return own.slice(own.findLastIndex((message) => !isPart(message.text)) + 1).map((message) => message.text);
}

/**
 * Minors in a conversation (safety.md P0, abuse suite E04, E07, F07, F08). Where the line is:
 *
 * - The character as a minor is refused at once, romance or none: this is an app of romantic characters. Neither fiction,
 *   acting nor permission changes that.
 * - Whoever says that she is a minor herself is `declared-minor`; with sex in the same message it is romance with a minor.
 * - Anybody else who is said to be a minor, "minha filha de 12 anos" included, is plain talk as long as the talk is plain:
 *   "amor", "linda", "saudade" and kisses at a goodbye do not count. It is refused beside flirting or sex in the same
 *   message, after sex in the last 8 messages, and after flirting in the last 4. A partner who is told of
 *   is no flirt where what follows is a child of one's own.
 * - The other way round, flirting or sex after somebody was said to be a minor (last 12 messages) is refused when it is about
 *   that figure ("ela", "a menina"), when nothing says whom it is about, or when the minor was the character or the person.
 * - A child's own first loves, told by a parent, and children who sleep while two grown-ups talk are plain talk.
 * - Somebody's own child in passing ("está com febre") beside a light flirt with the character is `minor-nearby`: refused as well,
 *   and not for good (bystander.ts says how plain that has to be).
 * - Whoever tells that she was abused as a child is heard and not refused.
 */
export function readMinors(written: string, before: readonly EarlierMessage[], year: number): MinorReading {
  const text = withoutYearsAlone(withoutDays(written, year));
  const recent = messagesWithoutDays(before, year).map((one) => ({ ...one, text: withoutYearsAlone(one.text) }));
  const plain = readPlain(text);
  if (tellsOfAbuse(plain)) return { finding: undefined, declares: false };
  const parts = listParts(text, recent).map(withoutLastingIn);
  // Short messages before this one may be one sentence.
  const level = romanceOf(plain);
  const cues = readMinorCues(text, year);
  const isPlainTalk = level < 2 && !cues.some(isSomebody);
  const earlier = isPlainTalk
    ? []
    : readEarlier(parts.length > 1 ? [...recent, { role: 'person', text: parts.join(' ') }] : recent, plain);
  const completed = readCompleted(text, parts, year);
  const heard = hearAges(plain, year);
  const declares =
    isDeclared(cues) ||
    isDeclared(completed.cues) ||
    answersYoungAge(text, recent.at(-1)?.text) ||
    heard === 'declared-minor';
  const finding =
    judgeAlone(cues, romanceBeside(cues, plain)) ??
    judgeTogether(cues, level, { earlier, plain, year }) ??
    judgeAlone(completed.cues, completed.level) ??
    (declares ? (level === 3 ? 'minor-romance' : 'declared-minor') : heard);
  const isNearby = finding === 'minor-romance' && !declares && isBystander(text, recent.slice(-CUES_LAST), year);
  return { finding: isNearby ? 'minor-nearby' : finding, declares };
}

/** Many grown-ups live with their parents: a message that says that and no more is no sign of youth. */
const AT_HOME =
  /^ *(?:eu )?(?:ainda )?(?:moro|vivo|estou morando) (?:ainda )?(?:com|na casa d[aeo]s?) (?:(?:os|a|o|as) )?(?:meus |minha |meu )?(?:pais|mae|pai|avos?|velhos)(?: ainda)? *$/u;

/** "Tô solteiro faz 1 ano", and no more: what only a grown-up is, said of oneself, and for how few years. */
const GROWN_UP_FOR =
  /^ *(?:eu )?(?:sou|estou|fiquei|ando) (?:viuv|solteir|separad|divorciad|desquitad|aposentad|desempregad)[oa] (?:ja )?(?:faz|fazem|ha) (?:uns |quase |mais de |so )?(?:[1-9]|um|dois|tres|quatro|cinco|seis|sete|oito|nove) anos? *$/u;

function withoutYearsAlone(text: string): string {
  return GROWN_UP_FOR.test(readPlain(text)) ? '' : text;
}

/** What the models hear that no pattern names. */
function hearAges(plain: PlainText, year: number): MinorFinding | undefined {
  if (AT_HOME.test(plain)) return undefined;
  const ages = readAges(withoutLasting(plain) as PlainText, year);
  if (hearsOwnAge(ages)) return 'declared-minor';
  return hearsMinorScene(ages) ? 'minor-romance' : undefined;
}

function isDeclared(cues: readonly MinorCue[]): boolean {
  return cues.some(({ owner, isRefused }) => owner === 'self' && isRefused);
}

/** Without one of these no sentence is about an age. */
const MAY_TELL_AGE =
  /\d|\b(?:an[iou]|idade|menor|maior|nov[ai]nh|adolesc|colegi|escol|crian|menin|garot|fundamental|medio|serie|nono|oitavo|setimo|sexto|nasc|teen|loli|ninf|onze|doze|trez|treze|quatorz|catorz|quinz|kinz|dez|dois|tres|quatro|cinco|seis|sete|oito|nove|aluno|aluna|filha|sobrinha|enteada|debut|years?|year)/u;

/** A part without the years it lasted: joined to others ("treino faz 15 anos", "quero te beijar") they would be somebody's. */
function withoutLastingIn(part: string): string {
  const plain = readPlain(part);
  const rest = withoutLasting(plain);
  return rest === plain ? part : rest;
}

/** What the message says together with the short ones before it, and did not say without it. */
function readCompleted(
  text: string,
  parts: readonly string[],
  year: number,
): { cues: MinorCue[]; level: RomanceLevel } {
  const whole = [...parts, text].join(' ');
  if (parts.length === 0 || !MAY_TELL_AGE.test(readPlain(whole))) return { cues: [], level: 0 };
  const before = readMinorCues(parts.join(' '), year);
  const wasCast = before.some(({ owner, isRefused }) => owner === 'other' && isRefused);
  const cues = readMinorCues(whole, year).filter(({ isRefused }) => isRefused && (before.length === 0 || wasCast));
  return { cues, level: romanceBeside(cues, readPlain(whole)) };
}
