import { CARD_FORMATS } from '@cafune/contract/avatars/creation';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { editAvatar, makeAvatar } from '../../../testing/avatars.ts';
import { downloadCard, makeFromCard, sendCard } from '../../../testing/cards.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makePerson } from '../../../testing/factories.ts';
import { makeCard, pngFile } from './__fixtures__/card-files.ts';
import { readCarrier } from './carriers.ts';
import { readTexts } from './png.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ client } = await makePerson(app));
});
afterAll(() => app.stop());

// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
async function exported(id: string, format: string): Promise<any> {
  return readCarrier((await downloadCard(client, id, format)).bytes).json;
}

describe('taking her along', () => {
  const known = {
    alternate_greetings: ['Olá, {{user}}.'],
    character_book: {
      name: 'Oficina',
      extensions: {},
      entries: [
        { keys: ['cola'], content: 'Cola de trigo.', enabled: true, insertion_order: 3, extensions: { depth: 4 } },
      ],
    },
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    extensions: { other: { depth_prompt: { prompt: '', depth: 4.5 } } },
    creation_date: 1_700_000_000,
    x_unknown: [1, null, { a: 'é' }],
  };

  it('V3 PNG in, V3 PNG out: an equal card, but for our fields and the date of the export', async () => {
    const card = { ...makeCard(known), x_outside: true };
    const id = await makeFromCard(client, (await sendCard(client, pngFile({ ccv3: card }))).body);
    const before = app.clock.now().getTime() / 1_000;
    const out = await exported(id, 'v3-png');
    const { cafune, ...extensions } = out.data.extensions;
    const { modification_date, ...data } = out.data;
    expect({ ...out, data: { ...data, extensions } }).toEqual(card);
    expect(cafune).toMatchObject({ age: 31, city: 'Olinda' });
    expect(modification_date).toBeGreaterThan(before - 1);
    expect(modification_date).toBeLessThanOrEqual(app.clock.now().getTime() / 1_000);
  });

  it('has what the person wrote, and after an edit what they wrote last', async () => {
    const id = await makeFromCard(client, (await sendCard(client, pngFile({ ccv3: makeCard(known) }))).body);
    expect((await editAvatar(client, id, { definition: { greeting: 'Chegou cedo.', name: 'Doralice' } })).status).toBe(
      200,
    );
    const { data } = await exported(id, 'v3-json');
    expect(data).toMatchObject({
      name: 'Doralice',
      first_mes: 'Chegou cedo.',
      description: makeCard().data.description,
      mes_example: makeCard().data.mes_example,
      x_unknown: known.x_unknown,
    });
  });

  it.each(CARD_FORMATS)('%s is a file of its kind, and reads back as herself', async (format) => {
    const id = await makeAvatar(client);
    const { definition } = (await client.get(`/api/my-avatars/${id}`)).body;
    const { response, bytes } = await downloadCard(client, id, format);
    const kind = format.endsWith('png') ? 'png' : format.endsWith('json') ? 'json' : 'charx';
    const types = { png: 'image/png', json: 'application/json', charx: 'application/zip' };
    expect(response.headers.get('content-type')).toContain(types[kind]);
    expect(response.headers.get('content-disposition')).toContain(`filename="Lua.${kind}"`);
    if (kind === 'png') expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 720, height: 960 });
    const { fields, missing, notes } = (await sendCard(client, bytes)).body;
    const { contentLevel: _level, painting: _painting, ...carried } = definition;
    expect([fields, missing, notes]).toEqual([carried, [], []]);
  });

  it('a V3 PNG carries a V2 card with a warning for programs that read no other', async () => {
    const { bytes } = await downloadCard(client, await makeAvatar(client), 'v3-png');
    const v2 = JSON.parse(Buffer.from(readTexts(bytes).get('chara') ?? '', 'base64').toString());
    expect(v2).toMatchObject({ spec: 'chara_card_v2', data: { name: 'Lua' } });
    expect(v2.data.creator_notes).toContain('lido aqui como V2');
  });

  it('B01: of another person’s avatar there is no file', async () => {
    const id = await makeAvatar(client);
    const other = await makePerson(app);
    for (const format of CARD_FORMATS) expect((await downloadCard(other.client, id, format)).response.status).toBe(404);
    expect((await downloadCard(app.client(), id, 'v3-json')).response.status).toBe(401);
    expect((await downloadCard(client, id, 'exe')).response.status).toBe(422);
  });
});
