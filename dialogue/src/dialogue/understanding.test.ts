import { describe, expect, it } from 'vitest';
import { analyse } from '../analyser/analyse.ts';
import type { DialogueMessage } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { easterDay, momentSlots } from './moments.ts';
import { makeCharacter, makeRequest, withoutExchanges } from './sample-request.ts';
import { readSpent, readState, settleSpent, spend } from './state.ts';

const library = loadLibrary();
const DAY_MS = 86_400_000;

function after(hers: string, text: string, seed = 1) {
  const history: DialogueMessage[] = [
    { role: 'character', text: hers },
    { role: 'person', text },
  ];
  return compose(library, makeRequest(text, { history, seed })).text;
}

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('a compound answer', () => {
  it('is picked up whole, and its "e você?" is answered', () => {
    for (const seed of seeds) {
      const reply = compose(library, makeRequest('trabalho com TI e moro em Santos, e você?', { seed }));
      expect(reply.facts).toEqual([
        { relation: 'city', value: 'Santos' },
        { relation: 'job', value: 'TI' },
      ]);
      expect(reply.text).toMatch(/Santos/u);
      expect(reply.text).toMatch(/\bTI\b/u);
      expect(reply.text).toMatch(/Salvador|arquiteta/u);
    }
  });
});

describe('a choice', () => {
  it('that is theirs to make is not made with their verbs as hers', () => {
    for (const seed of seeds) {
      const reply = compose(library, makeRequest('cobro ou deixo pra lá?', { seed }));
      expect(reply.text).not.toMatch(/^(?:Hoje, |Fico com |Meu voto é )?(?:cobro|deixo)/iu);
      expect(compose(library, makeRequest('sempre quis isso ou caiu de paraquedas?', { seed })).text).not.toMatch(
        /caiu/iu,
      );
    }
    const packsAlone = withoutExchanges(library);
    expect(
      seeds.map((seed) => compose(packsAlone, makeRequest('praia ou montanha?', { seed })).text).join(' '),
    ).toMatch(/praia|montanha/iu);
  });
});

/** Her reply to the last of these, each answered in turn. */
function replyAfter(texts: readonly string[], seed: number, known = library) {
  let history: DialogueMessage[] = [];
  const replies = [];
  for (const text of texts) {
    history = [...history, { role: 'person', text }];
    const reply = compose(known, makeRequest(text, { history, state: replies.at(-1)?.state, seed }));
    history.push({ role: 'character', text: reply.text });
    replies.push(reply);
  }
  return replies.at(-1);
}

describe('"por quê?" after a choice of hers', () => {
  it('gets a reason for it', () => {
    const reasons = (library.generic.asked.get('choiceWhy') ?? []).map(({ say }) => say);
    for (const seed of seeds) {
      const asked = ['oi', 'chá de boldo ou chá de hortelã?', 'por quê?'];
      expect(reasons).toContain(replyAfter(asked, seed, withoutExchanges(library))?.lines[0]);
    }
  });
});

describe('a goodnight at the end', () => {
  const { openers = [], responders = [] } = library.topics.get('goodbye') ?? {};
  const farewells = [...openers, ...responders.flatMap((responder) => responder.say)].map(({ say }) => say);

  it.each([
    'o que valeu foi a conversa. boa noite',
    'quem não tem sono hoje sou eu. boa noite',
    'o dia não acabava nunca, boa noite',
  ])('lets the person go: %s', (text) => {
    for (const seed of seeds) {
      const reply = replyAfter(['oi', 'hoje foi puxado', text], seed);
      expect(reply?.lines).toHaveLength(1);
      expect(farewells).toContain(reply?.lines[0]);
      expect(reply?.text).not.toContain('?');
    }
  });

  it('is a greeting where the conversation begins with it', () => {
    for (const seed of seeds) expect(farewells).not.toContain(replyAfter(['boa noite'], seed)?.lines[0]);
  });
});

describe('"me conta mais disso"', () => {
  it('asks her to go on, not what she remembers', () => {
    const facts = [{ relation: 'told' as const, value: 'eu só tomo café coado' }];
    const state = compose(library, makeRequest('e o seu dia como foi?')).state;
    const reply = compose(library, makeRequest('que legal, me conta mais disso', { state, facts }));
    expect(reply.text).not.toMatch(/coado/u);
  });
});

describe('a greeting', () => {
  const isOpener = ({ lines }: { lines: readonly string[] }): boolean => {
    const openers = library.topics.get('greeting')?.openers ?? [];
    return openers.some(({ say }) => lines[0]?.endsWith(say.replace(/^\{daypart\}/u, '')) === true);
  };

  it('at the very beginning is no goodnight, with a goodbye beside it is one', () => {
    for (const seed of seeds) {
      expect(isOpener(compose(library, makeRequest('boa noite linda', { seed })))).toBe(true);
      expect(isOpener(compose(library, makeRequest('boa noite, até amanhã', { seed })))).toBe(false);
      expect(isOpener(compose(library, makeRequest('oi tô triste', { seed })))).toBe(false);
      expect(analyse('boa noite! trabalhei até agora').acts.has('greeting')).toBe(true);
    }
  });

  it('a day by which something is due is no goodbye', () => {
    for (const text of ['eles vão ligar até sexta', 'tenho que entregar até amanhã'])
      expect(analyse(text).acts.has('goodbye'), text).toBe(false);
    for (const text of ['até sexta', 'beijo, até amanhã', 'vou dormir, até amanhã'])
      expect(analyse(text).acts.has('goodbye'), text).toBe(true);
  });
});

describe('a change of subject', () => {
  const leaving = library.generic.catchAll.flatMap(({ say }) =>
    say.filter(({ leaves }) => leaves).map(({ say: line }) => line),
  );
  const isObeyed = (text: string, seed: number): boolean =>
    leaving.includes(compose(library, makeRequest(text, { seed })).lines[0] ?? '');

  it('is obeyed, with a question mark as well', () => {
    for (const seed of seeds)
      for (const text of ['vamos mudar de assunto', 'vamos mudar de assunto?', 'podemos falar de outra coisa?'])
        expect(isObeyed(text, seed), text).toBe(true);
  });

  it.each(['mudando de assunto, minha gata tá doente', 'mudando de assunto, tem time?'])(
    'with the new subject in the same breath goes on to it: %s',
    (text) => {
      for (const seed of seeds) expect(isObeyed(text, seed)).toBe(false);
    },
  );
});

describe('"não entendi"', () => {
  it('gets her question once more, in other words, or an apology', () => {
    const replies = seeds.map((seed) => after('Que lindo. Qual foi o melhor minuto do dia?', 'não entendi', seed));
    const said = new Set(
      library.generic.clarify.map(({ say }) => say.replace('{hers}', 'qual foi o melhor minuto do dia?')),
    );
    expect(replies.every((reply) => said.has(reply))).toBe(true);
    expect(replies.some((reply) => reply.includes('qual foi o melhor minuto do dia?'))).toBe(true);
  });
});

describe('a correction', () => {
  it('is taken back with the words of the person', () => {
    const replies = seeds.map((seed) => after('Que bom, praia!', 'não, eu disse serra', seed));
    expect(replies.every((reply) => !/praia/u.test(reply))).toBe(true);
    expect(replies.some((reply) => reply.includes('“serra”'))).toBe(true);
  });
});

describe('"por quê?" and "e você?"', () => {
  it('are answered after any of her questions', () => {
    for (const topic of library.topics.values()) {
      for (const [ask, ready] of topic.asks) {
        const fresh = readState(undefined);
        const state = { ...fresh, turn: 3, topic: topic.id, pending: { topic: topic.id, ask, story: false } };
        for (const text of ['por quê?', 'e você?']) {
          const { lines } = compose(library, makeRequest(text, { state }));
          expect([topic.id, ask, text, (lines[0]?.length ?? 0) > 0]).toEqual([topic.id, ask, text, true]);
        }
        expect(ready).toBeDefined();
      }
    }
  });
});

describe('what she loves', () => {
  it('steers what she brings up', () => {
    const many = Array.from({ length: 40 }, (_, seed) => seed);
    const bring = (loves: readonly string[]) =>
      many.map((seed) => {
        const character = makeCharacter({ loves });
        return compose(
          withoutExchanges(library),
          makeRequest('entendi', { character, seed, state: { ...readState(undefined), turn: 12 } }),
        ).state.topic;
      });
    const share = (topics: readonly (string | null)[], topic: string) => topics.filter((one) => one === topic).length;
    expect(share(bring(['telescópio e Saturno']), 'space')).toBeGreaterThan(share(bring(['bolo']), 'space'));
    expect(share(bring(['forró de sexta, dançar']), 'dance')).toBeGreaterThan(share(bring(['bolo']), 'dance'));
  });
});

describe('the time of day and year', () => {
  const names = (iso: string) => momentSlots(new Date(iso)).map(([name]) => name);

  it.each([
    ['2026-11-23T15:00:00Z', 'at.monday'],
    ['2026-11-20T23:30:00Z', 'at.friday'],
    ['2026-11-20T23:30:00Z', 'at.weekend'],
    ['2026-11-22T22:00:00Z', 'at.sundaynight'],
    ['2026-11-24T06:00:00Z', 'at.dawn'],
    ['2026-12-24T15:00:00Z', 'at.christmas'],
    ['2026-12-31T23:00:00Z', 'at.newyear'],
    ['2026-02-16T15:00:00Z', 'at.carnival'],
    ['2026-04-05T15:00:00Z', 'at.easter'],
    ['2026-06-24T15:00:00Z', 'at.saojoao'],
    ['2026-05-10T15:00:00Z', 'at.mothers'],
    ['2026-08-09T15:00:00Z', 'at.fathers'],
  ])('%s: %s', (iso, name) => {
    expect(names(iso)).toContain(name);
  });

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2030, '2030-04-21'],
  ])('Easter of %i is %s', (year, date) => {
    expect(easterDay(year) * DAY_MS).toBe(Date.parse(`${date}T00:00:00Z`));
  });

  it('speaks of Monday on Mondays alone', () => {
    const on = (iso: string) =>
      seeds.flatMap((seed) => {
        const state = { ...readState(undefined), turn: 40, rhythm: [0, 0] };
        return compose(library, makeRequest('hm', { seed, state, now: new Date(iso) })).lines;
      });
    expect(on('2026-11-25T15:00:00Z').join(' ')).not.toMatch(/[Ss]egunda-feira tem cara|É segunda/u);
  });

  it('tells the hour and the day when asked', () => {
    expect(compose(library, makeRequest('que horas são?')).text).toMatch(/15h00/u);
    expect(compose(library, makeRequest('que dia é hoje?')).text).toMatch(/quarta-feira, 19 de novembro/iu);
  });
});

describe('what cannot be done', () => {
  it.each([
    'qual a capital do Cazaquistão?',
    'quanto é 12 vezes 8?',
    'traduz isso pra inglês',
    'escreve um e-mail pra mim',
  ])('%s is admitted', (text) => {
    for (const seed of seeds) {
      expect(compose(library, makeRequest(text, { seed })).text).not.toMatch(/\b96\b|Astan[áa]/u);
    }
  });
});

describe('the lines that are spent', () => {
  it('come back after 240 turns, and their list stays small', () => {
    const state = readState(undefined);
    for (let turn = 0; turn < 239; turn += 1) {
      spend(state, turn.toString(36).padStart(4, '0'));
      settleSpent(state);
    }
    expect(readSpent(state.spent).has('0000')).toBe(true);
    for (let turn = 0; turn < 10; turn += 1) {
      spend(state, `z00${turn}`);
      settleSpent(state);
    }
    expect(readSpent(state.spent).has('0000')).toBe(false);
    expect(state.spent.length).toBeLessThan(3_400);
  });

  it('of an older state are still spent', () => {
    expect([...readSpent('aaaabbbb')]).toEqual(['aaaa', 'bbbb']);
  });
});
