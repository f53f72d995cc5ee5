/** Whether what is told is good news or bad: the sum over all kinds it may be of is right where no single kind is. */
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { Tone } from '../remarks/schema.ts';
import { KINDS } from '../remarks/weights.ts';
import { sharesIn } from './met-remark.ts';
import type { Turn } from './turn.ts';

/** From here on what is told is good news, or bad. */
const GOOD = 0.72;
const BAD = 0.72;
/** From here on it may be bad news: nothing is joked about. */
const MAYBE_BAD = 0.55;

const KIN =
  'ele|ela|pai|mae|avo|vo|irmao|irma|tio|tia|primo|prima|filho|filha|marido|esposa|mulher|namorado|namorada|amigo|amiga|sogro|sogra|cunhado|cunhada|padrinho|madrinha|vizinho|vizinha|colega|patrao|professor|professora';
/** Somebody who died, whatever else is told of them. */
const LOSS = [
  `${KIN} ** =morreu|=faleceu|=partiu !celular|bateria|carro|moto|planta|notebook|computador|internet|wifi|chuveiro|geladeira|televisao|tv|formiga|barata|jogo|personagem|novela|serie|filme|de_rir|de_medo|de_vergonha|de_susto|de_inveja`,
  '=perdi|=perdemos meu|minha|ele|ela pai|mae|avo|vo|irmao|irma|tio|tia|filho|filha|marido|esposa|mulher|amigo|amiga|faz|ha|em !jogo|partida|onibus|hora|chave',
  `${KIN} se foi !embora|para|pra`,
  'enterro|velorio|missa_de_setimo_dia|finado|finada|falecido|falecida',
  '=sou|=estou|=fiquei|=ficou|=enviuvei * viuvo|viuva',
].map(compilePattern);
/** Whoever says so has no bad news. */
const LIKED = [
  '+gostei|adorei|amei|feliz|consegui|fechou|aleluia|oba|eba|uhul|parabens !queria|quero|nunca|jamais|fingir|fingindo|parecer',
  'deu certo',
  'ainda_bem|gracas_a_deus',
  'que bom',
].map(compilePattern);

/** What is won says so by itself. */
const WON = [
  '< que orgulho',
  '=tenho|=estou|=fiquei muito|tao|todo|toda? orgulho|orgulhoso|orgulhosa',
  '+consegui|conseguimos|ganhei|ganhamos|vitoria|recorde|aprovado|aprovada|conquistei|realizei !quase|nunca|multa|susto|gripe|chuva|peso|quilo|vergonha|raiva|sono|dormir|falta|so|queria|medo',
  '+passei em|n|na|no concurso|prova|vestibular|oab|ordem|enem|facul|faculdade|entrevista|selecao|exame|teste|baliza|banca',
].map(compilePattern);

/** What hurts and is no part of the body. */
const HURTS =
  '+doi|doeu|doendo|magoado|magoada !costas|dente|cabeca|perna|braco|joelho|pe|barriga|garganta|coluna|ouvido|corpo|dedo|pescoco|bolso|rir|tudo|estomago|ombro|mao';
/** Words of sadness that need no other beside them. */
const SAD = [
  '=terminei|=terminamos|=separei|=separamos com|meu|minha|nosso ele|ela|namorado|namorada|marido|esposa|noivo|noiva|menino|menina|rapaz|moca|pessoa|namoro|noivado|casamento|ficante',
  '+triste|deprimido|deprimida|arrasado|arrasada|angustiado|angustiada|desesperado|desesperada|depressao|angustia !filme|livro|serie|musica|final|cena|ouco|escuto|toco|moda|viola|cantor|cantora',
  HURTS,
].map(compilePattern);
/** What is only wished for, or did not come, is no good news. */
const NO_NEWS = [
  'queria|gostaria|quem_me_dera|tomara|se_eu_pudesse|saudade',
  '-passei|consegui|ganhei|deu|gostei|veio|pude|posso|vai|vou|tenho',
  'quase|nunca|jamais =passei|=consegui|=ganhei|=deu|=fui|=tive',
].map(compilePattern);

function says({ analysis }: Turn, sources: typeof LOSS): boolean {
  return analysis.sentences.some((sentence) => sources.some((pattern) => matchesSentence(pattern, sentence)));
}

/** "Meu pai me levava na boleia. Morreu faz 6 anos": who died was named a sentence before. */
const DIED = compilePattern('< =morreu|=faleceu|=partiu faz|ha|ano|ontem|hoje|em|cedo|dormindo|de !rir|medo|vergonha');
const OF_KIN = compilePattern(KIN);

/** Who dies in a series is mourned by nobody. */
const IN_FICTION = compilePattern('filme|serie|novela|livro|anime|dorama|desenho|personagem|episodio|capitulo|jogo');

/** Whether a film, a book or a game is spoken of. */
export function isOfFiction({ analysis: { sentences } }: Turn): boolean {
  return sentences.some((sentence) => matchesSentence(IN_FICTION, sentence));
}

const OWN = ['eu', 'meu', 'minha', 'meus', 'minhas', 'mim', 'a_gente', 'nosso', 'nossa'];

/** Begins as what asks for something of somebody else's. */
const ASKS_OF_HERS = compilePattern('< e|mas|ai? o_que|que|quem|qual|onde|quando|como ** !viuvo|viuva|perdi');

function lossSentence(turn: Turn): Sentence | undefined {
  const { sentences } = turn.analysis;
  if (isOfFiction(turn)) return undefined;
  return sentences.find(
    (one, at) =>
      // "O que saiu na foto do enterro?" asks of what she told.
      !(matchesSentence(ASKS_OF_HERS, one) && one.asked && !OWN.some((word) => one.forms.has(word))) &&
      (LOSS.some((pattern) => matchesSentence(pattern, one)) ||
        (matchesSentence(DIED, one) && sentences.slice(0, at).some((before) => matchesSentence(OF_KIN, before)))),
  );
}

function tellsOfLoss(turn: Turn): boolean {
  return lossSentence(turn) !== undefined;
}

/** The sentence that tells who died, as written. */
export function lossIn(turn: Turn): string | undefined {
  const sentence = lossSentence(turn);
  return sentence?.tokens.map(({ raw }) => raw).join(' ');
}

export function saysSad(turn: Turn): boolean {
  return says(turn, SAD);
}

export function laughs({ analysis }: Turn): boolean {
  return analysis.sentences.some(({ forms }) => forms.has('#laugh'));
}

/** For so many replies she stays gentle after what was told in a tone. */
const SOFT: Readonly<Record<Tone, number>> = { good: 0, bad: 1, grave: 2 };

/** Stays gentle for as long as the tone of what was told asks. */
export function soften(turn: Turn, tone: Tone | undefined): void {
  if (tone) turn.state.soft = Math.max(turn.state.soft, SOFT[tone]);
}

function sumsOf(turn: Turn): Record<Tone, number> {
  const sums = { good: 0, bad: 0, grave: 0 };
  const { kinds } = turn.library.remarks;
  for (const [at, share] of sharesIn(turn).entries()) {
    const tone = kinds.get(KINDS[at] ?? '')?.tone;
    if (tone) sums[tone] += share;
  }
  return sums;
}

/** Who laughs about it wants no pity. */
function wantsNoPity(turn: Turn): boolean {
  return laughs(turn) || says(turn, LIKED);
}

/** Whether it may be bad news, where it is not surely so. */
export function mayBeBad(turn: Turn): boolean {
  const { bad, grave } = sumsOf(turn);
  return bad + grave >= MAYBE_BAD && !wantsNoPity(turn);
}

/** Good news or bad, `grave` where somebody died or is ill; undefined where it is neither. */
export function toneOf(turn: Turn): Tone | undefined {
  const sums = sumsOf(turn);
  if (sums.grave >= GOOD || tellsOfLoss(turn)) return 'grave';
  if (saysSad(turn)) return 'bad';
  const isGood = sums.good >= GOOD || (sums.bad + sums.grave < BAD && says(turn, WON));
  if (isGood && !says(turn, NO_NEWS)) return 'good';
  return sums.bad + sums.grave >= BAD && !wantsNoPity(turn) ? 'bad' : undefined;
}

/** Whoever laughs, or has good news, is not consoled for a word of it. */
export function isLight(turn: Turn): boolean {
  const tone = toneOf(turn);
  return tone === 'good' || (tone !== 'grave' && !saysSad(turn) && (laughs(turn) || says(turn, LIKED)));
}

/** What weighs is no joke, whatever laugh stands behind it: "tô morto kkk", "ela vai operar o joelho, tô chateado kkk". */
const WEIGHS: readonly (readonly [list: string, words: RegExp])[] = [
  [
    'worried',
    /(?:^| )(?:medo|preocupad[oa]|preocupacao|demissao|demissoes|demitir|boato|boatos|desemprego|cirurgia|operar|operou|exame|internad[oa]|perder|nervos[oa])(?= |$)/u,
  ],
  ['tired', /(?:^| )(?:mort[oa]|cansad[oa]|exaust[oa]|acabad[oa]|plantao|virad[oa])(?= |$)/u],
  [
    'wary',
    /(?:^| )(?:chatead[oa]|triste|magoad[oa]|doi|doendo|doeu|doente|chorei|chorando|saudade|sozinh[oa]|solidao|silencio|no na garganta|aperto no peito|coracao apertado|dia que aperta|o pior e|mais dificil e|meu dificil|faz falta|sinto falta|nao tenho com quem|nao tem com quem|ninguem liga|briguei|brigamos|brigou|uti|quimio|quimioterapia|infarto|avc|cancer|demitid[oa]|demitiram|assaltad[oa]|assaltaram|roubaram|golpe|terminei|terminamos|separei|separamos|separou|divorciei|internaram|despejo)(?= |$)/u,
  ],
];

/** As which of these what is told weighs; nobody weeps who cries with laughter. */
export function weighsAs(turn: Turn): string | undefined {
  const { folded } = turn.analysis;
  const told = laughs(turn) ? folded.replace(/(?:^| )chor[a-z]+/gu, '') : folded;
  return WEIGHS.find(([, words]) => words.test(told))?.[0];
}
