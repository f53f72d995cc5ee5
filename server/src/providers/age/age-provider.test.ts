import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAgeClaim } from './age-claim.ts';
import {
  type FakeAnswer,
  type FakeOpenIdProvider,
  startFakeOpenIdProvider,
} from './fake-openid-provider/fake-openid-provider.ts';
import { createAgeProvider } from './index.ts';
import { type AgeAnswer, AgeAnswerForged, type AgeOutcome, type AgeProvider, AgeProviderUnavailable } from './port.ts';

let openId: FakeOpenIdProvider;
beforeAll(async () => {
  openId = await startFakeOpenIdProvider();
});
afterAll(() => openId.close());
afterEach(() => openId.setDown(false));

const NOW = new Date('2026-03-10T12:00:00Z');
const newState = () => randomBytes(32).toString('base64url');

function makeProvider(provider: 'sandbox' | 'oidc', claim = 'age_over_18'): AgeProvider {
  const { issuer, clientId, clientSecret } = openId;
  const common = { scope: 'openid', publicUrl: 'https://cafune.example', secret: 'of this installation' };
  return createAgeProvider({ provider, issuer, clientId, clientSecret, claim, ...common, now: () => NOW });
}

/** A person of a name and an outcome goes through a check and comes back with an answer. */
type Walk = (provider: AgeProvider, state: string, who: { outcome: AgeOutcome; person: string }) => Promise<string>;
const walkSandbox: Walk = async (provider, state, who) => {
  expect(await provider.start({ state })).toBe(`https://cafune.example/idade/teste?state=${state}`);
  return provider.answer?.({ state, ...who }) ?? '';
};
const walkOpenId: Walk = async (provider, state, { outcome, person }) => {
  const claims = outcome === 'failed' ? { sub: person } : { sub: person, age_over_18: outcome === 'adult' };
  openId.script({ claims });
  return openId.visit(await provider.start({ state }));
};

describe.each([
  ['sandbox', walkSandbox],
  ['oidc', walkOpenId],
] as const)('every provider: %s', (kind, walk) => {
  it.each(['adult', 'minor', 'failed'] as const)(
    'brings home that somebody is %s, and who was looked at',
    async (outcome) => {
      const provider = makeProvider(kind);
      const state = newState();
      const answer = await walk(provider, state, { outcome, person: 'ana' });
      expect(await provider.read({ state, answer })).toMatchObject({ outcome, subject: 'ana' });
    },
  );

  it('takes no answer that was given to another check', async () => {
    const provider = makeProvider(kind);
    const answer = await walk(provider, newState(), { outcome: 'adult', person: 'ana' });
    await expect(provider.read({ state: newState(), answer })).rejects.toBeInstanceOf(AgeAnswerForged);
  });

  it('takes no answer that somebody made up or changed', async () => {
    const provider = makeProvider(kind);
    const state = newState();
    const answer = await walk(provider, state, { outcome: 'adult', person: 'ana' });
    const changed = `${answer.slice(0, 20)}${answer[20] === 'A' ? 'B' : 'A'}${answer.slice(21)}`;
    for (const forged of ['', 'x', `${answer}x`, changed, `code=x&state=${state}`])
      await expect(provider.read({ state, answer: forged })).rejects.toBeInstanceOf(AgeAnswerForged);
  });
});

describe('an OpenID provider', () => {
  /** The outcome, or the name of what was thrown. */
  async function check(scripted: FakeAnswer, claim?: string): Promise<AgeAnswer | string> {
    const provider = makeProvider('oidc', claim);
    const state = newState();
    openId.script(scripted);
    const answer = await openId.visit(await provider.start({ state }));
    return provider.read({ state, answer }).catch((error: Error) => error.name);
  }

  it.each(['RS256', 'ES256'] as const)('is believed when it signs with its own key, %s', async (algorithm) => {
    const answer = await check({ algorithm, claims: { sub: 'ana', birthdate: '1990-02-01' } }, 'birthdate');
    expect(answer).toEqual({ outcome: 'adult', method: 'birthdate', subject: 'ana' });
  });

  const adult = { age_over_18: true };
  const past = Math.floor(Date.now() / 1_000) - 3_600;
  it.each([
    ['another nonce', { claims: adult, token: { nonce: 'of another check' } }],
    ['no nonce', { claims: adult, token: { nonce: undefined } }],
    ['another key', { claims: adult, isWronglySigned: true }],
    ['another audience', { claims: adult, token: { aud: 'another client' } }],
    ['another issuer', { claims: adult, token: { iss: 'https://elsewhere.example' } }],
    ['a token of an hour ago', { claims: adult, token: { iat: past - 60, exp: past } }],
  ] satisfies [string, FakeAnswer][])('is not believed with %s', async (_, scripted) => {
    expect(await check(scripted)).toBe('AgeAnswerForged');
  });

  it('gives a code once', async () => {
    const provider = makeProvider('oidc');
    const state = newState();
    const answer = await walkOpenId(provider, state, { outcome: 'adult', person: 'ana' });
    expect((await provider.read({ state, answer })).outcome).toBe('adult');
    await expect(provider.read({ state, answer })).rejects.toBeInstanceOf(AgeAnswerForged);
  });

  it('proves nothing when the claim is missing, is no age, or the person says no', async () => {
    const outcomes = [
      await check({ claims: {} }),
      await check({ claims: { age_over_18: 'yes' } }),
      await check({ claims: adult, error: 'access_denied' }),
    ];
    for (const answer of outcomes) expect(answer).toMatchObject({ outcome: 'failed' });
  });

  it('is unavailable while it is down, at the start and at the end, and asked again afterwards', async () => {
    const provider = makeProvider('oidc');
    const state = newState();
    openId.setDown(true);
    await expect(provider.start({ state })).rejects.toBeInstanceOf(AgeProviderUnavailable);
    openId.setDown(false);
    const answer = await walkOpenId(provider, state, { outcome: 'adult', person: 'ana' });
    openId.setDown(true);
    await expect(provider.read({ state, answer })).rejects.toBeInstanceOf(AgeProviderUnavailable);
    openId.setDown(false);
    expect((await provider.read({ state, answer })).outcome).toBe('adult');
  });

  it('is told from others, because their subjects are other people', () => {
    expect(makeProvider('oidc').id).toBe(`oidc:${new URL(openId.issuer).host}`);
  });
});

describe('a claim about age', () => {
  it.each([
    [true, 'adult'],
    [false, 'minor'],
    ['2008-03-10', 'adult'],
    ['2008-03-11', 'minor'],
    ['2007', 'adult'],
    ['2008', 'failed'],
    ['2009', 'minor'],
    ['0000-03-10', 'failed'],
    ['2001-02-30', 'failed'],
    ['2030-01-01', 'failed'],
    ['true', 'failed'],
    [18, 'failed'],
    [undefined, 'failed'],
  ] satisfies [unknown, AgeOutcome][])('%s says %s', (claim, outcome) => {
    expect(readAgeClaim(claim, NOW)).toBe(outcome);
  });

  it('turns eighteen at midnight in São Paulo', () => {
    expect(readAgeClaim('2008-03-10', new Date('2026-03-10T02:59:00Z'))).toBe('minor');
    expect(readAgeClaim('2008-03-10', new Date('2026-03-10T03:00:00Z'))).toBe('adult');
  });
});
