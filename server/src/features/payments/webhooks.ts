import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { WebhookForged, type WebhookHint, type WebhookRequest } from '../../providers/payments/port.ts';
import type { PaymentDeps } from './deps.ts';
import * as store from './store.ts';

/** Providers' events are a few KiB. */
const BODY_LIMIT_BYTES = 256 * 1024;

/**
 * Where providers knock: `POST /webhooks/payments/{provider}`. Signed over the exact bytes, or the address, so the body is not parsed
 * on the way. Outside of `/api/`: no session, and no origin of ours.
 */
export function mountPaymentWebhooks(app: FastifyInstance, deps: PaymentDeps): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.post<{ Params: { provider: string }; Querystring: Record<string, string | string[]> }>(
      '/webhooks/payments/:provider',
      { bodyLimit: BODY_LIMIT_BYTES, config: { name: 'payments.receiveWebhook' } },
      async (request, reply) => {
        if (request.params.provider !== deps.payments.id) throw new AppError('request.not-found');
        const body = typeof request.body === 'string' ? request.body : '';
        const status = await receiveWebhook(deps, {
          headers: single(request.headers),
          query: single(request.query),
          body,
        });
        return reply.code(status).send({ received: true });
      },
    );
    done();
  });
}

/** Of what was sent more than once, the first. */
function single(values: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

/**
 * Takes a hint: kept once, with the job that looks at it, in one transaction. 202 where it says another amount or currency than we
 * asked: kept for a person to look at, and nothing is looked up.
 * @throws AppError payments.webhook-forged
 */
export async function receiveWebhook(deps: PaymentDeps, request: WebhookRequest): Promise<200 | 202> {
  const hint = verified(deps, request);
  if (hint === undefined) return 200;
  const { id: provider } = deps.payments;
  const fault = await faultOf(deps, hint);
  await deps.db.transaction(async (tx) => {
    const values = [provider, hint.eventId, hint.ref, deps.clock.now(), fault];
    const isNew = (await tx.run(store.insertHint, values)) === 1;
    if (isNew && fault === null) await deps.queue.add(tx, 'payments-look', { ref: hint.ref, eventId: hint.eventId });
  });
  if (fault !== null) deps.metrics.quarantinedPayments.inc({ because: fault });
  return fault === null ? 200 : 202;
}

function verified(deps: PaymentDeps, request: WebhookRequest): WebhookHint | undefined {
  try {
    return deps.payments.verifyWebhook(request);
  } catch (error) {
    if (!(error instanceof WebhookForged)) throw error;
    throw new AppError('payments.webhook-forged', { cause: error });
  }
}

async function faultOf(deps: PaymentDeps, hint: WebhookHint): Promise<string | null> {
  if (hint.currency !== undefined && hint.currency !== 'BRL') return 'other-currency';
  if (hint.amountCents === undefined) return null;
  const asked = await deps.db.find(store.selectAsked, [deps.payments.id, hint.ref]);
  return asked === undefined || asked.price_cents === hint.amountCents ? null : 'other-amount';
}
