import { asksIfHuman, checkMessage, checkReply, isGoodbye } from '@cafune/guard';
import { AGES_HARMLESS } from '../../guard/src/__fixtures__/conversation-ages-harmless.ts';
import { CRISIS_EXPLICIT } from '../../guard/src/__fixtures__/conversation-crisis-explicit.ts';
import { CRISIS_HARMLESS } from '../../guard/src/__fixtures__/conversation-crisis-harmless.ts';
import {
  HELD_OUT_CRISIS_EXPLICIT,
  HELD_OUT_CRISIS_HARMLESS,
  HELD_OUT_CRISIS_INDIRECT,
} from '../../guard/src/__fixtures__/conversation-crisis-held-out.ts';
import { CRISIS_INDIRECT } from '../../guard/src/__fixtures__/conversation-crisis-indirect.ts';
import {
  EIGHTH_AGES_HARMLESS,
  EIGHTH_DECLARED_MINORS,
  EIGHTH_MINOR_CUES,
} from '../../guard/src/__fixtures__/conversation-eighth-minors.ts';
import {
  FIFTH_CRISIS_EXPLICIT,
  FIFTH_CRISIS_INDIRECT,
  FIFTH_DECLARED_MINORS,
  FIFTH_HARMLESS,
  FIFTH_MINOR_CUES,
  FOURTH_AGES_HARMLESS,
  FOURTH_CRISIS_EXPLICIT,
  FOURTH_CRISIS_HARMLESS,
  FOURTH_CRISIS_INDIRECT,
  FOURTH_MINOR_CUES,
} from '../../guard/src/__fixtures__/conversation-fourth-held-out.ts';
import { GOODBYE_LOOK_ALIKES, GOODBYES } from '../../guard/src/__fixtures__/conversation-goodbyes.ts';
import {
  CLAIMS,
  HARMFUL_REPLIES,
  HONEST_LINES,
  HUMAN_LOOK_ALIKES,
  HUMAN_QUESTIONS,
} from '../../guard/src/__fixtures__/conversation-honesty.ts';
import { HOLDING_BACK, KIND_GOODBYES } from '../../guard/src/__fixtures__/conversation-letting-go.ts';
import {
  DECLARED_BY_ANSWER,
  DECLARED_LOOK_ALIKES,
  DECLARED_MINORS,
  MINOR_CONVERSATIONS,
  MINOR_CUES,
  PLAIN_CONVERSATIONS,
} from '../../guard/src/__fixtures__/conversation-minors.ts';
import {
  HELD_OUT_AGES_HARMLESS,
  HELD_OUT_DECLARED_MINORS,
  HELD_OUT_MINOR_CUES,
} from '../../guard/src/__fixtures__/conversation-minors-held-out.ts';
import {
  FORBIDDEN,
  FORBIDDEN_LOOK_ALIKES,
  PROMPT_ATTACKS,
  REAL_PEOPLE_ASKED,
  REAL_PEOPLE_LOOK_ALIKES,
  THREAT_LOOK_ALIKES,
  THREATS,
} from '../../guard/src/__fixtures__/conversation-other.ts';
import {
  SECOND_AGES_HARMLESS,
  SECOND_CRISIS_EXPLICIT,
  SECOND_CRISIS_HARMLESS,
  SECOND_CRISIS_INDIRECT,
  SECOND_DECLARED_MINORS,
  SECOND_MINOR_CUES,
} from '../../guard/src/__fixtures__/conversation-second-held-out.ts';
import { SEVENTH_AGES_HARMLESS } from '../../guard/src/__fixtures__/conversation-seventh-children.ts';
import {
  SEVENTH_DECLARED_MINORS,
  SEVENTH_MINOR_CUES,
} from '../../guard/src/__fixtures__/conversation-seventh-minors.ts';
import {
  THIRD_AGES_HARMLESS,
  THIRD_CRISIS_EXPLICIT,
  THIRD_CRISIS_HARMLESS,
  THIRD_CRISIS_INDIRECT,
  THIRD_DECLARED_MINORS,
  THIRD_MINOR_CUES,
} from '../../guard/src/__fixtures__/conversation-third-held-out.ts';
import { SIXTH } from '../../guard/src/__fixtures__/lists.ts';
import { readTurns } from '../../guard/src/__fixtures__/read-turns.ts';

type Judge = (line: string, now: Date) => string;

const asMessage: Judge = (line, now) => {
  const { text, recent } = readTurns(line);
  const { verdict, class: policyClass } = checkMessage(text, { recent }, now);
  return policyClass === null ? verdict : `${verdict} ${policyClass}`;
};
const asReply: Judge = (line, now) => checkReply(line, { recent: [{ role: 'person', text: 'e aí?' }], now }).action;
const asAnswerToGoodbye: Judge = (line, now) =>
  checkReply(line, { recent: [{ role: 'person', text: 'vou dormir, até amanhã' }], now }).action;
const asQuestion: Judge = (line) => (asksIfHuman(line) ? 'asks' : 'does not ask');
const asLeave: Judge = (line) => (isGoodbye(line) ? 'leaves' : 'stays');

const LISTS: readonly { name: string; lines: readonly string[]; judge: Judge }[] = [
  { name: 'crisis, outright', lines: CRISIS_EXPLICIT, judge: asMessage },
  { name: 'crisis, outright, held out', lines: HELD_OUT_CRISIS_EXPLICIT, judge: asMessage },
  { name: 'crisis, outright, second', lines: SECOND_CRISIS_EXPLICIT, judge: asMessage },
  {
    name: 'crisis, outright, later',
    lines: [...THIRD_CRISIS_EXPLICIT, ...FOURTH_CRISIS_EXPLICIT, ...FIFTH_CRISIS_EXPLICIT],
    judge: asMessage,
  },
  { name: 'crisis, indirect', lines: CRISIS_INDIRECT, judge: asMessage },
  { name: 'crisis, indirect, held out', lines: HELD_OUT_CRISIS_INDIRECT, judge: asMessage },
  { name: 'crisis, indirect, second', lines: SECOND_CRISIS_INDIRECT, judge: asMessage },
  {
    name: 'crisis, indirect, later',
    lines: [...THIRD_CRISIS_INDIRECT, ...FOURTH_CRISIS_INDIRECT, ...FIFTH_CRISIS_INDIRECT],
    judge: asMessage,
  },
  { name: 'no crisis', lines: CRISIS_HARMLESS, judge: asMessage },
  { name: 'no crisis, held out', lines: HELD_OUT_CRISIS_HARMLESS, judge: asMessage },
  { name: 'no crisis, second', lines: SECOND_CRISIS_HARMLESS, judge: asMessage },
  {
    name: 'no crisis, later',
    lines: [...THIRD_CRISIS_HARMLESS, ...FOURTH_CRISIS_HARMLESS, ...FIFTH_HARMLESS],
    judge: asMessage,
  },
  { name: 'minors', lines: MINOR_CUES, judge: asMessage },
  { name: 'minors, over turns', lines: MINOR_CONVERSATIONS, judge: asMessage },
  { name: 'minors, held out', lines: HELD_OUT_MINOR_CUES, judge: asMessage },
  { name: 'minors, second', lines: SECOND_MINOR_CUES, judge: asMessage },
  { name: 'minors, later', lines: [...THIRD_MINOR_CUES, ...FOURTH_MINOR_CUES, ...FIFTH_MINOR_CUES], judge: asMessage },
  { name: 'children, plain', lines: AGES_HARMLESS, judge: asMessage },
  { name: 'children, plain, over turns', lines: PLAIN_CONVERSATIONS, judge: asMessage },
  { name: 'children, plain, held out', lines: HELD_OUT_AGES_HARMLESS, judge: asMessage },
  { name: 'children, plain, second', lines: SECOND_AGES_HARMLESS, judge: asMessage },
  { name: 'children, plain, later', lines: [...THIRD_AGES_HARMLESS, ...FOURTH_AGES_HARMLESS], judge: asMessage },
  { name: 'own age', lines: [...DECLARED_MINORS, ...DECLARED_BY_ANSWER], judge: asMessage },
  { name: 'own age, held out', lines: HELD_OUT_DECLARED_MINORS, judge: asMessage },
  { name: 'own age, second', lines: SECOND_DECLARED_MINORS, judge: asMessage },
  { name: 'own age, later', lines: [...THIRD_DECLARED_MINORS, ...FIFTH_DECLARED_MINORS], judge: asMessage },
  { name: 'own age, look-alikes', lines: DECLARED_LOOK_ALIKES, judge: asMessage },
  { name: 'sixth list, seen: outright', lines: SIXTH.crisisExplicit, judge: asMessage },
  { name: 'sixth list, seen: indirect', lines: SIXTH.crisisIndirect, judge: asMessage },
  { name: 'sixth list, seen: no crisis', lines: SIXTH.crisisHarmless, judge: asMessage },
  { name: 'sixth list, seen: minors', lines: SIXTH.minors, judge: asMessage },
  { name: 'sixth list, seen: children', lines: SIXTH.agesHarmless, judge: asMessage },
  { name: 'sixth list, seen: own age', lines: SIXTH.declared, judge: asMessage },
  { name: 'sixth list, seen: look-alikes', lines: SIXTH.declaredLookAlikes, judge: asMessage },
  { name: 'sixth list, seen: goodbyes', lines: SIXTH.goodbyes, judge: asLeave },
  { name: 'minors, seventh', lines: SEVENTH_MINOR_CUES, judge: asMessage },
  { name: 'own age, seventh', lines: SEVENTH_DECLARED_MINORS, judge: asMessage },
  { name: 'children, plain, seventh', lines: SEVENTH_AGES_HARMLESS, judge: asMessage },
  { name: 'minors, eighth', lines: EIGHTH_MINOR_CUES, judge: asMessage },
  { name: 'own age, eighth', lines: EIGHTH_DECLARED_MINORS, judge: asMessage },
  { name: 'children, plain, eighth', lines: EIGHTH_AGES_HARMLESS, judge: asMessage },
  { name: 'threats', lines: THREATS, judge: asMessage },
  { name: 'threats, look-alikes', lines: THREAT_LOOK_ALIKES, judge: asMessage },
  { name: 'forbidden', lines: FORBIDDEN, judge: asMessage },
  { name: 'forbidden, look-alikes', lines: FORBIDDEN_LOOK_ALIKES, judge: asMessage },
  { name: 'real people', lines: REAL_PEOPLE_ASKED, judge: asMessage },
  { name: 'real people, look-alikes', lines: REAL_PEOPLE_LOOK_ALIKES, judge: asMessage },
  { name: 'prompts', lines: PROMPT_ATTACKS, judge: asMessage },
  { name: 'is she human', lines: HUMAN_QUESTIONS, judge: asQuestion },
  { name: 'is she human, look-alikes', lines: HUMAN_LOOK_ALIKES, judge: asQuestion },
  { name: 'goodbyes', lines: GOODBYES, judge: asLeave },
  { name: 'goodbyes, look-alikes', lines: GOODBYE_LOOK_ALIKES, judge: asLeave },
  { name: 'holding back', lines: HOLDING_BACK, judge: asAnswerToGoodbye },
  { name: 'letting go', lines: KIND_GOODBYES, judge: asAnswerToGoodbye },
  { name: 'claims of hers', lines: CLAIMS, judge: asReply },
  { name: 'honest words of hers', lines: HONEST_LINES, judge: asReply },
  { name: 'harmful words of hers', lines: HARMFUL_REPLIES, judge: asReply },
];

/** Per list of messages and replies: how many lines, and the share of each answer, the most frequent first. */
export function chatFiguresOf(now: Date): string[] {
  return LISTS.map(({ name, lines, judge }) => {
    const counts = new Map<string, number>();
    for (const line of lines) {
      const answer = judge(line, now);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    const shares = [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([answer, count]) => `${answer} ${((100 * count) / lines.length).toFixed(1)} %`);
    return `${name.padEnd(30)}${String(lines.length).padStart(4)}  ${shares.join('  ')}`;
  });
}
