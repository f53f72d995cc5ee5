import type { ErrorCode } from '@cafune/contract';
import type { Access, FileRule, RouteDefinition } from '@cafune/contract/core/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Limits } from '../limits/limits.ts';
import type { Origin, Session, Sessions } from '../session/session.ts';
import { deviceOf } from './device.ts';
import { acceptFormOnly, type FormFile, readFormFile } from './form-file.ts';
import { type SentFile, sendFile } from './sent-file.ts';
import type { CookiePlan } from './session-cookie.ts';

type Infer<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler gets: everything checked against the contract. */
export type RouteContext<Route extends RouteDefinition> = {
  params: Infer<Route['params']>;
  query: Infer<Route['query']>;
  body: Infer<Route['body']>;
  session: Route['access'] extends 'public' ? Session | undefined : Session;
  /** The file of the form, where the route takes one. */
  file: Route extends { takesFile: FileRule } ? FormFile : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** One of the answers the contract allows: JSON, a file, or undefined after the handler took over the connection (streams). */
export type RouteAnswer<Route extends RouteDefinition> =
  | {
      [Status in keyof Route['responses'] & number]: { status: Status; body: Sent<Route['responses'][Status]> };
    }[keyof Route['responses'] & number]
  | (Route extends { sendsFile: true } ? SentFile : never)
  | (Route extends { streams: true } ? undefined : never);

export type RouteDeps = {
  sessions: Sessions;
  limits: Limits;
  cookies: CookiePlan;
  clock: Clock;
  /** Makes a guest account with its session and sets the cookie. */
  startGuest: (reply: FastifyReply) => Promise<Session>;
  /** Called when a request's X-User-Id is not its session's account (abuse suite A01). */
  onForeignUserId: (session: Session) => void;
  /** Whether a request is let through a spent limit: somebody's life may depend on its answer (abuse suite H05). Cheap, and pure. */
  isUrgent: (routeName: string, body: unknown) => boolean;
};

/** Registers routes of the contract; a feature calls `mount` once per route. */
export type Mount = <Route extends RouteDefinition>(
  route: Route,
  handler: (context: RouteContext<Route>) => Promise<RouteAnswer<Route>>,
) => void;

/** One JSON answer of a handler, with its status kept literal. */
export function answer<const Status extends number, Body>(status: Status, body: Body): { status: Status; body: Body } {
  return { status, body };
}

const DEFAULT_RATE_PER_MINUTE = 300;
/** Whoever has no session is counted by address over all routes; whole neighbourhoods share one. */
const PER_ADDRESS = { name: 'address', points: 3_000, seconds: 60 };
/** How often a spent limit is looked past, and how often it lets through: a flood buys nothing more. */
const URGENT_LOOKS = { name: 'urgent-looks', points: 120, seconds: 60 };
const URGENT_PASSES = { name: 'urgent-passes', points: 20, seconds: 60 };
const GUESTS_PER_ADDRESS = { name: 'guests', points: 300, seconds: 3_600 };

export function createMount(app: FastifyInstance, deps: RouteDeps): Mount {
  return (route, handler) => {
    const { takesFile } = route;
    const options = routeOptions(deps, route, handler as Handler);
    if (takesFile === undefined) {
      app.route(options);
      return;
    }
    void app.register((scope, _options, done) => {
      acceptFormOnly(scope, takesFile);
      scope.route(options);
      done();
    });
  };
}

type Handler = (context: unknown) => Promise<{ status: number; body: unknown } | SentFile | undefined>;

function routeOptions(deps: RouteDeps, route: RouteDefinition, handler: Handler): RouteOptions {
  const rate = { name: route.name, points: route.ratePerMinute ?? DEFAULT_RATE_PER_MINUTE, seconds: 60 };
  return {
    method: route.method,
    url: route.path,
    config: { name: route.name },
    schema: routeSchema(route),
    preValidation: async (request, reply) => {
      const session = await resolveSession(deps, route.access, { request, reply }).catch(faultOf(route));
      request.session = session;
      const key = session?.accountId ?? request.ip;
      await deps.limits.consume(rate, key).catch(async (spent: unknown) => {
        await deps.limits.consume(URGENT_LOOKS, key);
        if (!deps.isUrgent(route.name, request.body)) throw spent;
        await deps.limits.consume(URGENT_PASSES, key);
      });
    },
    handler: async (request, reply) => {
      const { params, query, body, session } = request;
      const file = route.takesFile && (await readFormFile(route.takesFile, { request, reply }));
      const answer = await handler({ params, query, body, session, file, request, reply }).catch(faultOf(route));
      if (answer === undefined) return reply;
      return 'bytes' in answer ? sendFile(reply, answer) : reply.code(answer.status).send(answer.body);
    },
  };
}

/** A fault of ours in the words of the route (abuse suite K06); anything else as it is. */
function faultOf(route: RouteDefinition): (error: unknown) => never {
  return (error) => {
    if (route.whenUnavailable === undefined || !isDatabaseUnavailable(error)) throw error;
    throw new AppError(route.whenUnavailable as ErrorCode, { cause: error, retryAfterSeconds: 2 });
  };
}

function routeSchema(route: RouteDefinition) {
  const responses = Object.entries(route.responses).flatMap(([status, schema]) => (schema ? [[status, schema]] : []));
  return {
    summary: route.summary,
    operationId: route.name,
    tags: [route.name.split('.')[0] ?? ''],
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
    ...(responses.length > 0 ? { response: Object.fromEntries(responses) } : {}),
  };
}

async function resolveSession(
  deps: RouteDeps,
  access: Access,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<Session | undefined> {
  const { request, reply } = exchange;
  const bearer = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    await deps.limits.consume(PER_ADDRESS, request.ip);
    return resolveBearer(deps, access, { token: bearer, origin: deviceOf(request) });
  }
  const session = await resolveCookie(deps, access, request);
  if (session) {
    const claimed = request.headers['x-user-id'];
    if (claimed !== undefined && claimed !== session.accountId) deps.onForeignUserId(session);
    if (access === 'user' && session.kind !== 'user') throw new AppError('auth.required');
    return session;
  }
  await deps.limits.consume(PER_ADDRESS, request.ip);
  if (access === 'public') return undefined;
  if (access === 'guest') {
    await deps.limits.consume(GUESTS_PER_ADDRESS, request.ip);
    return deps.startGuest(reply);
  }
  throw new AppError('auth.required');
}

/** The sync token opens the one route it is for; anywhere else it is refused, not ignored (abuse suite A03, A04). */
type Shown = { token: string; origin: Origin };

async function resolveBearer(deps: RouteDeps, access: Access, { token, origin }: Shown): Promise<Session> {
  const session = await deps.sessions.resolve(token, origin);
  if (session?.scope !== 'sync') throw new AppError('auth.session-ended');
  if (access !== 'sync') throw new AppError('auth.insufficient-scope');
  return session;
}

async function resolveCookie(deps: RouteDeps, access: Access, request: FastifyRequest): Promise<Session | undefined> {
  const token = request.cookies[deps.cookies.sessionName];
  if (token === undefined) return undefined;
  try {
    const session = await deps.sessions.resolve(token, deviceOf(request));
    return session?.scope === 'full' ? session : undefined;
  } catch (error) {
    // A dead session does not keep anybody from signing in again or starting over as a guest.
    if ((access === 'public' || access === 'guest') && error instanceof AppError) return undefined;
    throw error;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    /** The contract's name of the route, for logs and metrics. */
    name?: string;
  }
}
