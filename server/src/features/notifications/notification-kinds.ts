import type { NOTIFICATION_TYPES, NotificationSettings } from '@cafune/contract/notifications';
import type { VipReminder } from '../vip/index.ts';

/** What each kind has to know to be put in words. */
export type KindData = {
  welcome: { coins: number };
  'low-balance': { balanceCoins: number };
  'reward-available': { coins: number };
  /** `text` is what she said, whole. */
  'reply-ready': { conversationId: string; name: string; text: string };
  /** She wrote first; `text` is what she said, whole. */
  reengagement: { conversationId: string; name: string; text: string };
  /** A person of ours decided about somebody's avatar. */
  'avatar-reviewed': { avatarId: string; name: string; outcome: 'published' | 'released' | 'refused' | 'removed' };
  /** Somebody did all of an achievement; its coins wait. */
  'achievement-unlocked': { achievementId: string; title: string; coins: number };
  'vip-reminder': VipReminder;
  'vip-expiry': Record<never, never>;
};
export type KindName = keyof KindData;

type Words = {
  title: string;
  message: string;
  description: string;
  actionUrl: string;
  /** What it is about: one unread notice per subject. */
  subject: string;
};

type Kind<Data> = {
  /** Spec §3 "Notification". */
  type: (typeof NOTIFICATION_TYPES)[number];
  /** Spec §3 "System notification": the kinds that are told as system alerts too. */
  systemType: string | null;
  /** The setting that turns it off; null for what is always told (money, the account). */
  setting: Exclude<keyof NotificationSettings, 'quietHours'> | null;
  /** What a push says besides the title: its message, or a line without private words; null for what is not pushed. */
  push: { line: string | 'message' } | null;
  compose(data: Data): Words;
};

const SNIPPET_LENGTH = 120;

const DAY = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: 'numeric', month: 'long' });
const inDays = (hours: number): string => (hours <= 24 ? 'amanhã' : `em ${hours / 24} dias`);
const REMINDER_WORDS: Readonly<
  Record<VipReminder['reason'], (reminder: VipReminder) => Pick<Words, 'title' | 'message'>>
> = {
  'trial-ends': ({ hoursLeft, price }) => ({
    title: `Seu teste termina em ${hoursLeft} h`,
    message:
      price === null
        ? 'Ele termina sozinho, e nada é cobrado. Dá pra continuar com um plano.'
        : `Depois, ${price}. Dá pra cancelar agora.`,
  }),
  charge: ({ hoursLeft, price }) => ({
    title: `Seu VIP renova ${inDays(hoursLeft)}`,
    message: `${price ?? ''} no seu cartão. Dá pra cancelar antes.`,
  }),
  ends: ({ hoursLeft }) => ({
    title: `Seu VIP termina ${inDays(hoursLeft)}`,
    message: 'Se quiser continuar, dá pra pagar agora: o tempo que falta não se perde.',
  }),
  'charge-failed': ({ endsAt }) => ({
    title: 'Não deu pra cobrar seu cartão',
    message: `Seu VIP continua até ${DAY.format(new Date(endsAt))}. Dá pra pagar de outro jeito.`,
  }),
};

type ReviewWords = (name: string) => Pick<Words, 'title' | 'message'>;
const REVIEW_WORDS: Readonly<Record<KindData['avatar-reviewed']['outcome'], ReviewWords>> = {
  published: (name) => ({
    title: `${name} está no catálogo`,
    message: 'Agora outras pessoas podem conversar com ela.',
  }),
  released: (name) => ({
    title: `A análise de ${name} terminou`,
    message: 'Está tudo certo. Dá pra conversar com ela.',
  }),
  refused: (name) => ({
    title: `${name} não pôde ser publicada`,
    message: 'Dá pra editar e pedir uma nova análise.',
  }),
  removed: (name) => ({ title: `${name} saiu do catálogo`, message: 'Dá pra editar e pedir uma nova análise.' }),
};

/** Every notice there is: sentences, setting, target. Later features add theirs here and call `notify`. */
export const NOTIFICATION_KINDS: { readonly [Name in KindName]: Kind<KindData[Name]> } = {
  welcome: {
    type: 'info',
    systemType: null,
    setting: null,
    push: null,
    compose: ({ coins }) => ({
      title: 'Que bom te ver por aqui',
      message: `Suas ${coins} moedas já estão na conta.`,
      description: 'Escolha uma companhia e comece uma conversa. Todas são personagens de IA.',
      actionUrl: '/',
      subject: 'welcome',
    }),
  },
  'low-balance': {
    type: 'alert',
    systemType: 'low_balance',
    setting: null,
    push: null,
    compose: ({ balanceCoins }) => ({
      title: 'Saldo baixo',
      message: balanceCoins === 0 ? 'Suas moedas acabaram' : `Você tem ${countCoins(balanceCoins)}`,
      description: 'Suas conversas continuam guardadas. Dá pra reforçar quando quiser.',
      actionUrl: '/coins',
      subject: 'low-balance',
    }),
  },
  'reward-available': {
    type: 'reward',
    systemType: null,
    setting: 'rewards',
    push: { line: 'message' },
    compose: ({ coins }) => ({
      title: 'Recompensa de hoje',
      message: `${countCoins(coins)} esperando`,
      description: '',
      actionUrl: '/rewards',
      subject: 'reward-available',
    }),
  },
  'reply-ready': {
    type: 'message',
    systemType: null,
    setting: 'messages',
    push: { line: 'Tem mensagem nova na conversa.' },
    compose: ({ conversationId, name, text }) => ({
      title: `${name} respondeu`,
      message: snippetOf(text),
      description: '',
      actionUrl: `/chat/${conversationId}`,
      subject: replySubject(conversationId),
    }),
  },
  reengagement: {
    type: 'message',
    systemType: null,
    setting: 'messages',
    push: { line: 'Tem mensagem nova na conversa.' },
    compose: ({ conversationId, name, text }) => ({
      title: `${name} mandou mensagem`,
      message: snippetOf(text),
      description: '',
      actionUrl: `/chat/${conversationId}`,
      subject: replySubject(conversationId),
    }),
  },
  'avatar-reviewed': {
    type: 'info',
    systemType: null,
    setting: null,
    push: { line: 'message' },
    compose: ({ avatarId, name, outcome }) => ({
      ...REVIEW_WORDS[outcome](name),
      description: '',
      actionUrl: '/my-avatars',
      subject: `avatar-review:${avatarId}`,
    }),
  },
  'achievement-unlocked': {
    type: 'reward',
    systemType: 'achievement',
    setting: 'rewards',
    push: null,
    compose: ({ achievementId, title, coins }) => ({
      title: `Conquista nova: ${title}`,
      message: `${countCoins(coins)} pra guardar quando quiser.`,
      description: '',
      actionUrl: '/achievements',
      subject: `achievement:${achievementId}`,
    }),
  },
  'vip-reminder': {
    type: 'system',
    systemType: 'vip_reminder',
    setting: null,
    push: { line: 'message' },
    compose: (reminder) => ({
      ...REMINDER_WORDS[reminder.reason](reminder),
      description: '',
      actionUrl: '/vip-plans',
      subject: 'vip-reminder',
    }),
  },
  'vip-expiry': {
    type: 'system',
    systemType: 'vip_expiry',
    setting: null,
    push: { line: 'message' },
    compose: () => ({
      title: 'Seu VIP terminou',
      message: 'Suas conversas e lembranças continuam aqui.',
      description: '',
      actionUrl: '/vip-plans',
      subject: 'vip-expiry',
    }),
  },
};

/** What notices of replies in one conversation are about. */
export function replySubject(conversationId: string): string {
  return `reply:${conversationId}`;
}

function countCoins(coins: number): string {
  return coins === 1 ? '1 moeda' : `${coins.toLocaleString('pt-BR')} moedas`;
}

/** The beginning of what was said, on one line and without marks. */
function snippetOf(text: string): string {
  const line = text.replace(/[*_]+/gu, '').replace(/\s+/gu, ' ').trim();
  if (line.length <= SNIPPET_LENGTH) return line;
  const cut = line.slice(0, SNIPPET_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/u, '')}…`;
}
