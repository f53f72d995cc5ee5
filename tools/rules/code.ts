/** Rules about what source files say, beyond what the linter knows. */
import { findAll, isSource, isTest, type Project, type Rule, type Violation, withoutComments } from './project.ts';

type Scan = { files: (path: string) => boolean; pattern: RegExp; message: string; keepComments?: boolean };

function scan({ files, pattern, message, keepComments = false }: Scan): (project: Project) => Violation[] {
  return (project) =>
    project.files.filter(files).flatMap((path) => {
      const text = keepComments ? project.read(path) : withoutComments(project.read(path));
      return findAll(text, pattern).map(({ line }) => ({ path, line, message }));
    });
}

const PRODUCT = /^(?:contract|dialogue|guard|portrait|server|web)\/src\//u;
const isProduct = (path: string) => PRODUCT.test(path) && isSource(path) && !isTest(path);
const isServerFeature = (path: string) => path.startsWith('server/src/features/') && isProduct(path);

const onlyEnvReadsEnvironment = scan({
  files: (path) => isProduct(path) && path !== 'server/src/platform/env.ts',
  pattern: /\bprocess\s*\.\s*env\b/gu,
  message: 'the environment is read in server/src/platform/env.ts',
});

const onlyPolicyAsksForGuests = scan({
  files: (path) => isServerFeature(path) && !path.endsWith('/policy.ts'),
  pattern: /\bkind\s*[!=]==?\s*'(?:guest|user)'/gu,
  message: 'only policy.ts asks who is a guest',
});

const featuresAskTheClock = scan({
  files: isServerFeature,
  pattern: /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(\)/gu,
  message: 'time comes from deps.clock, chance from platform/ids.ts',
});

const suppressionsSayWhy = scan({
  files: isSource,
  pattern:
    /(?:\/\/|\/\*|\{\/\*)\s*(?:@ts-(?:ignore|nocheck)\b|@ts-expect-error(?!:?\s*\S+\s+\S+)|eslint-disable|biome-ignore-all|biome-ignore\s[^:\n]*:?\s*(?:\S+\s*)?$)/gmu,
  message: 'a suppression says why, in words',
  keepComments: true,
});

const noLeftOvers = scan({
  files: isSource,
  pattern: /\b(?:TO-?DO|FIX-?ME|X{3}|HA-?CK)\b/gu,
  message: 'a promise is not a feature; do it or open an issue',
  keepComments: true,
});

/** Machines of people have no place in a repository: absolute paths of home and work folders. */
const noMachinePaths = scan({
  files: (path) => path !== 'package-lock.json' && !/\.(?:webp|png|svg|woff2|ico)$/u.test(path),
  pattern: /(?<![\w.*)}\]/])\/(?:(?:work|root)(?:\/|\b(?!\w))|(?:home|Users)\/\w+)/gu,
  message: 'a path of somebody’s machine',
  keepComments: true,
});

/** The buttons that open an order of coins and of VIP, and what they call. The price is a part of them (abuse suite I06). */
const BUY_BUTTON = 'web/src/features/payments/components/buy-button.tsx';
const PRICED_BUTTONS = [BUY_BUTTON, 'web/src/features/vip/components/pay-vip-button.tsx'];
const onlyThePricedButtonBuys = scan({
  files: (path) => path.startsWith('web/src/') && isProduct(path) && path !== BUY_BUTTON && !path.endsWith('/api.ts'),
  pattern: /\buseOpenOrder\b|\bpaymentRoutes\.createOrder\b/gu,
  message: 'an order is opened by BuyButton, which says the price in reais',
});

function checkBuyButtonPrice(project: Project): Violation[] {
  const isPriced = (path: string) =>
    /· \$\{reais\((?:plan\.)?priceCents\)\}`\}\s*<\/OrderButton>/u.test(project.read(path));
  return PRICED_BUTTONS.filter((path) => project.files.includes(path) && !isPriced(path)).map((path) => ({
    path,
    message: 'the button that buys says its price in reais',
  }));
}

/** Where each route that takes coins is asked for, and how the price is read there, before anything is taken. */
const CHAT = 'web/src/features/chat';
const WIZARD = 'web/src/features/avatars/wizard';
const SPENDING: Readonly<Record<string, readonly [path: string, price: RegExp]>> = {
  'chat.sendMessage': [`${CHAT}/components/conversation-foot.tsx`, /price=\{replyPriceText\(/u],
  'chat.retryReply': [`${CHAT}/components/message-row.tsx`, /desk\.retry[^}]*\}>[^<]*desk\.prices\.reply/u],
  'chat.regenerateReply': [`${CHAT}/components/message-menu.tsx`, /price=\{desk\.prices\.again\}/u],
  'chat.continueReply': [`${CHAT}/components/message-menu.tsx`, /price=\{desk\.prices\.again\}/u],
  'chat.editMessage': [`${CHAT}/components/message-editor.tsx`, /`Salvar · \$\{desk\.prices\.reply\}`/u],
  'chat.takePhoto': [`${CHAT}/gifts/tray.tsx`, /\$\{what\} · \$\{priceWords\(priceCoins\)\}/u],
  'chat.sendGift': [`${CHAT}/gift-store/pay.tsx`, /`Mandar \$\{gift\.name\} · \$\{coinsOf\(gift\.priceCoins\)\}`/u],
  'chat.speakSentence': [`${CHAT}/voice/listen-sheet.tsx`, /`Ouvir · \$\{data\.priceCoins\} moedas`/u],
  'avatars.swipeAvatar': ['web/src/features/avatars/deck/deck-actions.tsx', /<Coins count=\{priceCoins\} \/>/u],
  'avatars.createAvatar': [`${WIZARD}/components/wizard-panel.tsx`, /`\$\{label\} · \$\{coins\} moedas`/u],
  'avatars.helpWrite': [`${WIZARD}/components/help-panel.tsx`, /`Pedir ideias\$\{priceWords\(/u],
  'avatars.paintPortrait': [`${WIZARD}/components/painting-panel.tsx`, /`Pintar com IA\$\{priceWords\(/u],
};
/** How a route's errors say that it takes coins: by name, or as a part of what all of a file have. */
const TAKES_COINS = /'coins\.insufficient'|\.\.\.paying\b/u;

/** Every route that takes coins has a place that says how many. */
function checkSpendingPrices(project: Project): Violation[] {
  const files = project.files.filter((path) => path.startsWith('contract/src/') && isProduct(path));
  const spending = files.flatMap((path) => spendingRoutes(withoutComments(project.read(path))));
  return [...new Set([...spending, ...Object.keys(SPENDING)])].flatMap((name) => {
    const [path, price] = SPENDING[name] ?? ['tools/rules/code.ts', /(?!)/u];
    const isPriced = spending.includes(name) && project.files.includes(path) && price.test(project.read(path));
    return isPriced ? [] : [{ path, message: `whoever asks for ${name} reads its price in coins first` }];
  });
}

function spendingRoutes(contract: string): string[] {
  const [, ...routes] = contract.split('defineRoute({');
  return routes.filter((route) => TAKES_COINS.test(route)).map((route) => /name:\s*'([^']*)'/u.exec(route)?.[1] ?? '');
}

/** Routes of a contract file carry its name: the one name to search for. */
function checkRouteNames(project: Project): Violation[] {
  const files = project.files.filter((path) => /^contract\/src\/.*\.ts$/u.test(path) && !isTest(path));
  return files.flatMap((path) => {
    const feature = path.split('/')[2]?.replace('.ts', '') ?? '';
    const named = findAll(withoutComments(project.read(path)), /defineRoute\(\{\s*name:\s*'([^']*)'/gu);
    return named
      .filter(({ match }) => !new RegExp(`^${feature}\\.[a-z][A-Za-z]*$`, 'u').test(match[1] ?? ''))
      .map(({ line, match }) => ({ path, line, message: `routes are called ${feature}.verbNoun, not ${match[1]}` }));
  });
}

export const codeRules: Rule[] = [
  { name: 'environment-in-one-place', check: onlyEnvReadsEnvironment },
  { name: 'guests-in-policy', check: onlyPolicyAsksForGuests },
  { name: 'clock-in-features', check: featuresAskTheClock },
  { name: 'suppressions-say-why', check: suppressionsSayWhy },
  { name: 'no-left-overs', check: noLeftOvers },
  { name: 'no-machine-paths', check: noMachinePaths },
  { name: 'route-names', check: checkRouteNames },
  { name: 'only-priced-buttons-buy', check: onlyThePricedButtonBuys },
  { name: 'buy-button-says-price', check: checkBuyButtonPrice },
  { name: 'spending-says-price', check: checkSpendingPrices },
];
