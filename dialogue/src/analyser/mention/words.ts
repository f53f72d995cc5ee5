/** A text as words for finding mentions: contractions opened, clitics and hashtags taken apart, compounds kept whole. */
import { foldWord, normalizeText } from '../fold.ts';

export type Word = {
  /** As written, lower case, accents kept. */
  readonly raw: string;
  readonly fold: string;
  /** Other spellings it may stand for: "irmããã", "irmã". Folded. */
  readonly spellings: readonly string[];
  /** Written with a capital although no sentence begins here. */
  readonly isName: boolean;
  /** Written with a capital. */
  readonly isCapital: boolean;
  /** All capitals, two letters or more: initials, or shouting. */
  readonly isUpper: boolean;
  /** A single letter with a point: "M." */
  readonly isInitial: boolean;
  /** Parts of "beija-flor". */
  readonly parts: readonly string[] | undefined;
  /** Letters of "#partiupraia". */
  readonly tag: string | undefined;
  /** A full stop or a comma follows: the next word is no part of the same phrase. */
  readonly ends: boolean;
  /** A pronoun hangs on it: it can only be a verb. */
  readonly isVerb: boolean;
};

const MAX_CHARACTERS = 4_000;
const MAX_WORD = 60;
const PIECES =
  /#[\p{L}\p{N}_]+|(?:\p{L}\.){2,}|\p{L}\.(?=\s*\p{Lu})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’][\p{L}\p{N}][\p{L}\p{M}]*)*|[.!?…\n;:,()]+/gu;
const CLITICS = new Set('me te se nos lhe lhes o a os as lo la los las no na vos'.split(' '));
const PREFIXES = new Set('ex vice super mini mega pre pos recem auto anti semi meio quase'.split(' '));
const WEEKDAYS = new Set('segunda terca quarta quinta sexta segundas tercas quartas quintas sextas'.split(' '));

/** Spelling alone: never another word of the same sense. */
const SPELLINGS: Readonly<Record<string, string>> = {
  vc: 'voce',
  vcs: 'voces',
  ce: 'voce',
  oce: 'voce',
  mto: 'muito',
  mta: 'muita',
  mt: 'muito',
  mtos: 'muitos',
  mtas: 'muitas',
  mtu: 'muito',
  tbm: 'tambem',
  tb: 'tambem',
  tmb: 'tambem',
  pq: 'porque',
  qdo: 'quando',
  qnd: 'quando',
  qm: 'quem',
  hj: 'hoje',
  msm: 'mesmo',
  dps: 'depois',
  agr: 'agora',
  sdd: 'saudade',
  sdds: 'saudade',
  sds: 'saudade',
  bjo: 'beijo',
  bjos: 'beijo',
  bj: 'beijo',
  bjs: 'beijo',
  abs: 'abraco',
  abc: 'abraco',
  abcs: 'abraco',
  gnt: 'gente',
  glr: 'galera',
  vdd: 'verdade',
  obg: 'obrigado',
  blz: 'beleza',
  vlw: 'valeu',
  ctz: 'certeza',
  cmg: 'comigo',
  ngm: 'ninguem',
  fds: 'fim_de_semana',
  findi: 'fim_de_semana',
  bd: 'bom_dia',
  bn: 'boa_noite',
  bt: 'boa_tarde',
  bh: 'belo_horizonte',
  sp: 'sao_paulo',
  rj: 'rio_de_janeiro',
  poa: 'porto_alegre',
  bsb: 'brasilia',
  sampa: 'sao_paulo',
  floripa: 'florianopolis',
  jampa: 'joao_pessoa',
  cwb: 'curitiba',
  aki: 'aqui',
  kaza: 'casa',
  kza: 'casa',
  msg: 'mensagem',
  msgs: 'mensagem',
  qq: 'qualquer',
  tdo: 'todo',
  tda: 'toda',
  cel: 'celular',
  kbça: 'cabeca',
  kbca: 'cabeca',
  koracao: 'coracao',
  s2: 'coracao',
  trabaio: 'trabalho',
  armoco: 'almoco',
  armocei: 'almocei',
  armocar: 'almocar',
  durmi: 'dormi',
  drumi: 'dormi',
  drumir: 'dormir',
  durmir: 'dormir',
  trab: 'trabalho',
  fml: 'familia',
  famia: 'familia',
  muie: 'mulher',
  ksa: 'casa',
  amg: 'amigo',
  amgs: 'amigos',
  prof: 'professor',
  facul: 'faculdade',
  niver: 'aniversario',
  aniver: 'aniversario',
  fut: 'futebol',
  tattoo: 'tatuagem',
  tattoos: 'tatuagem',
  tatoo: 'tatuagem',
  refri: 'refrigerante',
  churras: 'churrasco',
  ape: 'apartamento',
  apto: 'apartamento',
  bike: 'bicicleta',
  bikes: 'bicicleta',
  pc: 'computador',
  tv: 'televisao',
  cine: 'cinema',
  q: 'que',
  oq: 'que',
  vest: 'vestibular',
  promo: 'promocao',
  psico: 'psicologa',
  veter: 'veterinario',
  vet: 'veterinario',
  acad: 'academia',
  fisio: 'fisioterapia',
  nutri: 'nutricionista',
  derma: 'dermatologista',
  dermato: 'dermatologista',
  gineco: 'ginecologista',
  oftalmo: 'oftalmologista',
  adv: 'advogado',
  profa: 'professora',
  profe: 'professor',
  depre: 'depressao',
  apt: 'apartamento',
  carna: 'carnaval',
  condo: 'condominio',
  alugel: 'aluguel',
  aluguer: 'aluguel',
  baiha: 'bahia',
  terap: 'terapia',
  hosp: 'hospital',
  celu: 'celular',
  wpp: 'whatsapp',
  zapzap: 'whatsapp',
  univ: 'universidade',
  restau: 'restaurante',
  cerva: 'cerveja',
  xero: 'cheiro',
  muler: 'mulher',
  mulie: 'mulher',
  parsa: 'parca',
  niversario: 'aniversario',
  aniversaro: 'aniversario',
  vestiba: 'vestibular',
};
const SPELLING_OF = new Map(Object.entries(SPELLINGS));

/** What a short name stands for, in words: "bh" is "belo horizonte"; undefined where it is none. */
export function writtenOut(name: string): string | undefined {
  return SPELLING_OF.get(foldWord(name).trim())?.replaceAll('_', ' ');
}

/** A letter held down is one letter; r and s may be two. A vowel doubled at the end is one as well. */
function spellingsOf(fold: string): string[] {
  const found = new Set<string>();
  if (/(.)\1\1/u.test(fold)) {
    found.add(
      fold
        .replace(/(.)\1{2,}/gu, (_, letter: string) => (letter === 'r' || letter === 's' ? letter + letter : letter))
        .replace(/([rs])\1$/u, '$1'),
    );
    found.add(fold.replace(/(.)\1{2,}/gu, '$1$1'));
  }
  const single = fold
    .replace(/([aeiou])\1+/gu, '$1')
    .replace(/([^rsaeiou])\1+/gu, '$1')
    .replace(/([rs])\1+$/u, '$1')
    .replace(/([rs])\1{2,}/gu, '$1$1');
  if (single !== fold && /([aeiou])\1|(.)\2\2/u.test(fold)) found.add(single);
  const written = SPELLING_OF.get(fold) ?? SPELLING_OF.get(single);
  if (written !== undefined) found.add(written);
  found.delete(fold);
  return [...found];
}

type Start = Pick<Word, 'isName' | 'isCapital' | 'isUpper'>;

function word(raw: string, start: Start, more: Partial<Word> = {}): Word {
  const lower = raw.toLowerCase();
  const fold = foldWord(lower).slice(0, MAX_WORD);
  return {
    raw: lower,
    fold,
    spellings: spellingsOf(fold),
    isInitial: false,
    parts: undefined,
    tag: undefined,
    ends: false,
    isVerb: false,
    ...start,
    ...more,
  };
}

/** "fazê-lo" is "fazer", "ajudá-la" is "ajudar". */
function beforeClitic(stem: string, clitic: string): string {
  return /^l[oa]s?$/.test(clitic) ? `${stem}r` : stem;
}

function hyphened(piece: string, start: Start): Word[] {
  const parts = piece.split(/[-'’]/u);
  const folds = parts.map(foldWord);
  const [first = '', second = ''] = folds;
  if (folds.slice(1).every((part) => CLITICS.has(part) || part === 'ei' || part === 'ia')) {
    const verb = word(parts[0] ?? '', start);
    return [
      { ...verb, isVerb: true, spellings: [...verb.spellings, beforeClitic(verb.fold, second)] },
      word(parts[1] ?? '', NO_START),
    ];
  }
  if (PREFIXES.has(first)) return parts.map((part) => word(part, start));
  if (WEEKDAYS.has(first)) return [word(parts[0] ?? '', start)];
  if (first === 'd' || first === 'n') return parts.slice(1).map((part) => word(part, start));
  return [word(piece, start, { parts: folds })];
}

const NO_START: Start = { isName: false, isCapital: false, isUpper: false };

/** "#MinhaIrmã" shows its words; "#partiupraia" does not and is kept whole. */
function tagged(piece: string): Word[] {
  const body = piece.slice(1).replaceAll('_', ' ');
  const shown = body
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/\s+/u)
    .filter(Boolean);
  if (shown.length > 1) return shown.map((part) => word(part, NO_START));
  return [word(body, NO_START, { tag: foldWord(body).slice(0, MAX_WORD) })];
}

function readPiece(piece: string, isFirst: boolean): Word[] {
  if (piece.startsWith('#')) return tagged(piece);
  const isCapital = /^\p{Lu}/u.test(piece);
  const isUpper = piece.length > 1 && piece === piece.toUpperCase() && /\p{Lu}/u.test(piece);
  const start = { isCapital, isUpper, isName: isCapital && !isFirst && !isUpper };
  if (/^(?:\p{L}\.){2,}$/u.test(piece)) return [word(piece.replaceAll('.', ''), { ...start, isUpper: true })];
  if (/^\p{L}\.$/u.test(piece)) return [word(piece.slice(0, 1), start, { isInitial: true })];
  return /[-'’]/u.test(piece) ? hyphened(piece, start) : [word(piece, start)];
}

/** Words in order; linear in the length of the text, of which the first 4.000 characters are read. */
export function readWords(text: string): Word[] {
  const found: Word[] = [];
  let isFirst = true;
  for (const [piece] of normalizeText(text.slice(0, MAX_CHARACTERS)).matchAll(PIECES)) {
    if (/^[.!?…\n;:,()]/u.test(piece)) {
      const last = found.pop();
      if (last) found.push({ ...last, ends: true });
      isFirst = isFirst || /[.!?…\n]/u.test(piece);
      continue;
    }
    found.push(...readPiece(piece, isFirst));
    isFirst = false;
  }
  return found;
}
