import { createHmac, timingSafeEqual } from 'node:crypto';
import { AgeAnswerForged, type AgeOutcome, type AgeProvider } from './port.ts';

const OUTCOMES: ReadonlySet<string> = new Set<AgeOutcome>(['adult', 'minor', 'failed']);

type Payload = { state: string; outcome: AgeOutcome; person: string };

/** A provider that asks the person itself, on a page that says so: for trying the product without a contract. */
export function createAgeSandbox({ secret, publicUrl }: { secret: string; publicUrl: string }): AgeProvider {
  const sign = (body: string) => createHmac('sha256', secret).update(`age-sandbox:${body}`).digest('base64url');
  return {
    id: 'sandbox',
    start: async ({ state }) => `${publicUrl}/idade/teste?state=${state}`,
    answer: (payload) => {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    read: async ({ state, answer }) => {
      const [body = '', signature = ''] = answer.split('.');
      const expected = Buffer.from(sign(body));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw new AgeAnswerForged();
      const payload = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Payload;
      if (payload.state !== state || !OUTCOMES.has(payload.outcome)) throw new AgeAnswerForged();
      return { outcome: payload.outcome, method: 'sandbox', subject: payload.person.trim().toLowerCase() };
    },
  };
}
