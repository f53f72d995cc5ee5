import { randomUUID } from 'node:crypto';

/** A registered person as a bench client: one cookie, plain calls. */
export type BenchPerson = { cookie: string; conversationId: string; email: string };

export async function call(
  url: string,
  path: string,
  options: {
    method?: string;
    cookie?: string;
    body?: unknown;
    accept?: string;
    signal?: AbortSignal;
    origin?: string;
  } = {},
): Promise<Response> {
  const { method = options.body === undefined ? 'GET' : 'POST', cookie, body, accept, signal } = options;
  return fetch(`${url}${path}`, {
    method,
    headers: {
      origin: options.origin ?? url,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(accept ? { accept } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

/** Registers somebody and opens a conversation with the character at `index` of the catalogue. */
export async function createPerson(url: string, index: number): Promise<BenchPerson> {
  const email = `${randomUUID()}@bench.example`;
  const body = { firstName: 'Bia', email, password: 'moqueca com dendê', birthDate: '1990-01-02', acceptTerms: true };
  const registered = await call(url, '/api/auth/register', { body });
  if (registered.status !== 201) throw new Error(`register answered ${registered.status}`);
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const listed = await call(url, '/api/avatars');
  if (!listed.ok) throw new Error(`the catalogue answered ${listed.status}`);
  const { items } = (await listed.json()) as { items: { id: string }[] };
  const opened = await call(url, '/api/conversations', { cookie, body: { avatarId: items[index % items.length]?.id } });
  if (!opened.ok) throw new Error(`opening a conversation answered ${opened.status}`);
  const { id } = (await opened.json()) as { id: string };
  return { cookie, conversationId: id, email };
}

/** Waits until the catalogue's pictures are drawn: a fresh installation does that in the background. */
export async function waitForPictures(url: string): Promise<void> {
  const { items } = (await (await call(url, '/api/avatars?limit=60')).json()) as {
    items: { images: Record<string, string> }[];
  };
  for (const address of items.flatMap((item) => Object.values(item.images)))
    await (await call(url, address)).arrayBuffer();
}
