/** Calls the routes of the contract by their definition (spec §7 "Generic behaviour"). */
import { CURRENT_USER_ID_KEY } from '@cafune/contract/auth';
import type { RouteDefinition } from '@cafune/contract/core/route';
import type { z } from 'zod';
import { readLocal } from '../storage/local.ts';
import { ApiError, errorFromResponse, isJson } from './api-error.ts';

type Part<Route, Name extends string> = Route extends { [K in Name]: infer Schema extends z.ZodType }
  ? { [K in Name]: z.input<Schema> }
  : unknown;
/** What a route takes: its `params`, `query` and `body`, as the contract types them. */
export type RouteInput<Route extends RouteDefinition> = Part<Route, 'params'> &
  (Route extends { query: infer Query extends z.ZodType } ? { query?: Partial<QueryText<z.input<Query>>> } : unknown) &
  Part<Route, 'body'> &
  (Route extends { takesFile: object } ? { body: FormData } : unknown) & {
    signal?: AbortSignal;
    /** Sent as `Authorization: Bearer`, in place of the session. */
    bearer?: string | undefined;
    /** Goes on when the page does not: for what is said in leaving, up to 64 KB. */
    keepalive?: boolean;
  };
type QueryText<Query> = { [K in keyof Query]: string | number };
/** What a route answers when all went well. */
export type RouteOutput<Route extends RouteDefinition> =
  Route['responses'][keyof Route['responses']] extends infer Schema
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : undefined
    : never;

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  bearer?: string | undefined;
  keepalive?: boolean;
};

const PATHS_WITH_USER_ID = /payment\/success|relation|follow|subscribe/;

export function pathOf(route: RouteDefinition, input: Pick<LooseInput, 'params' | 'query'>): string {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function headersFor(path: string, body: unknown): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  const userId = PATHS_WITH_USER_ID.test(path) ? readLocal(CURRENT_USER_ID_KEY) : null;
  if (userId !== null) headers.set('X-User-Id', userId);
  return headers;
}

type SendOptions = {
  method: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  keepalive?: boolean;
};

async function send(path: string, options: SendOptions): Promise<Response> {
  const { method, body, signal, keepalive } = options;
  const headers = headersFor(path, body);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);
  if (signal !== undefined) init.signal = signal;
  if (keepalive === true) init.keepalive = true;
  const response = await fetch(path, init);
  if (!response.ok && response.status !== 304) throw await errorFromResponse(response);
  return response;
}

async function readBody(response: Response): Promise<unknown> {
  return isJson(response) ? response.json() : undefined;
}

/** Answers that carried an ETag, by path: what is polled and did not change comes as an empty 304. */
const kept = new Map<string, { etag: string; body: unknown }>();
const KEPT_ANSWERS = 20;

/** Who leaves takes along what was answered to them. */
export function forgetKeptAnswers(): void {
  kept.clear();
}

async function readUnlessUnchanged(path: string, options: SendOptions): Promise<unknown> {
  const known = options.method === 'GET' ? kept.get(path) : undefined;
  const headers = known === undefined ? {} : { 'If-None-Match': known.etag };
  const response = await send(path, { ...options, headers: { ...options.headers, ...headers } });
  if (response.status === 304) return known?.body;
  const body = await readBody(response);
  const etag = options.method === 'GET' ? response.headers.get('etag') : null;
  kept.delete(path);
  if (etag !== null) {
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
    kept.set(path, { etag, body });
  }
  return body;
}

/** Calls a route and gives its typed answer; anything but a 2xx throws an `ApiError`. */
export async function call<Route extends RouteDefinition>(
  route: Route,
  input: RouteInput<Route>,
): Promise<RouteOutput<Route>> {
  const { body, signal, bearer, keepalive = false, ...place } = input as LooseInput;
  const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` };
  const options = { method: route.method, body, signal, headers, keepalive };
  const answer = await readUnlessUnchanged(pathOf(route, place), options);
  return answer as RouteOutput<Route>;
}

/** Same as `call`, but a 401 is an answer: null, nobody is signed in. */
export async function callOrNull<Route extends RouteDefinition>(
  route: Route,
  input: RouteInput<Route>,
): Promise<RouteOutput<Route> | null> {
  try {
    return await call(route, input);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The default read of spec §7: a GET on a path, null on 401. */
export async function readPath(path: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await readUnlessUnchanged(path, { method: 'GET', signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Calls a route that answers a file. */
export async function callFile<Route extends RouteDefinition & { sendsFile: true }>(
  route: Route,
  input: RouteInput<Route>,
): Promise<Blob> {
  const { body, signal, ...place } = input as LooseInput;
  const response = await send(pathOf(route, place), { method: route.method, body, signal, headers: { Accept: '*/*' } });
  return response.blob();
}

/** Opens a route's event stream; the answer may still be JSON, the caller looks at its content type. */
export function openStream<Route extends RouteDefinition>(
  route: Route,
  input: RouteInput<Route> & { lastEventId?: number },
): Promise<Response> {
  const { body, signal, lastEventId, ...place } = input as LooseInput & { lastEventId?: number };
  const headers: Record<string, string> = { Accept: 'text/event-stream' };
  if (lastEventId !== undefined) headers['Last-Event-ID'] = String(lastEventId);
  return send(pathOf(route, place), { method: route.method, body, signal, headers });
}
