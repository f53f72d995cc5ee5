/**
 * `npm run new-feature -- gifts`: writes the first files of a feature on both sides and mounts them, so that `npm run check`
 * passes and its first test too. What is there is never overwritten.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveConfig } from 'vite';
import { type FeatureNames, namesOf } from './names.ts';
import { contractFile, migrationFile, serverFiles } from './server-files.ts';
import { routeFile, webFiles } from './web-files.ts';

const ROOT = join(import.meta.dirname, '../..');

const name = process.argv[2] ?? '';
const features = JSON.parse(readFileSync(join(ROOT, 'features.json'), 'utf8')) as string[];
if (!features.includes(name)) stop(`"${name}" is not in features.json, which says in which order features stand.`);
if (existsSync(join(ROOT, 'server/src/features', name))) stop(`server/src/features/${name} is already there.`);

const names = namesOf(name);
const written = { ...newFiles(names), ...changedFiles(names) };
for (const [path, text] of Object.entries(written)) write(path, text);
const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'check', '--write', ...Object.keys(written)], { cwd: ROOT, stdio: 'ignore' });
// The router's plugin writes the tree of routes as soon as Vite knows the configuration.
await resolveConfig({ root: join(ROOT, 'web') }, 'build');
console.log(`Written:\n${Object.keys(written).join('\n')}\nweb/src/app/route-tree.gen.ts`);

function newFiles(feature: FeatureNames): Record<string, string> {
  const within = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
  return {
    [`contract/src/${name}.ts`]: contractFile(feature),
    [`server/migrations/${nextMigration()}_${migrationName(feature)}.sql`]: migrationFile(feature),
    ...within(`server/src/features/${name}`, serverFiles(feature)),
    ...within(`web/src/features/${name}`, webFiles(feature)),
    [`web/src/app/routes/_shell/${name}.tsx`]: routeFile(feature),
  };
}

function migrationName({ kebab, snake }: FeatureNames): string {
  return `${kebab}_create_${snake}_items`;
}

function nextMigration(): string {
  const last = readdirSync(join(ROOT, 'server/migrations')).sort().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}

/** The three places that gather features: the contract's page, the application, and the map of what is a person's. */
function changedFiles({ camel, pascal }: FeatureNames): Record<string, string> {
  const contract = read('contract/src/index.ts');
  const app = read('server/src/app.ts');
  const map = read('server/src/features/privacy/table-map.ts');
  return {
    'contract/src/index.ts': insert(
      insert(contract, /^import /mu, `import { ${camel}Routes } from './${name}.ts';\nimport `),
      /,?\s*\]\.flatMap\(/u,
      `, ${camel}Routes].flatMap(`,
    ),
    'server/src/app.ts': insert(
      insert(app, /^import /mu, `import { mount${pascal}Routes } from './features/${name}/index.ts';\nimport `),
      /^ {2}mountAvatarRoutes\(/mu,
      `  mount${pascal}Routes(mount, deps);\n  mountAvatarRoutes(`,
    ),
    'server/src/features/privacy/table-map.ts': insert(
      insert(map, /^import /mu, `import { ${camel}Tables } from '../${name}/index.ts';\nimport `),
      /^ {2}\.\.\.privacyTables,/mu,
      `  ...${camel}Tables,\n  ...privacyTables,`,
    ),
  };
}

function insert(text: string, place: RegExp, replacement: string): string {
  if (!place.test(text)) stop(`The place ${place} was not found; new-feature has to learn how the file looks now.`);
  return text.replace(place, replacement);
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
