/** What the card of the day says. Never as pressure: a strand that began again is told kindly, and nothing is counted down. */
import { DAILY_REWARD_COINS, type DailyReward, STRAND_DAYS } from '@cafune/contract/rewards';

/** Coins of a bead, from 1 to 7. */
export function coinsOf(place: number): number {
  return DAILY_REWARD_COINS[place - 1] ?? 0;
}

/** What tomorrow brings when today's is taken. */
function tomorrowOf(reward: DailyReward): number {
  return coinsOf((reward.place % STRAND_DAYS) + 1);
}

const LAST_COINS = coinsOf(STRAND_DAYS);

export function countCoins(coins: number): string {
  return coins === 1 ? '1 moeda' : `${coins.toLocaleString('pt-BR')} moedas`;
}

type Words = { title: string; line: string };

const OPEN_WORDS: readonly { fits: (reward: DailyReward) => boolean; words: (reward: DailyReward) => Words }[] = [
  {
    fits: ({ hasRestarted }) => hasRestarted,
    words: () => ({ title: 'Que bom te ver', line: 'O fio recomeça hoje. O que você já pegou continua seu.' }),
  },
  {
    fits: ({ streakDays }) => streakDays === 0,
    words: (reward) => ({
      title: 'O fio começa aqui',
      line: `Amanhã são ${tomorrowOf(reward)}. No sétimo dia, ${LAST_COINS}.`,
    }),
  },
  {
    fits: ({ place }) => place === STRAND_DAYS,
    words: () => ({ title: 'Sétimo dia', line: 'O fio fica inteiro hoje. Amanhã começa outro.' }),
  },
  {
    fits: ({ place }) => place === STRAND_DAYS - 1,
    words: (reward) => ({ title: dayTitle(reward.streakDays + 1), line: `Amanhã são ${LAST_COINS}.` }),
  },
];

function dayTitle(day: number): string {
  return day === 1 ? 'Primeiro dia' : `Dia ${day.toLocaleString('pt-BR')} seguido`;
}

/** Title and line over the strand. */
export function wordsFor(reward: DailyReward): Words {
  if (reward.state === 'elsewhere')
    return { title: 'Amanhã tem mais', line: 'A recompensa de hoje foi pra outra conta sua.' };
  if (reward.state === 'claimed') return { title: dayTitle(reward.streakDays), line: 'A de hoje já está com você.' };
  const special = OPEN_WORDS.find(({ fits }) => fits(reward));
  if (special) return special.words(reward);
  return {
    title: dayTitle(reward.streakDays + 1),
    line: `Amanhã são ${tomorrowOf(reward)}. No sétimo, ${LAST_COINS}.`,
  };
}

/** What comes next, once today's is taken. */
export function comeBackWords(reward: DailyReward): string {
  if (reward.state === 'claimed' && reward.place === STRAND_DAYS)
    return `Volte amanhã: começa outro fio, com ${countCoins(coinsOf(1))}.`;
  const coins = reward.state === 'claimed' ? tomorrowOf(reward) : coinsOf(reward.place);
  return `Volte amanhã: tem ${countCoins(coins)}.`;
}

export type Bead = { place: number; coins: number; state: 'done' | 'today' | 'ahead'; label: string };

/** The seven beads, today's among them. */
export function beadsOf(reward: DailyReward): Bead[] {
  return DAILY_REWARD_COINS.map((coins, index) => {
    const place = index + 1;
    const state = place < reward.place ? 'done' : place === reward.place ? 'today' : 'ahead';
    return { place, coins, state, label: `Dia ${place}${placeWords(state, reward)}: ${countCoins(coins)}` };
  });
}

function placeWords(state: Bead['state'], reward: DailyReward): string {
  if (state === 'done') return ', já pega';
  if (state === 'ahead') return '';
  if (reward.state === 'elsewhere') return ', amanhã';
  return reward.state === 'claimed' ? ', hoje, já pega' : ', hoje';
}
