/** One import that breaks each dependency rule. */
import { type Plant, planting } from './plant.ts';

const plant = planting('imports');

const imports = (rule: string, at: string, target: string): Plant =>
  plant(rule, at, `import * as target from '${target}';\nexport const planted = target;\n`);

/** The index of every feature, so that there is something to import. */
function frontDoors(features: readonly string[], exists: (path: string) => boolean): Plant['files'] {
  const doors = features.flatMap((feature) => [
    `server/src/features/${feature}/index.ts`,
    `web/src/features/${feature}/index.ts`,
    `contract/src/${feature}.ts`,
  ]);
  return Object.fromEntries(doors.filter((path) => !exists(path)).map((path) => [path, 'export const planted = 1;\n']));
}

/** Three plants a feature: the one after it, imported on the server, on the web and in the contract. */
function orderPlants(features: readonly string[]): Plant[] {
  return features.slice(0, -1).flatMap((feature, index) => {
    const next = features[index + 1];
    const rule = `${feature}-knows-no-later-feature`;
    return [
      imports(rule, `server/src/features/${feature}/planted-order.ts`, `../${next}/index.ts`),
      imports(rule, `web/src/features/${feature}/planted-order.ts`, `../${next}/index.ts`),
      {
        by: 'imports',
        rule,
        at: `contract/src/${feature}.ts`,
        edits: {
          [`contract/src/${feature}.ts`]: (text) => `export * as planted${index} from './${next}.ts';\n${text}`,
        },
      },
    ];
  });
}

const layers: Plant[] = [
  imports('contract-imports-only-zod', 'contract/src/planted-fastify.ts', 'fastify'),
  imports('portrait-imports-nothing', 'portrait/src/planted-node.ts', 'node:fs'),
  imports('guard-imports-only-the-contract', 'guard/src/planted-node.ts', 'node:fs'),
  imports('dialogue-imports-only-guard-and-contract', 'dialogue/src/planted-node.ts', 'node:fs'),
  imports('web-never-imports-server', 'web/src/app/planted-server.ts', '../../../server/src/platform/ids.ts'),
  imports('server-never-imports-web', 'server/src/platform/planted-web.ts', '../../../web/src/platform/use-online.ts'),
  imports('product-never-imports-tools', 'server/src/platform/planted-tools.ts', '../../../tools/rules/rules.ts'),
  imports('only-tests-import-testing', 'server/src/planted-testing.ts', './testing/clock.ts'),
  imports('no-unresolved', 'server/src/platform/planted-missing.ts', './not-there.ts'),
  imports('server-platform-knows-no-feature', 'server/src/platform/planted-feature.ts', '../features/auth/index.ts'),
  imports('server-features-know-no-app', 'server/src/features/auth/planted-app.ts', '../../app.ts'),
  imports('server-deps-are-types', 'server/src/features/auth/planted-deps.ts', '../../deps.ts'),
  imports('server-features-meet-at-the-front-door', 'server/src/features/chat/planted-door.ts', '../coins/ledger.ts'),
  {
    by: 'imports',
    rule: 'server-app-enters-by-the-front-door',
    at: 'server/src/app.ts',
    edits: { 'server/src/app.ts': (text) => `export * as planted from './features/auth/policy.ts';\n${text}` },
  },
  imports('routes-never-touch-a-store', 'server/src/features/auth/planted/routes.ts', '../store.ts'),
  imports('providers-know-no-feature', 'server/src/providers/mail/planted-feature.ts', '../../features/auth/index.ts'),
  imports('providers-keep-to-their-kind', 'server/src/providers/mail/planted-kind.ts', '../text/port.ts'),
  imports('adapters-are-wired-in-main', 'server/src/features/auth/planted-adapter.ts', '../../providers/mail/index.ts'),
  imports('no-network-or-time-in-features', 'server/src/features/auth/planted-time.ts', 'node:timers/promises'),
  imports('no-vendors-in-features', 'server/src/features/auth/planted-vendor.ts', 'pg'),
  imports('web-platform-knows-no-feature', 'web/src/platform/planted-feature.ts', '../features/auth/index.ts'),
  imports('ui-knows-no-feature', 'web/src/ui/planted-feature.ts', '../features/auth/index.ts'),
  imports('web-features-know-no-app', 'web/src/features/auth/planted-app.ts', '../../app/router.tsx'),
  imports('web-features-meet-at-the-front-door', 'web/src/features/chat/planted-door.ts', '../auth/api.ts'),
  imports('web-app-enters-by-the-front-door', 'web/src/app/planted-door.ts', '../features/auth/api.ts'),
  imports(
    'only-api-files-call-the-api',
    'web/src/features/auth/planted-api.ts',
    '../../platform/api-client/api-client.ts',
  ),
  {
    by: 'imports',
    rule: 'no-cycles',
    at: 'portrait/src/planted-cycle.ts',
    files: {
      'portrait/src/planted-cycle.ts': "import type { B } from './planted-circle.ts';\nexport type A = B;\n",
      'portrait/src/planted-circle.ts': "import type { A } from './planted-cycle.ts';\nexport type B = A | 1;\n",
    },
  },
];

export function importPlants(features: readonly string[], exists: (path: string) => boolean): Plant[] {
  const doors = frontDoors(features, exists) ?? {};
  const ground: Plant[] = layers.map((plant, index) =>
    index === 0 ? { ...plant, files: { ...doors, ...plant.files } } : plant,
  );
  return [...ground, ...orderPlants(features)];
}
