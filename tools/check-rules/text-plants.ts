/** One file or change that breaks each rule of text. */
import { type Plant, planting } from './plant.ts';

const text = planting('text');
const edit = (rule: string, at: string, change: (content: string) => string): Plant => ({
  by: 'text',
  rule,
  at,
  edits: { [at]: change },
});
const folder = (at: string): Plant => ({
  by: 'text',
  rule: 'folder-names',
  at,
  files: { [`${at}/planted.ts`]: 'export const planted = 1;\n' },
});
const store = (name: string, sql: string) =>
  `import { statement } from '../../../platform/db/database.ts';\n\nexport const planted = statement('${name}', '${sql}');\n`;

// Put together here, so that this file does not break the rules itself.
const PROMISE = ['TO', 'DO'].join('');
const SILENCE = ['@ts', 'ignore'].join('-');
const HOME = ['', 'home', 'ana', 'cafune'].join('/');

/** A second button for each route that takes coins: what it asks with, somewhere nobody knows of. */
const ASKERS = [
  'actions.send',
  'desk.retry',
  'desk.again',
  'desk.goOn',
  'desk.saveEdit',
  'useTakePhoto',
  'useSendGift',
  'useListening',
  'postSwipe',
  'useCreateAvatar',
  'useAvatarHelp',
  'usePaintPortrait',
];
const secondButtons = ASKERS.map((asker, index) =>
  text(
    'spending-says-price',
    `web/src/features/chat/gifts/planted-spending-${index}.tsx`,
    `export const planted = (${asker.split('.')[0]}: { [key: string]: unknown }) => ${asker};\n`,
  ),
);

const pricePlants: Plant[] = [
  text(
    'only-priced-buttons-buy',
    'web/src/features/payments/planted-button.tsx',
    "import { useOpenOrder } from './api.ts';\n\nexport const planted = useOpenOrder;\n",
  ),
  text(
    'only-priced-buttons-buy',
    'web/src/features/vip/planted-button.tsx',
    "import { useOpenVipOrder } from './api.ts';\n\nexport const planted = useOpenVipOrder;\n",
  ),
  ...['paymentRoutes', 'vipRoutes'].map((routes) =>
    text(
      'only-priced-buttons-buy',
      `web/src/features/coins/planted-${routes === 'vipRoutes' ? 'vip' : 'coins'}/api.ts`,
      `export const planted = (${routes}: { createOrder: unknown }) => ${routes}.createOrder;\n`,
    ),
  ),
  edit('buy-button-says-price', 'web/src/features/payments/components/buy-button.tsx', (content) =>
    content.replace(/ · \$\{reais\(priceCents\)\}/u, ''),
  ),
  edit('buy-button-says-price', 'web/src/features/vip/components/pay-vip-button.tsx', (content) =>
    content.replace(/ · \$\{reais\(plan\.priceCents\)\}/u, ''),
  ),
  edit('buy-button-says-price', 'web/src/features/vip/trial-screen.tsx', (content) =>
    content.replace('isTrial: true', 'isTrial: false'),
  ),
  edit('spending-says-price', 'web/src/features/chat/gift-store/pay.tsx', (content) =>
    content.replace(/ · \$\{coinsOf\(gift\.priceCoins\)\}/u, ''),
  ),
  edit('spending-says-price', 'web/src/features/chat/components/again-dialog.tsx', (content) =>
    content.replace(' · {desk.prices.again}', ''),
  ),
  ...secondButtons,
  text(
    'prices-in-policy',
    'server/src/features/chat/planted-price.ts',
    "import { getPrice } from '../coins/index.ts';\n\nexport const planted = getPrice;\n",
  ),
  text(
    'prices-in-policy',
    'server/src/features/gifts/planted-prices.ts',
    "import { getBalance, listPrices } from '../coins/index.ts';\n\nexport const planted = [getBalance, listPrices];\n",
  ),
];

export const textPlants: Plant[] = [
  ...pricePlants,
  text('file-names', 'server/src/platform/plantedName.ts', 'export const planted = 1;\n'),
  folder('server/src/platform/utils'),
  folder('web/src/ui/PlantedFolder'),
  text('known-features', 'server/src/features/planted-unknown/index.ts', 'export const planted = 1;\n'),
  text('known-features', 'contract/src/planted-unknown.ts', 'export const planted = 1;\n'),
  text('migration-names', 'server/migrations/9999_planted.sql', 'SELECT 1;\n'),
  text(
    'sql-in-stores',
    'server/src/features/auth/planted-sql.ts',
    store('auth.planted-sql', 'SELECT 1').replace('../../../', '../../'),
  ),
  text(
    'sql-in-stores',
    'server/src/features/auth/planted-query.ts',
    "import type pg from 'pg';\n\nexport const planted = (pool: pg.Pool) => pool.query('SELECT 1');\n",
  ),
  text(
    'stores-name-own-tables',
    'server/src/features/chat/planted-tables/store.ts',
    store('chat.planted-tables', 'SELECT 1 FROM coin_accounts'),
  ),
  text(
    'stores-name-own-tables',
    'server/src/features/chat/planted-functions/store.ts',
    store('chat.planted-functions', 'SELECT coins_grant()'),
  ),
  text(
    'migrations-name-own-tables',
    'server/migrations/9998_chat_alter_accounts.sql',
    'ALTER TABLE accounts ADD COLUMN planted int;\n',
  ),
  text('statement-names', 'server/src/features/chat/planted-names/store.ts', store('coins.planted', 'SELECT 1')),
  text('statement-names', 'server/src/features/coins/planted-twice/store.ts', store('coins.select-prices', 'SELECT 1')),
  text(
    'environment-in-one-place',
    'server/src/platform/planted-environment.ts',
    'export const planted = process.env;\n',
  ),
  text(
    'guests-in-policy',
    'server/src/features/chat/planted-guest.ts',
    "export const planted = (session: { kind: string }) => session.kind === 'guest';\n",
  ),
  text('clock-in-features', 'server/src/features/chat/planted-clock.ts', 'export const planted = () => Date.now();\n'),
  text('suppressions-say-why', 'server/src/platform/planted-silence.ts', `// ${SILENCE}\nexport const planted = 1;\n`),
  text('no-left-overs', 'server/src/platform/planted-promise.ts', `// ${PROMISE}: later\nexport const planted = 1;\n`),
  text('no-machine-paths', 'server/src/platform/planted-path.ts', `export const planted = '${HOME}';\n`),
  edit('route-names', 'contract/src/coins.ts', (content) =>
    content.replace("name: 'coins.getBalance'", "name: 'balance'"),
  ),
  edit('exact-versions', 'web/package.json', (content) => content.replace('"virtua": "', '"virtua": "^')),
  edit('lock-file-complete', 'package-lock.json', (content) =>
    content.replace('"node_modules/@biomejs/cli-darwin-arm64"', '"node_modules/planted"'),
  ),
  edit('env-example', '.env.example', (content) => content.replace(/^PORT=.*$/mu, '')),
  edit('readme-configuration', 'README.md', (content) => content.replaceAll('`PORT`', '`PLANTED`')),
  edit('documents-name-files', 'CONTRIBUTING.md', (content) => `${content}\nSee \`server/src/planted-nowhere.ts\`.\n`),
];
