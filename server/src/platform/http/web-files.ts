import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OLD_PATHS } from '@cafune/contract/core/old-paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../log.ts';
import { answerError } from './error-answer.ts';
import { notFoundError } from './server.ts';

/** Vite names these by their content. */
const IMMUTABLE = /\/assets\//u;

/**
 * Serves the built interface and, for every address that is a page, its one HTML file; the rest is 404 or 405 in the one
 * error shape. `folder` may be missing: an API without pages (tests, development beside Vite).
 */
export async function mountWebFiles(app: FastifyInstance, folder: string, log: Logger): Promise<void> {
  redirectOldPaths(app);
  const hasPages = existsSync(join(folder, 'index.html'));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isImmutable = IMMUTABLE.test(path);
        void response.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && isPageAddress(request.url, request.headers.accept);
    if (hasPages && isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    const { error, allow } = notFoundError(request.method, request.url);
    if (allow) void reply.header('allow', allow);
    return answerError(log, error, { request, reply });
  });
}

/** Spec §2: paths that moved answer 301 with their segments and query. */
function redirectOldPaths(app: FastifyInstance): void {
  for (const { from, to } of OLD_PATHS) {
    app.get<{ Params: Record<string, string> }>(from, { config: { name: 'pages.redirect' } }, (request, reply) => {
      const path = to.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(request.params[name] ?? ''));
      const query = request.url.indexOf('?');
      return reply.redirect(query === -1 ? path : `${path}${request.url.slice(query)}`, 301);
    });
  }
}

/** Anything that is not an API, a picture or a file with an ending, asked for by something that takes a page. */
function isPageAddress(url: string, accept = '*/*'): boolean {
  const path = url.split('?')[0] ?? '';
  const isOther = /^\/(?:api|media|assets)(?:\/|$)/u.test(path) || /\.\w+$/u.test(path);
  return !isOther && (accept.includes('text/html') || accept.includes('*/*'));
}
