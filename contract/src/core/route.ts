import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a route.
 * `public`: anyone · `guest`: anyone, a visitor gets a guest session made on the spot · `account`: a session of a guest
 * or user · `user`: a registered person's session · `sync`: a session, or the bearer token of scope `sync`.
 */
export type Access = 'public' | 'guest' | 'account' | 'user' | 'sync';

/** The one file of a form: the name of its field, its longest size in bytes, and the code that a longer one answers. */
export type FileRule = { field: string; maxBytes: number; tooLarge: string };

export type RouteDefinition = {
  /** `feature.verbNoun`: the one name in contract, server, hook, logs, metrics and tests. */
  name: string;
  method: HttpMethod;
  /** Path with `:param` segments. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** JSON answers by status; `null` is an empty 204. */
  responses: Readonly<Record<number, z.ZodType | null>>;
  /** The code a fault of ours answers instead of `request.unavailable`: where the browser keeps what was sent. */
  whenUnavailable?: string;
  /** Codes of this feature that the route may answer, besides `requestErrors`. */
  errors: readonly string[];
  /** True where `Accept: text/event-stream` answers a stream of conversation events instead. */
  streams?: boolean;
  /** Where the request is a form with one file instead of JSON. */
  takesFile?: FileRule;
  /** True where the answer is a file instead of JSON. */
  sendsFile?: boolean;
  /** Requests a minute per account (or IP for visitors); the application's default applies when absent. */
  ratePerMinute?: number;
};

/** Declares a route; only narrows the type. */
export function defineRoute<const Route extends RouteDefinition>(route: Route): Route {
  return route;
}
