/**
 * An OpenID provider over HTTP: discovery, the page that asks (which answers at once), tokens, keys. It keeps to PKCE and
 * gives a code once, and can be told to misbehave. For tests; it is never wired into the product.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeAlgorithm = 'RS256' | 'ES256';
export type FakeAnswer = {
  /** Of the person who stands before the provider. */
  claims: Record<string, unknown>;
  algorithm?: FakeAlgorithm;
  /** Signs with a key that is not among the published ones. */
  isWronglySigned?: boolean;
  /** Taken over into the ID token last, e.g. another nonce, audience or expiry. */
  token?: Record<string, unknown>;
  /** The person says no. */
  error?: string;
};

export type FakeOpenIdProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the next people are answered. */
  script(answer: FakeAnswer): void;
  /** Answers every request with 503, or no more. */
  setDown(isDown: boolean): void;
  /** Goes where a browser is sent and comes back. @returns the query of the address it is sent back to */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
};

const CLIENT = { id: 'cafune', secret: 'a secret of the client' };
type Given = { answer: FakeAnswer; nonce: string; challenge: string; redirectUri: string };
type Keys = Record<FakeAlgorithm | 'unknown', { privateKey: KeyObject; publicKey: KeyObject }>;
type State = { issuer: string; answer: FakeAnswer; isDown: boolean; codes: Map<string, Given>; keys: Keys };

export async function startFakeOpenIdProvider(): Promise<FakeOpenIdProvider> {
  const state: State = { issuer: '', answer: { claims: {} }, isDown: false, codes: new Map(), keys: makeKeys() };
  const server = createServer((request, response) => {
    answer(state, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer: state.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    script: (next) => {
      state.answer = next;
    },
    setDown: (isDown) => {
      state.isDown = isDown;
    },
    visit: async (url) => {
      const response = await fetch(url, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '').search.slice(1);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function makeKeys(): Keys {
  const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { RS256: rsa(), ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }), unknown: rsa() };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', state.issuer);
  switch (state.isDown ? 'down' : url.pathname) {
    case 'down':
      sendJson(response, 503, { error: 'temporarily_unavailable' });
      return;
    case '/.well-known/openid-configuration':
      sendJson(response, 200, describe(state.issuer));
      return;
    case '/authorize':
      authorize(state, url.searchParams, response);
      return;
    case '/token':
      giveToken(state, await readForm(request), { request, response });
      return;
    case '/keys':
      return sendJson(response, 200, {
        keys: (['RS256', 'ES256'] as const).map((alg) => ({
          ...state.keys[alg].publicKey.export({ format: 'jwk' }),
          kid: alg,
          use: 'sig',
          alg,
        })),
      });
    default:
      sendJson(response, 404, {});
      return;
  }
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

/** Who comes is asked nothing: the scripted answer stands for the person. */
function authorize(state: State, query: URLSearchParams, response: ServerResponse): void {
  const isWellFormed =
    query.get('response_type') === 'code' &&
    query.get('client_id') === CLIENT.id &&
    query.get('code_challenge_method') === 'S256' &&
    query.get('scope')?.split(' ').includes('openid') === true;
  if (!isWellFormed) throw new Error('not a request of a careful client');
  const redirectUri = query.get('redirect_uri') ?? '';
  const back = new URL(redirectUri);
  back.searchParams.set('state', query.get('state') ?? '');
  back.searchParams.set('iss', state.issuer);
  if (state.answer.error !== undefined) back.searchParams.set('error', state.answer.error);
  else {
    const code = randomBytes(12).toString('base64url');
    const nonce = query.get('nonce') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    state.codes.set(code, { answer: state.answer, nonce, challenge, redirectUri });
    back.searchParams.set('code', code);
  }
  response.writeHead(302, { location: back.href }).end();
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

function giveToken(state: State, form: URLSearchParams, { request, response }: Exchange): void {
  if (!isClient(form, request)) {
    sendJson(response, 401, { error: 'invalid_client' });
    return;
  }
  const code = form.get('code') ?? '';
  const given = state.codes.get(code);
  // A code is good once, for whoever began, at the address it was asked for.
  state.codes.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (given?.challenge !== challenge || given.redirectUri !== form.get('redirect_uri')) {
    sendJson(response, 400, { error: 'invalid_grant' });
    return;
  }
  const idToken = signToken(state, given);
  sendJson(response, 200, { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token: idToken });
}

function isClient(form: URLSearchParams, { headers }: IncomingMessage): boolean {
  if (form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret) return true;
  const pair = `${CLIENT.id}:${encodeURIComponent(CLIENT.secret).replaceAll('%20', '+')}`;
  return headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
}

function signToken(state: State, { answer: given, nonce }: Given): string {
  const alg = given.algorithm ?? 'RS256';
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: state.issuer,
    aud: CLIENT.id,
    sub: 'somebody',
    iat: now,
    exp: now + 300,
    nonce,
    ...given.claims,
    ...given.token,
  };
  const body = [{ alg, kid: alg }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = state.keys[given.isWronglySigned ? 'unknown' : alg].privateKey;
  const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
  return `${body}.${signature.toString('base64url')}`;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
