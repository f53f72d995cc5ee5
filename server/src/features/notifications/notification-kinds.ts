import type { NOTIFICATION_TYPES, NotificationSettings } from '@cafune/contract/notifications';
import type { ProductKind } from '@cafune/contract/payments';
import { momentInWords } from '../../platform/calendar-day.ts';
import { reais } from '../../platform/letter.ts';
import type { VipReminder } from '../vip/index.ts';

type OrderRef = { orderId: string; product: ProductKind; title: string };

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
  /** `key` is what makes it one: of two that wait, each is an alert. */
  'vip-reminder': VipReminder & { key: string };
  /** `isTrialHad`: it was a trial, of somebody who had theirs with another account. */
  'vip-expiry': { key: string; isTrialHad: boolean };
  /** The bank confirmed a boleto, days after its owner left. */
  'boleto-paid': OrderRef;
  /** The bank will not send money back. `isOwn`: the buyer had asked for it. */
  'refund-refused': OrderRef & { refundId: string; amountCents: number; isOwn: boolean };
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

/** Notices are read when people come, and say so days later: they name the day and not how far off it is. */
const inWords = (instant: string): string => momentInWords(new Date(instant));
const REMINDER_WORDS: Readonly<
  Record<VipReminder['reason'], (reminder: VipReminder) => Pick<Words, 'title' | 'message'>>
> = {
  'trial-ends': ({ endsAt, price }) => ({
    title: `Seu teste termina ${inWords(endsAt)}`,
    message:
      price === null
        ? 'Ele termina sozinho, e nada é cobrado. Dá pra continuar com um plano.'
        : `Depois, ${price}. Dá pra cancelar agora.`,
  }),
  charge: ({ endsAt, chargeAt, price }) => ({
    title: `Seu VIP renova ${inWords(chargeAt ?? endsAt)}`,
    message: `${price ?? ''} no seu cartão. Dá pra cancelar antes.`,
  }),
  ends: ({ endsAt }) => ({
    title: `Seu VIP termina ${inWords(endsAt)}`,
    message: 'Se quiser continuar, dá pra pagar agora: o tempo que falta não se perde.',
  }),
  'charge-failed': ({ endsAt }) => ({
    title: 'Não deu pra cobrar seu cartão',
    message: `Seu VIP continua até ${inWords(endsAt)}. Dá pra pagar de outro jeito.`,
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
      subject: `vip-reminder:${reminder.key}`,
    }),
  },
  'vip-expiry': {
    type: 'system',
    systemType: 'vip_expiry',
    setting: null,
    push: { line: 'message' },
    compose: ({ key, isTrialHad }) => ({
      title: isTrialHad ? 'Seu teste terminou' : 'Seu VIP terminou',
      message: isTrialHad
        ? 'O teste grátis é um por pessoa, e você já teve o seu em outra conta. Nada é cobrado.'
        : 'Suas conversas e lembranças continuam aqui.',
      description: '',
      actionUrl: '/vip-plans',
      subject: `vip-expiry:${key}`,
    }),
  },
  'boleto-paid': {
    type: 'info',
    systemType: null,
    setting: null,
    push: { line: 'message' },
    compose: (order) => ({
      title: 'Seu boleto foi confirmado',
      message:
        order.product === 'coins'
          ? `O pagamento ${order.title === countCoins(1) ? 'da' : 'das'} ${order.title} foi confirmado.`
          : `Seu ${order.title} está valendo.`,
      description: '',
      actionUrl: pageOf(order),
      subject: `boleto-paid:${order.orderId}`,
    }),
  },
  'refund-refused': {
    type: 'alert',
    systemType: null,
    setting: null,
    push: { line: 'message' },
    compose: ({ refundId, amountCents, isOwn, ...order }) => ({
      title: 'A devolução não passou',
      message: `O banco não devolveu ${reais(amountCents)}. ${isOwn ? 'Dá pra pedir de novo na página da compra.' : 'Você não precisa fazer nada: a gente vai achar outro jeito.'}`,
      description: '',
      actionUrl: pageOf(order),
      subject: `refund-refused:${refundId}`,
    }),
  },
};

function pageOf({ orderId, product }: OrderRef): string {
  return `/${product === 'coins' ? 'payment-success' : 'vip-payment-success'}?order=${orderId}`;
}

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
