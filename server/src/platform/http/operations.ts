import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';

export type OperationsDeps = {
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Resolves when everything a request needs is there; rejects otherwise. */
  checkReady: () => Promise<void>;
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What the operator's machines ask: is the process up, can it work, how is it doing. */
export function mountOperations(app: FastifyInstance, deps: OperationsDeps): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await deps.checkReady();
      return await reply.send({ status: 'ready' });
    } catch (cause) {
      throw new AppError('request.unavailable', {
        cause: cause instanceof Error ? cause : new Error(String(cause)),
        retryAfterSeconds: 2,
      });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken)) throw new AppError('request.not-found');
    return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
}

/** This machine, unless something in front of us forwarded the request; or whoever has the token. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (!isForwarded && LOOPBACK.has(request.socket.remoteAddress ?? '')) return true;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
