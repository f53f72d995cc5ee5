import { AvatarDefinition } from '@cafune/contract/avatars/definition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDefinition } from '../../../testing/avatars.ts';
import { base64Of, emptyPng, makeCard, pngFile } from './__fixtures__/card-files.ts';
import { buildCard, type CardVersion, type SourceCard } from './build-card.ts';
import { readCarrier } from './carriers.ts';
import { writeCharx } from './charx.ts';
import { keepCard } from './keep.ts';
import { withTexts } from './png.ts';
import { readFields } from './read-fields.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** Texts as cards have them: markers, macros, line breaks, accents and signs beyond the basic plane. */
const unit = fc.constantFrom(
  ...[
    'Ela ',
    'mora ',
    'perto ',
    'do mar',
    '. ',
    '!',
    '\n',
    '\n\n',
    'é ',
    'ção ',
    '😀',
    '*ri* ',
    '"',
    '<3 ',
    ' ',
    'e\u0301',
  ],
  ...[
    '{{user}}',
    '{{char}}',
    '<START>\n',
    '{{char}}: ',
    '{{random:a,b}}',
    '<b>',
    '</b>',
    '![foto](https://x.example/a.png)',
  ],
);
const text = fc.string({ unit, maxLength: 60 });
const longText = fc.string({ unit, maxLength: 900 });
const key = fc
  .stringMatching(/^[a-z][a-z0-9_/]{0,14}$/u)
  .filter((name) => name !== 'constructor' && name !== 'prototype');
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4 }),
  ),
}));
const lorebook = fc.record({
  name: text,
  extensions: fc.dictionary(key, json, { maxKeys: 2 }),
  entries: fc.array(
    fc.record({
      keys: fc.array(text, { maxLength: 3 }),
      content: longText,
      enabled: fc.boolean(),
      insertion_order: fc.integer(),
    }),
    { maxLength: 5 },
  ),
});
const assets = fc.array(
  fc.record({
    type: fc.constantFrom('icon', 'background', 'x_other'),
    uri: fc.constantFrom('ccdefault:', 'https://imagens.example/a.png'),
    name: fc.constantFrom('main', 'praia'),
    ext: fc.constant('png'),
  }),
  { maxLength: 3 },
);
const shared = {
  name: fc.stringMatching(/^[A-Z][a-zé]{0,50}$/u),
  description: longText,
  personality: text,
  scenario: longText,
  first_mes: longText,
  mes_example: longText,
  creator_notes: text,
  system_prompt: text,
  post_history_instructions: text,
  alternate_greetings: fc.array(longText, { maxLength: 3 }),
  tags: fc.array(text, { maxLength: 9 }),
  creator: text,
  character_version: text,
  extensions: fc.dictionary(key, json, { maxKeys: 4 }),
};
const unknownFields = fc.dictionary(
  key.map((name) => `x_${name}`),
  json,
  { maxKeys: 4 },
);
const v2Data = fc.record({ ...shared, character_book: lorebook }, { requiredKeys: Object.keys(shared) as never });
const v3Required = { ...shared, group_only_greetings: fc.array(text, { maxLength: 2 }) };
const v3Data = fc.record(
  {
    ...v3Required,
    character_book: lorebook,
    assets,
    nickname: text,
    source: fc.array(text, { maxLength: 2 }),
    creation_date: fc.nat(),
  },
  { requiredKeys: Object.keys(v3Required) as never },
);
type AnyCard = { spec: string; spec_version: string; data: Record<string, unknown> };
const card = fc.tuple(fc.constantFrom<CardVersion>(2, 3), v2Data, v3Data, unknownFields, unknownFields).map(
  ([version, v2, v3, inside, outside]) =>
    JSON.parse(
      JSON.stringify({
        ...outside,
        spec: `chara_card_v${version}`,
        spec_version: `${version}.0`,
        data: { ...inside, ...(version === 2 ? v2 : v3) },
      }),
    ) as AnyCard,
);

const CARRIERS: Record<string, (card: unknown) => Buffer> = {
  json: (value) => Buffer.from(`\ufeff${JSON.stringify(value)}`),
  'png (chara)': (value) => withTexts(emptyPng(), { chara: base64Of(value) }),
  'png (ccv3 wins)': (value) => withTexts(emptyPng(), { chara: base64Of(makeCard()), ccv3: base64Of(value) }),
  charx: (value) => writeCharx(JSON.stringify(value), { icon: emptyPng(), now: NOW }),
};

function read(file: Buffer) {
  const kept = keepCard(readCarrier(file).json);
  const { fields } = readFields(kept.card);
  return { source: { card: kept.card, fields } satisfies SourceCard, fields };
}

/** What the wizard makes of it when nobody writes anything: the card's, and a person's answers where it says nothing. */
function completed(fields: object): AvatarDefinition {
  return { ...makeDefinition({ tagline: '', loves: [], hobbies: [], starters: [] }), ...fields } as AvatarDefinition;
}

/** Without our own extension and the date of the export. */
function withoutOurs(built: unknown): AnyCard {
  const copy = structuredClone(built) as AnyCard & { data: { extensions: Record<string, unknown> } };
  delete copy.data.extensions.cafune;
  delete copy.data.modification_date;
  return copy;
}

describe.each(Object.keys(CARRIERS))('a card in %s', (carrier) => {
  it('comes out as it came in when nothing was edited', () => {
    fc.assert(
      fc.property(card, (given) => {
        const { source, fields } = read(CARRIERS[carrier]?.(given) ?? Buffer.alloc(0));
        const version = given.spec === 'chara_card_v2' ? 2 : 3;
        const hadGreeting = fields.greeting !== undefined;
        const definition = completed(fields);
        const built = withoutOurs(buildCard({ definition, source, version, now: NOW }));
        const expected = hadGreeting ? given : { ...given, data: { ...given.data, first_mes: definition.greeting } };
        expect(built).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the fields of a card', () => {
  it('are such as the wizard keeps and sends back unchanged, whatever the card says', () => {
    fc.assert(
      fc.property(card, (given) => {
        const definition = completed(read(Buffer.from(JSON.stringify(given))).fields);
        expect(AvatarDefinition.parse(definition)).toEqual(definition);
      }),
      { numRuns: 150 },
    );
  });

  it('are kept within bounds for any text at all', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 3_000 });
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        const given = makeCard({
          name: `D${one}`,
          description: other,
          first_mes: `Oi ${one}`,
          mes_example: other,
          tags: [one, other],
        });
        const definition = completed(read(Buffer.from(JSON.stringify(given))).fields);
        expect(AvatarDefinition.parse(definition)).toEqual(definition);
      }),
      { numRuns: 100 },
    );
  });
});

describe('an avatar of ours', () => {
  const line = fc.string({ unit: fc.constantFrom('mar ', 'é', 'Sol', ', ', '.', '<3 ', '😀', 'a'), maxLength: 12 });
  const paragraph = fc.string({
    unit: fc.constantFrom('mar ', 'é', 'Sol', '\n', '. ', 'Você: ', 'Lua: ', '*ri* '),
    maxLength: 40,
  });
  const slider = fc.integer({ min: -2, max: 2 });
  const definition = fc
    .record({
      age: fc.integer({ min: 18, max: 99 }),
      bio: paragraph,
      tagline: line,
      speech: line,
      scenario: paragraph,
      exampleDialogue: paragraph,
      relationship: fc.constantFrom('ficante', 'amiga', 'esposa'),
      personality: fc.record({
        boldness: slider,
        teasing: slider,
        intensity: slider,
        practicality: slider,
        playfulness: slider,
        attachment: slider,
      }),
      voice: fc.constant({ timbre: 'grave', rate: 0.9, pitch: 1.1 }),
    })
    .map((changes) => AvatarDefinition.parse(makeDefinition(changes)));

  it('is whole again after leaving and coming back, in every version and carrier', () => {
    fc.assert(
      fc.property(
        definition,
        fc.constantFrom<CardVersion>(2, 3),
        fc.constantFrom(...Object.values(CARRIERS)),
        (her, version, carry) => {
          const { fields } = read(carry(buildCard({ definition: her, source: null, version, now: NOW })));
          const { contentLevel: _kept, painting: _painting, ...carried } = her;
          expect(fields).toEqual(carried);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('tells programs that know only the common fields who she is', () => {
    const { data } = buildCard({ definition: makeDefinition(), source: null, version: 3, now: NOW }) as AnyCard;
    expect(data).toMatchObject({
      name: 'Lua',
      description: makeDefinition().bio,
      first_mes: makeDefinition().greeting,
      creation_date: 1_795_262_400,
      modification_date: 1_795_262_400,
      group_only_greetings: [],
    });
    expect(data.personality).toContain('Idade: 27\nOcupação: ceramista\nCidade: Olinda, PE\nJeito: ousada, calma');
  });
});

it('lays what the person wrote over the card, beside `data` as well, and leaves the rest', () => {
  const given = { ...makeCard({}, 2), name: 'Dora', description: 'antes', fav: true };
  const { source, fields } = read(pngFile({ chara: given }));
  const definition = completed({ ...fields, bio: 'Agora encaderna discos.', exampleDialogue: 'Você: Oi\nDora: Oi.' });
  const built = buildCard({ definition, source, version: 2, now: NOW });
  expect(withoutOurs(built)).toEqual({
    ...given,
    description: 'Agora encaderna discos.',
    data: {
      ...given.data,
      description: 'Agora encaderna discos.',
      mes_example: '<START>\n{{user}}: Oi\n{{char}}: Oi.',
    },
  });
});

it('moves a flat card of the first version into the newer ones whole', () => {
  const flat = {
    name: 'Dora',
    description: 'Restaura livros.',
    first_mes: 'Oi.',
    avatar: 'none',
    talkativeness: '0.5',
  };
  const { source, fields } = read(Buffer.from(JSON.stringify(flat)));
  const built = withoutOurs(buildCard({ definition: completed(fields), source, version: 3, now: NOW }));
  expect(built).toMatchObject({ spec: 'chara_card_v3', spec_version: '3.0', data: flat });
  expect(built).not.toHaveProperty('name');
});
