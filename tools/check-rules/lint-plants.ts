/** One piece of code that breaks each rule of the linter that biome.json sets, and the formatter. */
import { type Plant, planting, repeat } from './plant.ts';

const plant = planting('lint');
const lint = (rule: string, text: string, at = `server/src/platform/planted-${rule.toLowerCase()}.ts`): Plant =>
  plant(rule, at, text);

const branches = repeat(
  8,
  (index) => `  for (const item of list) if (item > ${index} && total < ${index}) total += item;`,
);

const restricted = (name: string, call: string): Plant =>
  lint('noRestrictedGlobals', `export const planted = () => ${call};\n`, `server/src/features/auth/planted-${name}.ts`);

export const lintPlants: Plant[] = [
  plant('format', 'server/src/platform/planted-format.ts', 'export const planted   =   1\n'),
  plant(
    'organizeImports',
    'server/src/platform/planted-order.ts',
    "import { join } from 'node:path';\nimport { readFileSync } from 'node:fs';\n\nexport const planted = [join, readFileSync];\n",
  ),
  lint(
    'noExcessiveLinesPerFunction',
    `export function planted(add: (value: number) => void) {\n${repeat(81, (index) => `  add(${index});`)}\n}\n`,
  ),
  lint(
    'noExcessiveLinesPerFunction',
    `export function Planted({ add }: { add: (value: number) => void }) {\n${repeat(121, (index) => `  add(${index});`)}\n  return <p />;\n}\n`,
    'web/src/ui/planted-long.tsx',
  ),
  lint('noExcessiveLinesPerFile', `${repeat(401, (index) => `export const planted${index} = ${index};`)}\n`),
  lint(
    'noExcessiveCognitiveComplexity',
    `export function planted(list: readonly number[]) {\n  let total = 0;\n${branches}\n  return total;\n}\n`,
  ),
  lint('useMaxParams', 'export const planted = (a: number, b: number, c: number, d: number) => a + b + c + d;\n'),
  lint('noDefaultExport', 'export default 1;\n'),
  lint('noNonNullAssertion', 'export const planted = (value: string | undefined) => value!.length;\n'),
  lint('noProcessEnv', 'export const planted = process.env;\n'),
  lint('useImportType', "import { Stats } from 'node:fs';\n\nexport type Planted = Stats;\n"),
  lint('useNodejsImportProtocol', "import { join } from 'path';\n\nexport const planted = join;\n"),
  lint('noExplicitAny', 'export const planted = (value: any) => String(value);\n'),
  lint('noConsole', "export const planted = () => console.log('planted');\n"),
  lint(
    'noArrayIndexKey',
    'export const Planted = ({ list }: { list: string[] }) => list.map((item, index) => <p key={index}>{item}</p>);\n',
    'web/src/ui/planted-key.tsx',
  ),
  lint('noUnusedImports', "import { join } from 'node:path';\n\nexport const planted = 1;\n"),
  lint('noUnusedVariables', 'export function planted() {\n  const unused = 1;\n}\n'),
  lint('noUnusedFunctionParameters', 'export const planted = (unused: number) => 1;\n'),
  lint(
    'useExhaustiveDependencies',
    "import { useEffect } from 'react';\n\nexport function Planted({ value }: { value: number }) {\n  useEffect(() => {\n    document.title = String(value);\n  }, []);\n  return null;\n}\n",
    'web/src/ui/planted-effect.tsx',
  ),
  lint('noFloatingPromises', 'const work = async () => 1;\nexport function planted() {\n  work();\n}\n'),
  lint(
    'noMisusedPromises',
    'const work = async () => true;\nexport const planted = () => {\n  if (work()) return 1;\n  return 2;\n};\n',
  ),
  lint(
    'useExhaustiveSwitchCases',
    "export function planted(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n}\n",
  ),
  restricted('fetch', "fetch('https://example.com')"),
  restricted('timeout', 'setTimeout(() => undefined, 1)'),
  restricted('interval', 'setInterval(() => undefined, 1)'),
  restricted('immediate', 'setImmediate(() => undefined)'),
];
