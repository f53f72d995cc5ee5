/** One type error in each program, one for each strict option, and code that nobody uses. */
import { type Plant, planting } from './plant.ts';

const types = planting('types');
const dead = planting('dead code');
const mistake = "export const planted: number = 'text';\n";

export const typePlants: Plant[] = [
  types('TS2322', 'contract/src/planted-type.ts', mistake),
  types('TS2322', 'portrait/src/planted-type.ts', mistake),
  types('TS2322', 'server/src/platform/planted-type.ts', mistake),
  types('TS2322', 'web/src/platform/planted-type.ts', mistake),
  types('TS2322', 'tools/rules/planted-type.ts', mistake),
  types('TS2322', 'e2e/planted-type.ts', mistake),
  types('TS2322', 'bench/planted-type.ts', mistake),
  types('TS2322', 'tools/setup/planted-type.mjs', "/** @type {number} */\nexport const planted = 'text';\n"),
  types('TS2532', 'portrait/src/planted-unchecked.ts', 'export const planted = (list: string[]) => list[0].length;\n'),
  types(
    'TS2375',
    'portrait/src/planted-optional.ts',
    'export const planted: { a?: number } = { a: undefined as number | undefined };\n',
  ),
  types('TS1294', 'portrait/src/planted-enum.ts', 'export enum Planted {\n  One,\n}\n'),
  types(
    'TS1484',
    'portrait/src/planted-verbatim.ts',
    "import { Planted } from './planted-source.ts';\n\nexport type Again = Planted;\n",
  ),
  {
    by: 'types',
    rule: 'TS4114',
    at: 'portrait/src/planted-source.ts',
    files: {
      'portrait/src/planted-source.ts':
        'export type Planted = 1;\nclass One {\n  run() {}\n}\nexport class Two extends One {\n  run() {}\n}\n',
    },
  },
];

export const deadCodePlants: Plant[] = [
  dead('files', 'server/src/platform/planted-unused.ts', 'export const planted = 1;\n'),
  {
    by: 'dead code',
    rule: 'exports',
    at: 'server/src/platform/ids.ts',
    edits: { 'server/src/platform/ids.ts': (text) => `${text}\nexport const planted = 1;\n` },
  },
  {
    by: 'dead code',
    rule: 'dependencies',
    at: 'web/package.json',
    edits: { 'web/package.json': (text) => text.replace('"react":', '"zod-planted": "1.0.0",\n    "react":') },
  },
  {
    by: 'dead code',
    rule: 'unlisted',
    at: 'server/src/platform/clock.ts',
    edits: {
      'server/src/platform/clock.ts': (text) => `import 'planted-package';
${text}`,
    },
  },
];
