import { type CrisisRule, readCrisis } from './conversation/crisis.ts';
import { isForbidden } from './conversation/forbidden.ts';
import { type EarlierMessage, type MinorFinding, readMinors, tellsOfAbuse } from './conversation/minors.ts';
import { cutEarlier, cutLong, readPlain } from './conversation/plain.ts';
import { readRealPeople } from './conversation/real-people.ts';
import { asksExplicit } from './conversation/romance.ts';
import { isThreat } from './conversation/threats.ts';
import { foldCharacters } from './folding/characters.ts';
import { readText } from './folding/readings.ts';
import { checkPromptAttacks } from './rules/prompt-attacks.ts';

/** Policy classes of safety.md. */
export type MessageClass = 'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5';
/** What was seen in a message. `past-crisis`, `disclosure` and `prompt-attack` are counted and nothing else. */
export type MessageRule =
  | MinorFinding
  | CrisisRule
  | 'disclosure'
  | 'threat'
  | 'forbidden'
  | 'real-person'
  | 'personal-data'
  | 'prompt-attack';
export type ConversationContext = {
  /** What was said before, oldest first; about the last 12 count. The message itself is not among them. */
  recent: readonly EarlierMessage[];
};
export type MessageVerdict = {
  /** `ok` goes to the model; `crisis` is answered by the card, free; `refuse` is answered by a sentence of ours. */
  verdict: 'ok' | 'crisis' | 'refuse';
  /** Of the rule that decided, or of one that is only counted; null where nothing was seen. */
  class: MessageClass | null;
  rule: MessageRule | null;
  /** The person said that she is younger than 18, whatever else decided (abuse suite F07). */
  declaresMinor: boolean;
  /** A threat to somebody else: the refusal is `THREAT_TEXT` (H06). */
  threat: boolean;
  /** More than the level `romantico` is asked for. A flag and no refusal. */
  explicitAsk: boolean;
  /** Everything that was seen, the deciding rule first. Never a word of the text. */
  counted: readonly MessageRule[];
};

const CLASS_OF: Record<MessageRule, MessageClass> = {
  'minor-character': 'p0',
  'minor-romance': 'p0',
  'minor-nearby': 'p0',
  'declared-minor': 'p0',
  crisis: 'p2',
  'crisis-indirect': 'p2',
  'self-harm': 'p2',
  eating: 'p2',
  'other-at-risk': 'p2',
  'past-crisis': 'p2',
  disclosure: 'p2',
  threat: 'p3',
  forbidden: 'p3',
  'real-person': 'p1',
  'personal-data': 'p1',
  'prompt-attack': 'p5',
};
const VERDICT_OF: Partial<Record<MessageRule, 'crisis' | 'refuse'>> = {
  'minor-character': 'refuse',
  'minor-romance': 'refuse',
  'minor-nearby': 'refuse',
  'declared-minor': 'refuse',
  crisis: 'crisis',
  'crisis-indirect': 'crisis',
  'self-harm': 'crisis',
  eating: 'crisis',
  'other-at-risk': 'crisis',
  threat: 'refuse',
  forbidden: 'refuse',
  'real-person': 'refuse',
  'personal-data': 'refuse',
};
/** Which rule decides when several were seen: sex with minors before all, a life before the rest. */
const ORDER: readonly MessageRule[] = [
  'minor-character',
  'minor-romance',
  'crisis',
  'self-harm',
  'eating',
  'crisis-indirect',
  'other-at-risk',
  'declared-minor',
  'minor-nearby',
  'threat',
  'forbidden',
  'real-person',
  'personal-data',
  'past-crisis',
  'disclosure',
  'prompt-attack',
];

/**
 * Reads a message before the model and before the charge (safety.md "The guard", layer 4). Pure, local, linear in the
 * length of the texts; a text beyond 8.000 code units is read at both ends. Where P0 ends and plain talk begins stands at
 * `readMinors`, where a crisis does at `readCrisis`. `now` is what birth years are measured against.
 */
export function checkMessage(text: string, context: ConversationContext, now: Date): MessageVerdict {
  const read = cutLong(text);
  const plain = readPlain(read);
  const earlier = context.recent
    .filter(({ role }) => role === 'person')
    .map((message) => readPlain(cutEarlier(message.text)));
  const minors = readMinors(read, context.recent, now.getUTCFullYear());
  const isTold = tellsOfAbuse(plain);
  const seen: (MessageRule | undefined)[] = [
    minors.finding,
    readCrisis(plain, earlier),
    isThreat(plain) ? 'threat' : undefined,
    isTold ? 'disclosure' : undefined,
    !isTold && isForbidden(plain, read) ? 'forbidden' : undefined,
    readRealPeople(plain, read),
    isPromptAttack(read, plain) ? 'prompt-attack' : undefined,
  ];
  return sumUp(new Set(seen.filter((rule) => rule !== undefined)), {
    declaresMinor: minors.declares,
    explicitAsk: asksExplicit(plain),
  });
}

function sumUp(
  seen: ReadonlySet<MessageRule>,
  { declaresMinor, explicitAsk }: Pick<MessageVerdict, 'declaresMinor' | 'explicitAsk'>,
): MessageVerdict {
  const counted = ORDER.filter((rule) => seen.has(rule));
  const rule = counted[0] ?? null;
  return {
    verdict: rule === null ? 'ok' : (VERDICT_OF[rule] ?? 'ok'),
    class: rule === null ? null : CLASS_OF[rule],
    rule,
    declaresMinor,
    threat: rule === 'threat',
    explicitAsk,
    counted,
  };
}

function isPromptAttack(text: string, plain: string): boolean {
  const sentences = [text, plain].flatMap((one) => readText(one)[0]?.sentences ?? []);
  return checkPromptAttacks(sentences, foldCharacters(text)).length > 0;
}
