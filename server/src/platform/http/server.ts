/** The HTTP edge: what every request goes through, whatever feature answers it. */

import { ROUTES } from '@cafune/contract';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { acceptJsonOnly } from './body.ts';
import { answerConditionally } from './conditional.ts';
import { answerError } from './error-answer.ts';
import { requireOwnOrigin } from './origin.ts';

export type HttpDeps = {
  env: Pick<Env, 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'NODE_ENV'>;
  log: Logger;
  metrics: Metrics;
};

/** Messages are at most 4.000 characters, drafts of avatars a few times that; routes that take a file have a limit of their own. */
const BODY_LIMIT_BYTES = 64 * 1024;

export async function createHttpServer(deps: HttpDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: (_address: string, hop: number) => hop < deps.env.TRUSTED_PROXIES,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: newId,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerError(deps.log, error, { request, reply }),
  });
  z.config(z.locales.ptBR());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  answerConditionally(app);
  await app.register(fastifyCookie);
  const headers = securityHeaders(deps.env);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // The matched path: the router reads `/%61pi/` as `/api/`, and nothing below may be passed by.
    if (!(request.routeOptions.url ?? request.url).startsWith('/api/')) return;
    void reply.header('cache-control', 'no-store');
    requireOwnOrigin(request, deps.env.PUBLIC_URL);
    refuseRepeatedQueryKeys(request.query);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.name ?? 'other';
    deps.metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    const quiet = reply.statusCode < 400 && request.method === 'GET';
    deps.log[quiet ? 'debug' : 'info'](
      {
        requestId: request.id,
        route,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  app.setErrorHandler((error, request, reply) => answerError(deps.log, error, { request, reply }));
  return app;
}

/** A wrong method on a known address is 405, anything else 404, both in the one error shape (abuse suite A16, C09). */
export function notFoundError(method: string, url: string): { error: AppError; allow?: string } {
  const path = url.split('?')[0] ?? '';
  const methods = ROUTES.filter((route) => pathPattern(route.path).test(path)).map((route) => route.method);
  if (methods.length === 0 || methods.includes(method as never)) return { error: new AppError('request.not-found') };
  return { error: new AppError('request.method-not-allowed'), allow: [...new Set(methods)].join(', ') };
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/gu, '[^/]+')}/?$`, 'u');
}

function refuseRepeatedQueryKeys(query: unknown): void {
  if (Object.values(query as Record<string, unknown>).some(Array.isArray)) throw new AppError('request.malformed');
}

/** What every answer says to browsers (safety.md "Security"), made once. */
function securityHeaders(env: HttpDeps['env']): Record<string, string> {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Libraries of the interface position layers with style attributes; no style sheet of others is allowed.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
