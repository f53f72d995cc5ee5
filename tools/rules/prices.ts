/** Rules about prices: who reads them, and that whoever takes money or coins says how much first (abuse suite I06). */
import { findAll, isProduct, type Project, type Rule, type Violation, withoutComments } from './project.ts';

const isWeb = (path: string) => path.startsWith('web/src/') && isProduct(path);

/** Files besides `allowed` that say `pattern`. */
function strangers(project: Project, pattern: RegExp, allowed: readonly string[]): { path: string; line: number }[] {
  const files = project.files.filter((path) => isWeb(path) && !allowed.includes(path));
  return files.flatMap((path) =>
    findAll(withoutComments(project.read(path)), new RegExp(pattern, 'gu')).map(({ line }) => ({ path, line })),
  );
}

/** Whoever opens an order: what they call, and the files that may; the last ones have the price. */
const PAYMENTS = 'web/src/features/payments';
const VIP = 'web/src/features/vip';
const BUY_BUTTON = `${PAYMENTS}/components/buy-button.tsx`;
const PAY_VIP_BUTTON = `${VIP}/components/pay-vip-button.tsx`;
const TRIAL_SCREEN = `${VIP}/trial-screen.tsx`;
const ORDERING: readonly { asks: RegExp; files: readonly string[] }[] = [
  { asks: /\buseOpenOrder\b|\bpaymentRoutes\.createOrder\b/u, files: [`${PAYMENTS}/api.ts`, BUY_BUTTON] },
  {
    asks: /\buseOpenVipOrder\b|\bvipRoutes\.createOrder\b/u,
    files: [`${VIP}/api.ts`, PAY_VIP_BUTTON, TRIAL_SCREEN],
  },
];

function checkOrdering(project: Project): Violation[] {
  const message = 'an order is opened by BuyButton or PayVipButton, which say the price in reais';
  return ORDERING.flatMap(({ asks, files }) => strangers(project, asks, files).map((at) => ({ ...at, message })));
}

const PRICE_ON_BUTTON = /· \$\{reais\((?:plan\.)?priceCents\)\}`\}\s*<\/OrderButton>/u;
const PRICED_BUTTONS: Readonly<Record<string, RegExp>> = {
  [BUY_BUTTON]: PRICE_ON_BUTTON,
  [PAY_VIP_BUTTON]: PRICE_ON_BUTTON,
  // Nothing is charged that day; under the button stands what is, when, and how much.
  [TRIAL_SCREEN]: /\{trialSentence\(plan, dates\)\}[\s\S]*isTrial: true(?![\s\S]*isTrial: false)/u,
};

function checkPricedButtons(project: Project): Violation[] {
  const said = Object.entries(PRICED_BUTTONS).filter(([path]) => project.files.includes(path));
  return said
    .filter(([path, price]) => !price.test(withoutComments(project.read(path))))
    .map(([path]) => ({ path, message: 'the button that buys says its price in reais' }));
}

type Spending = {
  /** What a file says that asks for it: the route, and what hands it on from there. */
  asks: RegExp;
  /** Files without a button of it: they hand on what a button asked for. */
  through: readonly string[];
  /** Every file with a button of it, and how the price is read there, before anything is taken. */
  buttons: Readonly<Record<string, RegExp>>;
};

const CHAT = 'web/src/features/chat';
const DECK = 'web/src/features/avatars/deck';
const WIZARD = 'web/src/features/avatars/wizard';
/** Every route that takes coins. */
const SPENDING: Readonly<Record<string, Spending>> = {
  'chat.sendMessage': {
    asks: /\bchatRoutes\.sendMessage\b|\bpostQueued\b|import \{[^}]*\bpostMessage\b|\bactions\.send(?:Again)?\b/u,
    through: [
      `${CHAT}/api.ts`,
      `${CHAT}/delivery.ts`,
      `${CHAT}/sync.ts`,
      // The same message again: it was sent from the field, under its price.
      `${CHAT}/components/message-list.tsx`,
    ],
    buttons: { [`${CHAT}/components/conversation-foot.tsx`]: /price=\{replyPriceText\(/u },
  },
  'chat.retryReply': {
    asks: /\bchatRoutes\.retryReply\b|\bpostRetry\b|\bactions\.retryReply\b|\bdesk\.retry\b/u,
    through: [`${CHAT}/api.ts`, `${CHAT}/conversation-sync.ts`, `${CHAT}/use-desk.ts`],
    buttons: { [`${CHAT}/components/message-row.tsx`]: /desk\.retry[^}]*\}>[^<]*desk\.prices\.reply/u },
  },
  'chat.regenerateReply': {
    asks: /\bchatBranchRoutes\.regenerateReply\b|\bpostRegenerate\b|\bactions\.regenerate\b|\bdesk\.again\b/u,
    through: [`${CHAT}/branches/api.ts`, `${CHAT}/turning.ts`, `${CHAT}/use-desk.ts`],
    buttons: {
      [`${CHAT}/components/message-menu.tsx`]: /price=\{desk\.prices\.again\}\s*onPress=\{then\(\(\) => desk\.again/u,
      [`${CHAT}/components/message-foot.tsx`]:
        /desk\.again\([^}]*\}>\s*(?:<[^>]*\/>\s*)?Outra · \{desk\.prices\.again\}/u,
      [`${CHAT}/components/again-dialog.tsx`]: /desk\.again\([^}]*\}>\s*Pedir · \{desk\.prices\.again\}/u,
    },
  },
  'chat.continueReply': {
    asks: /\bchatBranchRoutes\.continueReply\b|\bpostContinue\b|\bactions\.goOn\b|\bdesk\.goOn\b/u,
    through: [`${CHAT}/branches/api.ts`, `${CHAT}/turning.ts`, `${CHAT}/use-desk.ts`],
    buttons: {
      [`${CHAT}/components/message-menu.tsx`]: /price=\{desk\.prices\.again\}\s*onPress=\{then\(desk\.goOn/u,
    },
  },
  'chat.editMessage': {
    asks: /\bchatBranchRoutes\.editMessage\b|\bpostEdit\b|\bactions\.edit\b|\bdesk\.saveEdit\b/u,
    through: [`${CHAT}/branches/api.ts`, `${CHAT}/turning.ts`, `${CHAT}/use-desk.ts`],
    buttons: { [`${CHAT}/components/message-editor.tsx`]: /`Salvar · \$\{desk\.prices\.reply\}`/u },
  },
  'chat.takePhoto': {
    asks: /\bchatMediaRoutes\.takePhoto\b|\buseTakePhoto\b/u,
    through: [`${CHAT}/gifts/api.ts`],
    buttons: { [`${CHAT}/gifts/tray.tsx`]: /\$\{what\} · \$\{priceWords\(priceCoins\)\}/u },
  },
  'chat.sendGift': {
    asks: /\bgiftRoutes\.send\b|\buseSendGift\b|\buseGiveGift\b/u,
    through: [`${CHAT}/gifts/api.ts`, `${CHAT}/gift-store/gift-store-screen.tsx`],
    buttons: {
      [`${CHAT}/gifts/tray.tsx`]: /<PayButton[^>]*priceCoins=\{chosen\.priceCoins\}/u,
      [`${CHAT}/gift-store/pay.tsx`]: /`Mandar \$\{gift\.name\} · \$\{coinsOf\(gift\.priceCoins\)\}`/u,
    },
  },
  'chat.speakSentence': {
    asks: /\bchatMediaRoutes\.speakSentence\b|import \{[^}]*\breadSentence\b|\buseListening\b/u,
    through: [`${CHAT}/voice/api.ts`, `${CHAT}/voice/use-listening.ts`],
    buttons: { [`${CHAT}/voice/listen-sheet.tsx`]: /`Ouvir · \$\{data\.priceCoins\} moedas`/u },
  },
  'avatars.swipeAvatar': {
    asks: /\bavatarDiscoveryRoutes\.swipe\b|\bpostSwipe\b|\('super-like'\)/u,
    through: [`${DECK}/api.ts`, `${DECK}/swipe-sender.ts`, `${DECK}/use-deck-acts.ts`],
    buttons: { [`${DECK}/deck-actions.tsx`]: /<Coins count=\{priceCoins\} \/>/u },
  },
  'avatars.createAvatar': {
    asks: /\bavatarCreationRoutes\.create\b|\buseCreateAvatar\b|\buseFinish\b/u,
    through: [`${WIZARD}/api.ts`, `${WIZARD}/use-finish.ts`, `${WIZARD}/wizard-screen.tsx`],
    buttons: { [`${WIZARD}/components/wizard-panel.tsx`]: /`\$\{label\} · \$\{coins\} moedas`/u },
  },
  'avatars.helpWrite': {
    asks: /\bavatarCreationRoutes\.help\b|\buseAvatarHelp\b|\buseHelp\b/u,
    through: [`${WIZARD}/api.ts`, `${WIZARD}/use-help.ts`, `${WIZARD}/components/wizard-panel.tsx`],
    buttons: { [`${WIZARD}/components/help-panel.tsx`]: /`Pedir ideias\$\{priceWords\(/u },
  },
  'avatars.paintPortrait': {
    asks: /\bavatarCreationRoutes\.paintPortrait\b|\busePaintPortrait\b|\busePainting\b/u,
    through: [`${WIZARD}/api.ts`, `${WIZARD}/use-painting.ts`, `${WIZARD}/components/wizard-panel.tsx`],
    buttons: { [`${WIZARD}/components/painting-panel.tsx`]: /`Pintar com IA\$\{priceWords\(/u },
  },
};
/** How a route's errors say that it takes coins: by name, or as a part of what all of a file have. */
const TAKES_COINS = /'coins\.insufficient'|\.\.\.paying\b/u;

/** Every route that takes coins is known, every place that asks for it is one of those, and each of them says how many. */
function checkSpending(project: Project): Violation[] {
  const contracts = project.files.filter((path) => path.startsWith('contract/src/') && isProduct(path));
  const routes = new Set(contracts.flatMap((path) => spendingRoutes(withoutComments(project.read(path)))));
  const unknown = [...routes].filter((name) => SPENDING[name] === undefined);
  const gone = Object.keys(SPENDING).filter((name) => !routes.has(name));
  return [
    ...[...unknown, ...gone].map((name) => ({
      path: 'tools/rules/prices.ts',
      message: `say here who asks for ${name}, and only while it takes coins`,
    })),
    ...Object.entries(SPENDING).flatMap(([name, spending]) => checkAskers(project, name, spending)),
  ];
}

function checkAskers(project: Project, name: string, { asks, through, buttons }: Spending): Violation[] {
  const message = `whoever asks for ${name} reads its price in coins first`;
  const unpriced = Object.entries(buttons).filter(
    ([path, price]) => !project.files.includes(path) || !price.test(withoutComments(project.read(path))),
  );
  return [
    ...unpriced.map(([path]) => ({ path, message })),
    ...strangers(project, asks, [...through, ...Object.keys(buttons)]).map((at) => ({ ...at, message })),
  ];
}

function spendingRoutes(contract: string): string[] {
  const [, ...routes] = contract.split('defineRoute({');
  return routes.filter((route) => TAKES_COINS.test(route)).map((route) => /name:\s*'([^']*)'/u.exec(route)?.[1] ?? '');
}

/** A perk holds everywhere or nowhere: the policy alone reads the table, and the desk that changes it. */
const PRICE_READERS = ['server/src/features/vip/perks.ts', 'server/src/features/admin/prices.ts'];
const READS_PRICES =
  /import \{[^}]*\b(?:getPrice|listPrices)\b[^}]*\} from '[^']*\/coins\/|import \* as \w+ from '[^']*\/coins\//gu;

function checkPriceReaders(project: Project): Violation[] {
  const files = project.files.filter(
    (path) => path.startsWith('server/src/') && isProduct(path) && !PRICE_READERS.includes(path),
  );
  return files.flatMap((path) =>
    findAll(withoutComments(project.read(path)), READS_PRICES).map(({ line }) => ({
      path,
      line,
      message: 'what something costs somebody is asked of quotePrice and takePrice (vip)',
    })),
  );
}

export const priceRules: Rule[] = [
  { name: 'only-priced-buttons-buy', check: checkOrdering },
  { name: 'buy-button-says-price', check: checkPricedButtons },
  { name: 'spending-says-price', check: checkSpending },
  { name: 'prices-in-policy', check: checkPriceReaders },
];
