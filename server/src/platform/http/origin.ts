import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cross-site request forgery (safety.md "Security", abuse suite A15): a request that may change something must say that it
 * comes from our pages. A bearer token proves it by itself: no browser attaches one on its own.
 * @throws AppError request.invalid-origin
 */
export function requireOwnOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('request.invalid-origin');
  if (site === 'same-origin') return;
  const { origin } = headers;
  const ownOrigins = [publicOrigin, `http://${headers.host}`, `https://${headers.host}`];
  if (origin !== undefined && ownOrigins.includes(origin)) return;
  if (origin === undefined && headers.authorization?.startsWith('Bearer ') && headers.cookie === undefined) return;
  throw new AppError('request.invalid-origin');
}
