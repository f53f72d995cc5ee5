/**
 * Fills a database with characters and likes, to see whether growth is flat: `node bench/many-avatars.ts <connection> [characters] [likes]`.
 * They are copies of the catalogue with other names, cities and ages, so that texts and tags are spread as in life.
 */
import { randomUUID } from 'node:crypto';
import { foldText } from '@cafune/contract/core/text';
import pg from 'pg';

const NAMES =
  'Alana Amora Aurora Bárbara Benedita Camila Carmem Dália Débora Elisa Estela Flora Gabriela Heloísa Inês Joana Júlia Lara Letícia Lúcia Luana Malu Manuela Mariana Mel Nádia Natália Paloma Rafaela Regina Sabrina Safira Sílvia Tânia Teresa Úrsula Vera Vitória Yara Zélia'.split(
    ' ',
  );
const SURNAMES =
  'Abreu Barros Cardoso Dantas Esteves Farias Gomes Holanda Ibiapina Jardim Klein Lacerda Moura Nogueira Oliveira Pacheco Queiroz Ramos Sampaio Teixeira Uchoa Vasconcelos Xavier Zanetti'.split(
    ' ',
  );
const CITIES = [
  'São Paulo',
  'Rio de Janeiro',
  'Belo Horizonte',
  'Salvador',
  'Curitiba',
  'Recife',
  'Porto Alegre',
  'Belém',
  'Goiânia',
  'Florianópolis',
  'Maringá',
  'Londrina',
  'Joinville',
  'Campinas',
  'Brasília',
];
const BATCH = 5_000;
const PEOPLE = 20_000;

type Template = {
  tags: string[];
  card: { occupation: string; tagline: string };
  portrait: unknown;
  portrait_hash: string;
  traits: string[];
  relationship: string;
};

/** Adds public characters of people, with their first version. */
export async function addAvatars(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<Template>(
    `SELECT a.tags, v.card, v.portrait, v.portrait_hash, a.traits, a.relationship FROM avatars a JOIN avatar_versions v ON v.avatar_id = a.id AND v.version = a.current_version
     WHERE a.creator_account_id IS NULL ORDER BY a.id`,
  );
  const creator = randomUUID();
  for (let from = 0; from < count; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => copyOf(rows, from + index));
    await client.query(
      `INSERT INTO avatars (id, slug, creator_account_id, visibility, publication, current_version, latest_version, sort_key, tags, search_text, age, relationship, traits, name_key, created_at)
       SELECT id, 'b-' || id, $2, 'public', 'approved', 1, 1, 2000000000 + n, tags, search_text, age, relationship, traits, name_key, date_trunc('milliseconds', now()) - n * interval '1 second'
       FROM jsonb_to_recordset($1) AS t (id uuid, n bigint, tags text[], search_text text, age int, relationship text, traits text[], name_key text)`,
      [JSON.stringify(made), creator],
    );
    await client.query(
      `INSERT INTO avatar_versions (avatar_id, version, card, tags, portrait, portrait_hash, change_note, created_at)
       SELECT id, 1, card, tags, portrait, portrait_hash, 'Primeira versão', now()
       FROM jsonb_to_recordset($1) AS t (id uuid, card jsonb, tags text[], portrait jsonb, portrait_hash text)`,
      [JSON.stringify(made)],
    );
  }
}

function copyOf(templates: readonly Template[], n: number) {
  const template = templates[n % templates.length];
  if (!template) throw new Error('the catalogue is empty');
  const name = `${NAMES[n % NAMES.length]} ${SURNAMES[Math.floor(n / NAMES.length) % SURNAMES.length]}`;
  const city = CITIES[Math.floor(n / 7) % CITIES.length] ?? '';
  const age = 23 + ((n * 7) % 40);
  const card = { ...template.card, name, city, age };
  const words = [name, city, card.occupation, card.tagline, ...template.tags, ...template.traits];
  return {
    ...template,
    id: randomUUID(),
    n,
    card,
    age,
    name_key: foldText(name),
    search_text: foldText(words.join(' ')),
  };
}

/** Adds likes of many people, far more for a few characters than for the others, and orders the catalogue by them. */
export async function addLikes(client: pg.Client, count: number): Promise<void> {
  await client.query(
    'CREATE TEMP TABLE bench_avatars AS SELECT id, row_number() OVER (ORDER BY random()) AS place FROM avatars',
  );
  await client.query('CREATE UNIQUE INDEX ON bench_avatars (place)');
  await client.query(
    'CREATE TEMP TABLE bench_people AS SELECT gen_random_uuid() AS id, n FROM generate_series(0, $1 - 1) n',
    [PEOPLE],
  );
  await client.query(
    `INSERT INTO avatar_swipes (account_id, avatar_id, kind, created_at)
     SELECT p.id, a.id, CASE WHEN random() < 0.3 THEN 'pass' ELSE 'like' END, date_trunc('milliseconds', now()) - random() * interval '60 days'
     FROM (SELECT (n % $2)::bigint AS person, 1 + floor(power(random(), 2) * (SELECT count(*) FROM bench_avatars))::bigint AS place FROM generate_series(1, $1::bigint) n) pick
     JOIN bench_people p ON p.n = pick.person JOIN bench_avatars a ON a.place = pick.place
     ON CONFLICT DO NOTHING`,
    [count, PEOPLE],
  );
  await client.query(
    `INSERT INTO avatar_counters (avatar_id, like_count, is_fresh) SELECT avatar_id, count(*), false FROM avatar_swipes WHERE kind <> 'pass' GROUP BY avatar_id
     ON CONFLICT (avatar_id) DO UPDATE SET like_count = excluded.like_count`,
  );
  await client.query('UPDATE avatars a SET popularity = n.like_count FROM avatar_counters n WHERE n.avatar_id = a.id');
  await client.query('VACUUM ANALYZE avatars');
  await client.query('VACUUM ANALYZE avatar_versions');
  await client.query('VACUUM ANALYZE avatar_swipes');
  await client.query('VACUUM ANALYZE avatar_counters');
}

if (import.meta.main) {
  const [connectionString, characters = '100000', likes = '1000000'] = process.argv.slice(2);
  if (connectionString === undefined)
    throw new Error('which database? node bench/many-avatars.ts postgres://… [characters] [likes]');
  const client = new pg.Client({ connectionString });
  await client.connect();
  await addAvatars(client, Number(characters));
  await addLikes(client, Number(likes));
  await client.end();
}
