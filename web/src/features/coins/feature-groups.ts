/** What coins are for, in the order people come upon it, and where it is done. */
import type { Price, PriceId } from '@cafune/contract/coins';
import {
  AudioLines,
  Camera,
  ClipboardCheck,
  Coins,
  Drama,
  Headphones,
  type LucideIcon,
  MessageCircle,
  RefreshCw,
  Star,
  UserRoundPlus,
  WandSparkles,
  Wind,
} from 'lucide-react';

type Place = { to: '/chats' | '/criar-namorada-ia' | '/'; label: string };
export type Feature = {
  id: PriceId;
  icon: LucideIcon;
  /** What the price is for, and when there is none. */
  line: string;
};
export type FeatureGroup = {
  id: string;
  title: string;
  /** Where all of it is done today; left out for what has not opened. */
  place?: Place;
  features: readonly Feature[];
};

export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    id: 'conversa',
    title: 'Na conversa',
    place: { to: '/chats', label: 'Suas conversas' },
    features: [
      { id: 'chat-reply', icon: MessageCircle, line: 'Cada resposta dela. A que falha não custa nada.' },
      { id: 'chat-regenerate', icon: RefreshCw, line: 'Pedir outra versão, ou que ela siga em frente.' },
      {
        id: 'message-voice',
        icon: Headphones,
        line: 'Na voz dela, quando há uma. A voz do seu aparelho não custa nada.',
      },
      {
        id: 'chat-photo',
        icon: Camera,
        line: 'Um retrato desenhado na hora, no lugar e na roupa que você pedir.',
      },
    ],
  },
  {
    id: 'criar',
    title: 'Criar companhias',
    place: { to: '/criar-namorada-ia', label: 'Criar companhia' },
    features: [
      { id: 'avatar-create', icon: UserRoundPlus, line: 'Do rosto ao jeito de falar.' },
      { id: 'avatar-help', icon: WandSparkles, line: 'Um retrato ou uma história, a partir do que você contar.' },
    ],
  },
  {
    id: 'descobrir',
    title: 'Conhecer gente',
    place: { to: '/', label: 'Passar os retratos' },
    features: [{ id: 'super-like', icon: Star, line: 'Passar, curtir e voltar atrás não custam nada.' }],
  },
  {
    id: 'ainda-nao',
    title: 'Ainda não abriram',
    features: [
      { id: 'roleplay-turn', icon: Drama, line: 'Histórias com cenário, papel e objetivo.' },
      {
        id: 'voice-fantasy-minute',
        icon: AudioLines,
        line: 'Ela fala, você responde. Só com a idade confirmada.',
      },
      { id: 'guided-session', icon: Wind, line: 'Uma sessão guiada, passo a passo. Só com a idade confirmada.' },
      {
        id: 'restricted-evaluation',
        icon: ClipboardCheck,
        line: 'O que você mandar, avaliado por ela. Só com a idade confirmada.',
      },
    ],
  },
];

/** Whether something can be done today. */
export function isOpenFeature(id: PriceId): boolean {
  return FEATURE_GROUPS.some(({ place, features }) => place !== undefined && features.some((one) => one.id === id));
}

export type PricedFeature = Feature & { price: Price };
export type PricedGroup = Omit<FeatureGroup, 'features'> & { features: PricedFeature[] };

/** The groups with today's prices. A price nobody wrote a line for is shown all the same, at the end. */
export function withPrices(prices: readonly Price[]): PricedGroup[] {
  const priceOf = new Map(prices.map((price) => [price.id, price]));
  const groups: PricedGroup[] = FEATURE_GROUPS.map((group) => ({
    ...group,
    features: group.features.flatMap((feature) => {
      const price = priceOf.get(feature.id);
      return price === undefined ? [] : [{ ...feature, price }];
    }),
  }));
  const named = new Set(FEATURE_GROUPS.flatMap(({ features }) => features.map(({ id }) => id)));
  const others = prices
    .filter(({ id }) => !named.has(id))
    .map((price) => ({ id: price.id, icon: Coins, line: '', price }));
  if (others.length > 0) groups.push({ id: 'outros', title: 'Também', features: others });
  return groups.filter(({ features }) => features.length > 0);
}
