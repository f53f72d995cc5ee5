/**
 * Gates that were never seen to fail protect nothing. This plants one violation of every rule in a copy of the tree and
 * looks whether each is caught; then it lets `new-feature` write a feature and looks whether the checks accept it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { RULES } from '../rules/rules.ts';
import { importPlants } from './import-plants.ts';
import { lintPlants } from './lint-plants.ts';
import { checkNewFeature } from './new-feature.ts';
import type { Plant } from './plant.ts';
import { runTools } from './reports.ts';
import { textPlants } from './text-plants.ts';
import { copyTree, plantAll } from './tree.ts';
import { deadCodePlants, typePlants } from './type-plants.ts';

const ROOT = join(import.meta.dirname, '../..');
const started = performance.now();

const features = JSON.parse(readFileSync(join(ROOT, 'features.json'), 'utf8')) as string[];
const plants = [
  ...importPlants(features, (path) => existsSync(join(ROOT, path))),
  ...lintPlants,
  ...textPlants,
  ...typePlants,
  ...deadCodePlants,
];
const missed = await plantAndLook(plants);
const unplanted = [...listRules()].filter((rule) => !plants.some((plant) => plant.rule === rule));
for (const rule of unplanted) console.log(`✗ ${rule}: nothing is planted for it`);
const complaints = checkNewFeature(ROOT);
for (const complaint of complaints) console.log(`✗ new-feature: ${complaint}`);

const failures = missed + unplanted.length + complaints.length;
const seconds = ((performance.now() - started) / 1_000).toFixed(1);
console.log(`${plants.length - missed} of ${plants.length} planted violations were caught (${seconds} s).`);
process.exit(failures === 0 ? 0 : 1);

async function plantAndLook(all: readonly Plant[]): Promise<number> {
  const tree = copyTree(ROOT);
  try {
    plantAll(tree, all);
    const findings = await runTools(tree.root);
    const isCaught = ({ by, rule, at }: Plant) =>
      findings[by].some((finding) => finding.rule === rule && finding.path === at);
    printTable(all, isCaught);
    return all.filter((plant) => !isCaught(plant)).length;
  } finally {
    tree.remove();
  }
}

function printTable(all: readonly Plant[], isCaught: (plant: Plant) => boolean): void {
  const names = [...new Set(all.map(({ by, rule }) => `${by.padEnd(10)} ${rule}`))];
  for (const name of names) {
    const own = all.filter(({ by, rule }) => `${by.padEnd(10)} ${rule}` === name);
    const lost = own.filter((plant) => !isCaught(plant));
    console.log(`${lost.length === 0 ? '✓' : '✗'} ${name} ${own.length - lost.length}/${own.length}`);
    for (const { at } of lost) console.log(`    not caught in ${at}`);
  }
}

/** Every rule there is: of imports, of text, and each that biome.json turns on by name. */
function listRules(): Set<string> {
  const require = createRequire(import.meta.url);
  const cruiser = require(join(ROOT, '.dependency-cruiser.cjs')) as { forbidden: { name: string }[] };
  const biome = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as BiomeConfig;
  const groups = [biome, ...biome.overrides].flatMap(({ linter }) => Object.values(linter?.rules ?? {}));
  const linted = groups.flatMap((group) => (typeof group === 'object' ? Object.entries(group) : []));
  return new Set([
    ...cruiser.forbidden.map(({ name }) => name),
    ...RULES.map(({ name }) => name),
    ...linted.filter(([, level]) => level !== 'off').map(([name]) => name),
  ]);
}

type BiomePart = { linter?: { rules?: Record<string, string | Record<string, unknown>> } };
type BiomeConfig = BiomePart & { overrides: BiomePart[] };
