/** "Kkkk no balde!", "que bonito, saiu um domingo do armário": what is said to the thing she has just told, and tells nothing of theirs. */
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { say } from './choose.ts';
import { goOn } from './her-life.ts';
import { lastExchange } from './last-exchange.ts';
import { tellsOfSelf } from './tells-of-self.ts';
import { laughs } from './tone.ts';
import type { Turn } from './turn.ts';

const MOVED = compilePattern(
  'bonito|bonita|lindo|linda|lindeza|amei|adorei|poetico|poesia|emocionante|emocionei|arrepiei|delicado|delicada|imagem|fofo|fofa|maravilhoso|maravilhosa',
);
const PLEASED = compilePattern(
  'boa|otima|otimo|genial|incrivel|demais|massa|legal|bacana|gostei|curti|imagino|imaginei|imaginando|quero|melhor|coitado|coitada|coitados|tadinho|tadinha|morri|acredito',
);
const LONGEST = 18;
/** So much of what is said stands in what she said: it is of that, without a laugh or a word of praise. */
const MOSTLY = 0.6;

/** The senses of her last reply, without the question at its end: what answers that is no comment. */
function sensesOfHers(turn: Turn): ReadonlySet<string> {
  const hers = turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  return sensesOf(hers.replace(/[^.!?…]*\?[\s"”]*$/u, ''));
}

/** How much of what is said is of what she said, from 0 to 1. */
function shareOfHers(turn: Turn): number {
  const hers = sensesOfHers(turn);
  const own = [...sensesOf(turn.analysis.text)].filter((sense) => !LIGHT.has(sense));
  return own.length === 0 ? 0 : own.filter((sense) => hers.has(sense)).length / own.length;
}

type Comment = 'toHersLaughed' | 'toHersMoved' | 'toHersOther';

function commentIn(turn: Turn): Comment | undefined {
  const share = shareOfHers(turn);
  if (share === 0) return undefined;
  const { sentences } = turn.analysis;
  if (sentences.some((sentence) => matchesSentence(MOVED, sentence))) return 'toHersMoved';
  if (laughs(turn)) return 'toHersLaughed';
  // "O melhor foi o café" answers a question of hers.
  const hers = turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  if (/\?[\s"”]*$/u.test(hers)) return undefined;
  const isPleased = sentences.some((sentence) => matchesSentence(PLEASED, sentence));
  return isPleased || share >= MOSTLY ? 'toHersOther' : undefined;
}

const TAG = /(?:^|[\s,])n[ée]\s*[?!.]*(?:\s*(?:k{2,}\p{L}*|(?:rs)+)\s*)?$/iu;
const TAGGED_WORDS = 12;

/** "Alto da Sé é em Olinda, né?": of what she said, or of her. */
export function confirmed(turn: Turn): boolean {
  const { analysis, state } = turn;
  if (state.turn === 0 || !TAG.test(analysis.text) || analysis.size > TAGGED_WORDS || tellsOfSelf(turn)) return false;
  const isOfHer = analysis.sentences.some(({ forms }) => forms.has('voce'));
  if (!isOfHer && shareOfHers(turn) < TAGGED) return false;
  if (!say(turn, turn.library.generic.replies.get('confirms') ?? [], null)) return false;
  turn.led = true;
  return true;
}

/** So much of it has to be hers. */
const TAGGED = 0.3;

/** Goes on with the story for whoever enjoys it; where it is told, enjoys it with them. */
export function commentedHers(turn: Turn): boolean {
  const { acts, analysis, state } = turn;
  if (state.turn === 0 || state.soft > 0 || acts.has('question') || acts.has('goodbye') || analysis.size > LONGEST)
    return false;
  const isDenied = analysis.sentences.some(({ tokens }) =>
    tokens.some(({ negated, fold }) => negated && !/^(?:acredito|aguento|creio)$/u.test(fold)),
  );
  if (isDenied || tellsOfSelf(turn)) return false;
  const comment = commentIn(turn);
  if (!comment) return false;
  const last = lastExchange(turn);
  // Of what was no story of hers there is nothing to enjoy together.
  if (last?.isOfLife !== true) return false;
  turn.led = true;
  if (!turn.isPart && goOn(turn, last)) return true;
  return say(turn, turn.library.generic.replies.get(comment) ?? [], null);
}
