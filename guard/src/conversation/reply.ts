import type { ContentLevel } from '@cafune/contract/core/content-level';
import { CRISIS_CARD_TEXT } from '@cafune/contract/safety';
import type { ConversationContext, MessageClass } from '../conversation.ts';
import { foldCharacters } from '../folding/characters.ts';
import { remembering } from '../folding/remembering.ts';
import { type Claim, leaksPrompt, readClaim } from './claims.ts';
import { EXPLICIT } from './crisis-explicit.ts';
import { type FarewellTactic, readFarewellTactic } from './farewell-tactics.ts';
import { isForbidden } from './forbidden.ts';
import { isGoodbye } from './goodbye.ts';
import { isHarmful } from './harmful-words.ts';
import { maskIdioms } from './idioms.ts';
import { type MinorFinding, readMinors } from './minors.ts';
import { endSentence, type PlainText, readPlain } from './plain.ts';
import { isExplicit, isGraphic } from './romance.ts';

export type ReplyRule =
  | 'minor'
  | 'canary'
  | 'prompt-leak'
  | 'harm'
  | 'forbidden'
  | 'explicit'
  | `claims-${Claim}`
  | `farewell-${FarewellTactic}`;
export type ReplyContext = ConversationContext & {
  /** Secret words of the prompt that no reply may hold (abuse suite E01). */
  canary?: string;
  /** Birth years are measured against it. */
  now: Date;
  /** How far she may go; `romantico` where it is not said. The act itself is beyond every level. */
  level?: ContentLevel;
  /** Whether the person's last words were a goodbye; read from `recent` where it is not said, once more for every sentence. */
  isGoodbye?: boolean;
};
export type ReplyVerdict = {
  /**
   * `keep` releases the sentence, `drop` leaves it out, `replace` releases `text` instead. `stop` ends the reply and freezes
   * the conversation (P0). After `replace` with class `p2` the rest of the reply is left out as well.
   */
  action: 'keep' | 'drop' | 'replace' | 'stop';
  class: MessageClass | null;
  rule: ReplyRule | null;
  /** Only with `replace`. */
  text?: string;
};

/** What she says instead of claiming to be somebody. */
export const TRUE_LINES = {
  human: 'Sou uma personagem de IA, e isso eu te digo sempre.',
  licensed: 'Sou uma personagem de IA, não uma profissional: para isso, procure alguém da área de verdade.',
  outside: 'Sou uma personagem de IA e só existo aqui, na conversa.',
} as const;
/** The reply to a goodbye of which nothing else was left. */
export const GOODBYE_LINE = 'Vai com calma. Foi bom conversar com você.';

const KEEP: ReplyVerdict = { action: 'keep', class: null, rule: null };

function isHurtful(plain: string): boolean {
  const own = endSentence(maskIdioms(plain));
  return isHarmful(plain) || EXPLICIT.test(own);
}

function bare(text: string): string {
  return foldCharacters(text).replace(/[^a-z0-9]/gu, '');
}

/** A process has one for each model. */
const CANARIES_KEPT = 8;
const bareCanary = remembering(bare, CANARIES_KEPT);

function holdsCanary(sentence: string, canary: string | undefined): boolean {
  if (canary === undefined || canary === '') return false;
  const wanted = bareCanary(canary);
  const said = bare(sentence);
  return wanted !== '' && (said.includes(wanted) || said.includes([...wanted].reverse().join('')));
}

/** The person's last words, when they were a goodbye: from there on nothing may hold her back. */
function tookLeave({ recent, isGoodbye: isKnown }: ReplyContext): boolean {
  if (isKnown !== undefined) return isKnown;
  const last = recent.findLast(({ role }) => role === 'person');
  return last !== undefined && isGoodbye(last.text);
}

function judgeClaim(claim: Claim): ReplyVerdict {
  if (claim === 'money') return { action: 'drop', class: 'p4', rule: 'claims-money' };
  return { action: 'replace', class: 'p4', rule: `claims-${claim}`, text: TRUE_LINES[claim] };
}

/** Minors in her words: she herself as one, or romance beside one. What the person said counts as what was before. */
function readMinorReply(sentence: string, { recent, now }: ReplyContext): MinorFinding | undefined {
  // She speaks now: "você" is the person, and "eu" is she.
  const turned = recent.map(({ role, text }) => ({
    role: role === 'person' ? ('character' as const) : ('person' as const),
    text,
    isHers: role === 'character',
  }));
  return readMinors(sentence, turned, now.getUTCFullYear()).finding;
}

function isAboveLevel(plain: PlainText, { level = 'romantico' }: ReplyContext): boolean {
  return level === 'romantico' ? isExplicit(plain) : isGraphic(plain);
}

/**
 * Reads one sentence of a reply before it is shown (safety.md "The guard", layer 6). `recent` ends with the person's message
 * that is being answered. Pure and local; the sentences come from `splitSentences`.
 */
export function checkReply(sentence: string, context: ReplyContext): ReplyVerdict {
  const plain = readPlain(sentence);
  if (plain === '') return KEEP;
  const minor = readMinorReply(sentence, context);
  // "Melhoras pra sua filha" after a flirt: the sentence goes, the conversation stays.
  if (minor !== undefined) return { action: minor === 'minor-nearby' ? 'drop' : 'stop', class: 'p0', rule: 'minor' };
  if (holdsCanary(sentence, context.canary)) return { action: 'drop', class: 'p5', rule: 'canary' };
  if (isHurtful(plain)) return { action: 'replace', class: 'p2', rule: 'harm', text: CRISIS_CARD_TEXT };
  if (isForbidden(plain, sentence)) return { action: 'drop', class: 'p3', rule: 'forbidden' };
  if (isAboveLevel(plain, context)) return { action: 'drop', class: 'p4', rule: 'explicit' };
  if (leaksPrompt(sentence)) return { action: 'drop', class: 'p5', rule: 'prompt-leak' };
  const claim = readClaim(sentence);
  if (claim !== undefined) return judgeClaim(claim);
  const tactic = tookLeave(context) ? readFarewellTactic(plain) : undefined;
  return tactic === undefined ? KEEP : { action: 'drop', class: 'p4', rule: `farewell-${tactic}` };
}
