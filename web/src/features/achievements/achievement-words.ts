/** How achievements are told and sorted on screen. Pure. */
import {
  ACHIEVEMENT_FAMILIES,
  type Achievement,
  type AchievementFamily,
  type AchievementId,
} from '@cafune/contract/achievements';

const FAMILY_WORDS: Readonly<Record<AchievementFamily, string>> = {
  conversation: 'Conversa',
  creation: 'Criação',
  exploration: 'Exploração',
  gifts: 'Presentes',
  loyalty: 'Fidelidade',
};
export const FAMILIES = ACHIEVEMENT_FAMILIES.map((id) => ({ id, label: FAMILY_WORDS[id] }));

export function familyWords(family: AchievementFamily): string {
  return FAMILY_WORDS[family];
}

type Place = {
  to: '/explorar' | '/chats' | '/criar-namorada-ia' | '/my-avatars' | '/feed' | '/rewards';
  label: string;
};
const FEED: Place = { to: '/feed', label: 'Ver o feed' };
const CHATS: Place = { to: '/chats', label: 'Ver conversas' };
const EXPLORE: Place = { to: '/explorar', label: 'Explorar' };
const MINE: Place = { to: '/my-avatars', label: 'Ver as minhas' };
const PLACES: Readonly<Partial<Record<AchievementId, Place>>> = {
  'first-creation': { to: '/criar-namorada-ia', label: 'Criar' },
  'three-creations': { to: '/criar-namorada-ia', label: 'Criar' },
  'finishing-touch': MINE,
  'in-catalogue': MINE,
  'first-meetings': EXPLORE,
  curiosity: EXPLORE,
  'open-heart': EXPLORE,
  'good-neighbours': EXPLORE,
  'liked-that': FEED,
  'small-talk': FEED,
  'seven-beads': { to: '/rewards', label: 'Ver o fio' },
};

/** Where the next step of an achievement is done. */
export function placeFor(id: AchievementId): Place {
  return PLACES[id] ?? CHATS;
}

export function countCoins(coins: number): string {
  return coins === 1 ? '1 moeda' : `${coins.toLocaleString('pt-BR')} moedas`;
}

const number = (value: number): string => value.toLocaleString('pt-BR');

/** "7 de 20". */
export function progressWords({ progress, goal }: Achievement): string {
  return `${number(progress)} de ${number(goal)}`;
}

/** What stands under a medal: what there is to do, or what was done. "Você criou …" is "Criou …" there. */
export function cardSentence(item: Achievement): string {
  const sentence = (isDone(item) ? item.doneSentence : item.sentence).replace(/\.$/u, '').replace(/^Você /u, '');
  return sentence.charAt(0).toLocaleUpperCase('pt-BR') + sentence.slice(1);
}

export function isDone({ unlockedAt }: Achievement): boolean {
  return unlockedAt !== null;
}

/** Won, with its coins still waiting: the newest first. */
export function waitingToBeClaimed(items: readonly Achievement[]): Achievement[] {
  return items
    .filter((item) => item.unlockedAt !== null && item.claimedAt === null)
    .toSorted((one, other) => Date.parse(other.unlockedAt ?? '') - Date.parse(one.unlockedAt ?? ''));
}

/** How near one is, in words that promise no more than there is. */
export function nearWords({ progress, goal }: Achievement): string {
  if (progress === 0) return 'Pra começar';
  return progress * 2 >= goal ? 'Falta pouco' : 'A caminho';
}

/** Where somebody who has begun nothing yet may begin. */
const FIRST: AchievementId = 'first-meetings';

/** The one that lacks the least; for somebody new a gentle first. Undefined when all are done. */
export function nearestOf(items: readonly Achievement[]): Achievement | undefined {
  const open = items.filter((item) => !isDone(item));
  const [nearest] = open.toSorted((one, other) => other.progress / other.goal - one.progress / one.goal);
  if (nearest === undefined || nearest.progress > 0) return nearest;
  return open.find(({ id }) => id === FIRST) ?? nearest;
}
