import { randomUUID } from 'node:crypto';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { makeAdmin } from '../features/auth/index.ts';
import { enrolSecondFactor } from './admin.ts';
import type { TestApp } from './app.ts';
import type { TestAnswer, TestClient } from './client.ts';
import { makePerson } from './factories.ts';

/** A definition that may be created; every field may be replaced. */
export function makeDefinition(changes: Record<string, unknown> = {}): AvatarDefinition {
  return {
    name: 'Lua',
    age: 27,
    relationship: 'crush',
    occupation: 'ceramista',
    city: 'Olinda',
    state: 'PE',
    tagline: 'barro, mar e café',
    bio: 'Faz xícaras de barro e gosta de conversar na janela.',
    speech: 'fala manso e ri de si mesma',
    personality: { boldness: 1, teasing: 0, intensity: -1, practicality: 0, playfulness: 2, attachment: 0 },
    loves: ['café', 'mar'],
    hobbies: ['cerâmica'],
    greeting: 'Oi. Acabei de lavar o barro das mãos. E você?',
    scenario: '',
    exampleDialogue: '',
    tags: ['artista', 'calma'],
    starters: ['O que você fez hoje?'],
    voice: { timbre: 'media', rate: 1, pitch: 1 },
    portrait: { skin: 'canela', palette: 'mar' },
    painting: null,
    contentLevel: 'romantico',
    ...changes,
  };
}

/** A text the guard cannot decide about: who was born then turns eighteen this year, or has not yet. */
export function makeDoubtfulBio(app: TestApp): string {
  return `Nasceu em ${app.clock.now().getUTCFullYear() - 18}.`;
}

type NewAvatar = {
  id?: string;
  wantsPublic?: boolean;
  importId?: string | null;
  definition?: Record<string, unknown>;
};

/** Asks for an avatar; `definition` replaces fields of a good one. */
export function postAvatar(client: TestClient, given: NewAvatar = {}): Promise<TestAnswer> {
  const { id = randomUUID(), wantsPublic = false, importId = null, definition = {} } = given;
  return client.post('/api/my-avatars', { id, wantsPublic, importId, definition: makeDefinition(definition) });
}

/** An avatar of the client's own. @returns her id */
export async function makeAvatar(client: TestClient, given: NewAvatar = {}): Promise<string> {
  const answer = await postAvatar(client, given);
  if (answer.status !== 201 && answer.status !== 202)
    throw new Error(`creating answered ${answer.status}: ${answer.text}`);
  return answer.body.id;
}

type Edit = { definition?: Record<string, unknown>; baseVersion?: number; changeNote?: string };

/** Edits the newest version; `definition` replaces fields of it. */
export async function editAvatar(client: TestClient, id: string, edit: Edit = {}): Promise<TestAnswer> {
  const { avatar, definition } = (await client.get(`/api/my-avatars/${id}`)).body;
  const { baseVersion = avatar.version, changeNote = '' } = edit;
  const body = { definition: { ...definition, ...edit.definition }, baseVersion, changeNote };
  return client.call('PATCH', `/api/my-avatars/${id}`, { body });
}

export type Moderator = {
  /** Open cases of an avatar, oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
  listCases(avatarId: string): Promise<any[]>;
  /** Decides the newest open case of an avatar, and waits until everybody heard of it. */
  decide(avatarId: string, decision: 'approve' | 'refuse'): Promise<void>;
};

/** An administrator who decides about cases over HTTP. */
export async function makeModerator(app: TestApp): Promise<Moderator> {
  const { client, email } = await makePerson(app);
  await makeAdmin(app.database.db, email);
  await enrolSecondFactor(app, client);
  const listCases: Moderator['listCases'] = async (avatarId) => {
    const { items } = (await client.get('/api/admin/moderation/cases?limit=60')).body;
    return items.filter((item: { subjectId: string }) => item.subjectId === avatarId);
  };
  return {
    listCases,
    decide: async (avatarId, decision) => {
      const found = (await listCases(avatarId)).at(-1);
      const answer = await client.post(`/api/admin/moderation/cases/${found?.id}/decide`, { decision, note: 'Visto.' });
      if (answer.status !== 200) throw new Error(`deciding answered ${answer.status}: ${answer.text}`);
      await settle(app);
    },
  };
}

/** Delivers what happened, and what happened because of it. */
export async function settle(app: TestApp): Promise<void> {
  for (let round = 0; round < 4; round += 1) await app.application.deps.outbox.drain();
}

/** An avatar in the catalogue, of a maker of her own. */
export async function makePublicAvatar(
  app: TestApp,
  moderator: Moderator,
): Promise<{ id: string; maker: TestClient; makerId: string }> {
  const { client: maker, id: makerId } = await makePerson(app);
  const id = await makeAvatar(maker, { wantsPublic: true });
  await moderator.decide(id, 'approve');
  return { id, maker, makerId };
}
