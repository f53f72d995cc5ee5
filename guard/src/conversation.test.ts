import { describe, expect, it } from 'vitest';
import { AGES_HARMLESS } from './__fixtures__/conversation-ages-harmless.ts';
import { CRISIS_EXPLICIT } from './__fixtures__/conversation-crisis-explicit.ts';
import { CRISIS_HARMLESS } from './__fixtures__/conversation-crisis-harmless.ts';
import {
  HELD_OUT_CRISIS_EXPLICIT,
  HELD_OUT_CRISIS_HARMLESS,
  HELD_OUT_CRISIS_INDIRECT,
} from './__fixtures__/conversation-crisis-held-out.ts';
import { CRISIS_INDIRECT } from './__fixtures__/conversation-crisis-indirect.ts';
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
} from './__fixtures__/conversation-fourth-held-out.ts';
import { GOODBYE_LOOK_ALIKES, GOODBYES } from './__fixtures__/conversation-goodbyes.ts';
import {
  DECLARED_BY_ANSWER,
  DECLARED_LOOK_ALIKES,
  DECLARED_MINORS,
  MINOR_CONVERSATIONS,
  MINOR_CUES,
  PLAIN_CONVERSATIONS,
} from './__fixtures__/conversation-minors.ts';
import {
  HELD_OUT_AGES_HARMLESS,
  HELD_OUT_DECLARED_MINORS,
  HELD_OUT_MINOR_CUES,
} from './__fixtures__/conversation-minors-held-out.ts';
import {
  FORBIDDEN,
  FORBIDDEN_LOOK_ALIKES,
  HUMAN_LOOK_ALIKES,
  HUMAN_QUESTIONS,
  PROMPT_ATTACKS,
  REAL_PEOPLE_ASKED,
  REAL_PEOPLE_LOOK_ALIKES,
  THREAT_LOOK_ALIKES,
  THREATS,
} from './__fixtures__/conversation-other.ts';
import {
  SECOND_AGES_HARMLESS,
  SECOND_CRISIS_EXPLICIT,
  SECOND_CRISIS_HARMLESS,
  SECOND_CRISIS_INDIRECT,
  SECOND_DECLARED_MINORS,
  SECOND_MINOR_CUES,
} from './__fixtures__/conversation-second-held-out.ts';
import {
  THIRD_AGES_HARMLESS,
  THIRD_CRISIS_EXPLICIT,
  THIRD_CRISIS_HARMLESS,
  THIRD_CRISIS_INDIRECT,
  THIRD_DECLARED_MINORS,
  THIRD_MINOR_CUES,
} from './__fixtures__/conversation-third-held-out.ts';
import { readTurns } from './__fixtures__/read-turns.ts';
import { asksIfHuman, checkMessage, isGoodbye, type MessageVerdict } from './index.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HARMLESS = [
  ...CRISIS_HARMLESS,
  ...HELD_OUT_CRISIS_HARMLESS,
  ...SECOND_CRISIS_HARMLESS,
  ...THIRD_CRISIS_HARMLESS,
  ...FOURTH_CRISIS_HARMLESS,
  ...FIFTH_HARMLESS,
];
const LATER_EXPLICIT = [
  ...HELD_OUT_CRISIS_EXPLICIT,
  ...SECOND_CRISIS_EXPLICIT,
  ...THIRD_CRISIS_EXPLICIT,
  ...FOURTH_CRISIS_EXPLICIT,
  ...FIFTH_CRISIS_EXPLICIT,
];
const LATER_INDIRECT = [
  ...HELD_OUT_CRISIS_INDIRECT,
  ...SECOND_CRISIS_INDIRECT,
  ...THIRD_CRISIS_INDIRECT,
  ...FOURTH_CRISIS_INDIRECT,
  ...FIFTH_CRISIS_INDIRECT,
];
const LATER_MINORS = [
  ...HELD_OUT_MINOR_CUES,
  ...SECOND_MINOR_CUES,
  ...THIRD_MINOR_CUES,
  ...FOURTH_MINOR_CUES,
  ...FIFTH_MINOR_CUES,
];
const LATER_DECLARED = [
  ...HELD_OUT_DECLARED_MINORS,
  ...SECOND_DECLARED_MINORS,
  ...THIRD_DECLARED_MINORS,
  ...FIFTH_DECLARED_MINORS,
];
const CHILDREN = [
  ...AGES_HARMLESS,
  ...HELD_OUT_AGES_HARMLESS,
  ...SECOND_AGES_HARMLESS,
  ...THIRD_AGES_HARMLESS,
  ...FOURTH_AGES_HARMLESS,
];
const EVERYDAY = [...HARMLESS, ...CHILDREN, ...GOODBYES, ...GOODBYE_LOOK_ALIKES, ...HUMAN_LOOK_ALIKES];

const check = (line: string): MessageVerdict => {
  const { text, recent } = readTurns(line);
  return checkMessage(text, { recent }, NOW);
};
const others = (lines: readonly string[], fits: (verdict: MessageVerdict) => boolean) =>
  lines.filter((line) => !fits(check(line)));
const share = (lines: readonly string[], fits: (verdict: MessageVerdict) => boolean) =>
  1 - others(lines, fits).length / lines.length;
const isCrisis = ({ verdict }: MessageVerdict) => verdict === 'crisis';
const isOk = ({ verdict }: MessageVerdict) => verdict === 'ok';
const isMinorRefused = ({ verdict, rule }: MessageVerdict) =>
  verdict === 'refuse' && (rule === 'minor-character' || rule === 'minor-romance');
const isDeclared = ({ verdict, declaresMinor }: MessageVerdict) => verdict === 'refuse' && declaresMinor;

describe('crisis', () => {
  it('H01: what is said outright gets the card, in every spelling', () => {
    expect(CRISIS_EXPLICIT.length).toBeGreaterThanOrEqual(200);
    expect(others(CRISIS_EXPLICIT, isCrisis)).toEqual([]);
    expect(share(LATER_EXPLICIT, isCrisis)).toBeGreaterThanOrEqual(0.98);
  });

  it.each(['quero me matar', 'me m4tar', 'n aguento mais viver'])('H01: %s', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'crisis', class: 'p2', threat: false });
  });

  it('H02: indirect signs get the card', () => {
    expect(CRISIS_INDIRECT.length).toBeGreaterThanOrEqual(150);
    expect(others(CRISIS_INDIRECT, isCrisis)).toEqual([]);
    expect(share(LATER_INDIRECT, isCrisis)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    'perdi o emprego hoje || c: Poxa, sinto muito. || que pontes altas tem aqui perto?',
    'dei minhas coisas todas pros meus amigos || c: Que generoso! || cansei de tudo',
    'não vejo saída || c: Me conta. || cansei de tudo',
  ])('H02: signs add up over turns: %s', (line) => {
    expect(check(line).verdict).toBe('crisis');
    expect(check(line.split('||').at(-1)?.trim() ?? '').verdict).toBe('ok');
  });

  it('H03: idioms, bad days, news and kitchens get none', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(550);
    expect(others(HARMLESS, isOk)).toEqual([]);
  });

  it.each([
    ['não quero me matar, relaxa', 'ok', null],
    ['não quero me matar, só queria não existir', 'crisis', 'crisis-indirect'],
    ['não tenho coragem de me matar', 'crisis', 'crisis'],
    ['já pensei em me matar anos atrás, hoje tô bem', 'ok', 'past-crisis'],
    ['já pensei em me matar anos atrás e voltou tudo de novo', 'crisis', 'crisis'],
    ['minha irmã quer se matar', 'crisis', 'other-at-risk'],
    ['na série a menina se mata', 'ok', null],
  ])('where the line is: %s', (text, verdict, rule) => {
    const seen = check(text);
    expect(seen.verdict).toBe(verdict);
    if (rule !== 'crisis-indirect') expect(seen.rule).toBe(rule);
  });
});

describe('minors', () => {
  it('P0, E07: the character or anybody else as a minor is refused; fiction, acting and permission change nothing', () => {
    expect(MINOR_CUES.length).toBeGreaterThanOrEqual(150);
    expect(others(MINOR_CUES, isMinorRefused)).toEqual([]);
    expect(share(LATER_MINORS, isMinorRefused)).toBeGreaterThanOrEqual(0.97);
  });

  it('E04, F08: a request split over turns is refused at the turn that completes it', () => {
    expect(others(MINOR_CONVERSATIONS, isMinorRefused)).toEqual([]);
  });

  it('F08, F14: children, ages and school in plain talk pass, also between people who are fond of each other', () => {
    expect(AGES_HARMLESS.length).toBeGreaterThanOrEqual(200);
    expect(others([...AGES_HARMLESS, ...PLAIN_CONVERSATIONS], isOk)).toEqual([]);
    expect(share(CHILDREN, isOk)).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    ['oi amor || minha filha de 12 anos está com febre', 'ok'],
    ['tira a roupa || minha filha de 12 anos está com febre', 'refuse'],
    ['quero te beijar na boca || c: vem || minha filha de 12 anos está com febre', 'refuse'],
    ['quero te beijar na boca || a || b || c || d || minha filha de 12 anos está com febre', 'ok'],
  ])('F08: the exception ends where flirting or sex is near: %s', (line, verdict) => {
    expect(check(line).verdict).toBe(verdict);
  });

  it('F07: whoever says so of herself is told apart, through every disguise', () => {
    expect(DECLARED_MINORS.length).toBeGreaterThanOrEqual(80);
    expect(others([...DECLARED_MINORS, ...DECLARED_BY_ANSWER], isDeclared)).toEqual([]);
    expect(share(LATER_DECLARED, isDeclared)).toBeGreaterThanOrEqual(0.97);
    expect(DECLARED_LOOK_ALIKES.length).toBeGreaterThanOrEqual(80);
    expect(others(DECLARED_LOOK_ALIKES, ({ verdict, declaresMinor }) => verdict === 'ok' && !declaresMinor)).toEqual(
      [],
    );
  });

  it('F07: in a crisis the card comes first, and the age is known all the same', () => {
    expect(check('tenho 15 anos e quero morrer')).toMatchObject({ verdict: 'crisis', declaresMinor: true });
  });

  it('birth years are measured against today', () => {
    const born = { recent: [] };
    expect(checkMessage('nasci em 2010', born, NOW).declaresMinor).toBe(true);
    expect(checkMessage('nasci em 2010', born, new Date('2031-01-01T00:00:00Z')).declaresMinor).toBe(false);
  });

  it.each(['fui abusada quando criança', 'meu tio abusou de mim quando eu tinha 9 anos'])(
    'whoever tells what was done to her is heard: %s',
    (text) => {
      expect(check(text)).toMatchObject({ verdict: 'ok', rule: 'disclosure', class: 'p2' });
    },
  );
});

describe('what else is refused, counted or flagged', () => {
  it('H06: threats to somebody else, and not hyperbole', () => {
    expect(others(THREATS, ({ verdict, threat }) => verdict === 'refuse' && threat)).toEqual([]);
    expect(others(THREAT_LOOK_ALIKES, isOk)).toEqual([]);
  });

  it('P3: violence, trafficking, weapons, drugs as something wanted', () => {
    expect(
      others(FORBIDDEN, ({ verdict, class: policyClass }) => verdict === 'refuse' && policyClass === 'p3'),
    ).toEqual([]);
    expect(others(FORBIDDEN_LOOK_ALIKES, isOk)).toEqual([]);
  });

  it('P1: real people and where they are', () => {
    expect(others(REAL_PEOPLE_ASKED, ({ class: policyClass }) => policyClass === 'p1')).toEqual([]);
    expect(others(REAL_PEOPLE_LOOK_ALIKES, isOk)).toEqual([]);
  });

  it('E01: orders to the system are counted and answered as text', () => {
    expect(
      others(PROMPT_ATTACKS, ({ verdict, class: policyClass }) => verdict === 'ok' && policyClass === 'p5'),
    ).toEqual([]);
  });

  it.each(['vamos transar', 'manda nudes', 'tira a roupa pra mim', 'fala sacanagem', 'me manda uma foto pelada'])(
    'more than romance is a flag: %s',
    (text) => {
      expect(check(text)).toMatchObject({ verdict: 'ok', explicitAsk: true });
    },
  );

  it.each([
    'gozei da cara dele',
    'tirei a roupa do varal',
    'que noite gostosa',
    'o sexo do bebê',
    'te amo',
    'me dá um beijo',
  ])('and romance is none: %s', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'ok', explicitAsk: false });
  });
});

describe('goodbyes and the question', () => {
  it('I01: leaving is heard, and what only speaks of it is not', () => {
    expect(GOODBYES.length).toBeGreaterThanOrEqual(150);
    expect(GOODBYES.filter((line) => !isGoodbye(line))).toEqual([]);
    expect(GOODBYE_LOOK_ALIKES.filter(isGoodbye)).toEqual([]);
  });

  it('I03: "você é humana?" is heard in more than 60 wordings', () => {
    expect(HUMAN_QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(HUMAN_QUESTIONS.filter((line) => !asksIfHuman(line))).toEqual([]);
    expect(HUMAN_LOOK_ALIKES.filter(asksIfHuman)).toEqual([]);
  });
});

describe('the verdict', () => {
  it('never holds a word of the text', () => {
    const text = 'tenho 15 anos, quero morrer e vou matar meu vizinho Anselmo';
    expect(JSON.stringify(check(text))).not.toMatch(/anselmo|vizinho|15/iu);
    expect(check(text).counted).toEqual(['crisis', 'declared-minor', 'threat']);
  });

  it('of everyday talk is ok, and nothing is counted', () => {
    const lines = EVERYDAY.filter(
      (line) => !HELD_OUT_AGES_HARMLESS.includes(line) && !SECOND_AGES_HARMLESS.includes(line),
    );
    expect(
      others(lines, ({ verdict, declaresMinor, threat }) => verdict === 'ok' && !declaresMinor && !threat),
    ).toEqual([]);
  });
});

describe('C06: no message takes long', () => {
  const LENGTH = 50_000;
  const LIMIT_MS = 200;
  it.each([
    'a',
    '1',
    '7 ',
    'é',
    '.',
    '!',
    '*',
    'a ',
    'quero ',
    'me ',
    'não ',
    'de ',
    'minha vida ',
    'eu tenho ',
    'você ',
    'm.',
  ])('50,000 signs of "%s", before and now', (unit) => {
    const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    const recent = Array.from({ length: 12 }, () => ({ role: 'person' as const, text }));
    const readMs = (): number => {
      const started = performance.now();
      checkMessage(text, { recent: [] }, NOW);
      checkMessage('oi', { recent }, NOW);
      isGoodbye(text);
      asksIfHuman(text);
      return performance.now() - started;
    };
    // The best of a few: other work on the machine is not the guard's.
    expect(Math.min(readMs(), readMs(), readMs(), readMs())).toBeLessThan(LIMIT_MS);
  });
});
