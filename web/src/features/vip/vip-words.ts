/** What plans, trials and memberships say of themselves. Amounts and moments come from the server. */
import type { PriceId } from '@cafune/contract/coins';
import type { Order } from '@cafune/contract/payments';
import { PERKS, type TrialDates, type Vip, type VipCancellation, type VipPlan } from '@cafune/contract/vip';
import { dayAndTimeOf, dayOf, reais } from '../payments/index.ts';

/** "R$ 0", as it is said of today. */
export const NOTHING = `R$${String.fromCodePoint(0xa0)}0`;
/** What can be chosen instead of a plan: the days alone. */
export const TRIAL_ONLY = 'teste';
/** The name under which the way back is kept where no order is opened. */
export const NO_ORDER = 'teste';

/** "por mês", "a cada 3 meses", "por ano". */
export function perPeriod(months: number): string {
  if (months === 1) return 'por mês';
  return months === 12 ? 'por ano' : `a cada ${months} meses`;
}

/** "1 mês", "3 meses", "1 ano". */
export function periodWords(months: number): string {
  if (months === 1) return '1 mês';
  return months === 12 ? '1 ano' : `${months} meses`;
}

/** "R$ 74,90 a cada 3 meses" */
export function priceWords({ priceCents, months }: VipPlan): string {
  return `${reais(priceCents)} ${perPeriod(months)}`;
}

/** "VIP mensal" */
export function planName(plan: Pick<VipPlan, 'label'> | undefined): string {
  return plan === undefined ? 'VIP' : `VIP ${plan.label.toLocaleLowerCase('pt-BR')}`;
}

/** "Dia 9", counted as people do: the day it begins is the first. */
export function trialDay({ startsAt }: TrialDates, at: string): string {
  return `Dia ${dayNumber(startsAt, at)}`;
}

/** "Dias 6 e 7". */
export function reminderDays({ startsAt, remindersAt }: TrialDates): string {
  return `Dias ${LIST.format(remindersAt.map((at) => String(dayNumber(startsAt, at))))}`;
}

/** "28 e 29 de novembro": the month is said once where it is one. `say` writes a whole date. */
export function reminderDates({ remindersAt }: TrialDates, say: (instant: string) => string): string {
  const [last = '', ...before] = [...remindersAt].reverse();
  const month = new Date(last).getMonth();
  const short = (at: string) => (new Date(at).getMonth() === month ? String(new Date(at).getDate()) : say(at));
  return LIST.format([...before.reverse().map(short), say(last)]);
}

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const DAY_MS = 24 * 60 * 60_000;

function dayNumber(startsAt: string, at: string): number {
  const midnight = (instant: string) => new Date(instant).setHours(0, 0, 0, 0);
  return Math.round((midnight(at) - midnight(startsAt)) / DAY_MS) + 1;
}

/** What happens today and when the seven days are over, before they start (product.md "Money"). */
export function trialSentence(plan: VipPlan | null, dates: TrialDates): string {
  const warned = `Avisamos antes, em ${reminderDates(dates, dayOf)}`;
  if (plan === null)
    return `Hoje, ${NOTHING}, sem cartão. No ${trialDay(dates, dates.endsAt).toLowerCase()}, ${dayOf(dates.endsAt)}, a esta mesma hora, o VIP termina sozinho, e nada é cobrado. ${warned}.`;
  return `Hoje, ${NOTHING}. No ${trialDay(dates, dates.chargeAt).toLowerCase()}, ${dayAndTimeOf(dates.chargeAt)}, ${priceWords(plan)}. ${warned}; cancele com um toque.`;
}

export function findPlan(plans: readonly VipPlan[] | undefined, id: string | null | undefined): VipPlan | undefined {
  return plans?.find((plan) => plan.id === id);
}

/** Until when the perks hold. */
export function heldUntil({ graceUntil, endsAt }: Vip): string | null {
  return graceUntil ?? endsAt;
}

/** The time is over and was not paid: the card was refused, or it is one that nobody can charge any more. */
export function didNotPass({ state, renewal }: Vip): boolean {
  return renewal === null ? state === 'past_due' : renewal.hasFailed;
}

/** What a membership is called where it stands alone. */
export function membershipTitle({ state, planId }: Vip, plans: readonly VipPlan[] | undefined): string {
  return state === 'trialing' ? 'Teste de VIP' : planName(findPlan(plans, planId));
}

function nextCharge({ renewal, isCanceled, state }: Vip): string {
  if (renewal !== null)
    return renewal.hasFailed
      ? `${reais(renewal.priceCents)}, que o cartão ainda não pagou`
      : `${reais(renewal.priceCents)} em ${dayAndTimeOf(renewal.at)}`;
  if (isCanceled) return 'Nenhuma: a renovação foi cancelada';
  return state === 'trialing' ? 'Nenhuma: o teste termina sozinho' : 'Nenhuma: o VIP termina sozinho';
}

/** How a membership stands, as rows of a name and a value. */
export function membershipRows(vip: Vip, plans: readonly VipPlan[] | undefined): (readonly [string, string])[] {
  const until = heldUntil(vip);
  const { renewal, nextCoins, state } = vip;
  return [
    ...(until === null ? [] : [['Vale até', dayAndTimeOf(until)] as const]),
    ...(state === 'trialing' && renewal !== null
      ? [['Depois do teste', planName(findPlan(plans, renewal.planId))] as const]
      : []),
    ['Próxima cobrança', nextCharge(vip)],
    ...(nextCoins === null
      ? []
      : [['Próximas moedas', `${nextCoins.coins.toLocaleString('pt-BR')} em ${dayOf(nextCoins.at)}`] as const]),
  ];
}

/** What stays after a cancellation, and until when. */
export function keptWords(vip: Vip): string {
  const until = vip.state === 'past_due' ? null : vip.endsAt;
  return until === null
    ? 'Seu tempo de VIP já acabou, então o VIP termina agora. Nenhuma cobrança vem depois.'
    : `Nenhuma cobrança vem depois, e o VIP continua seu até ${dayAndTimeOf(until)}.`;
}

/** The receipt of a cancellation: when it was, and what holds until when. */
export function canceledWords({ at, holdsUntil }: VipCancellation): string {
  const kept = holdsUntil === null ? 'O VIP terminou' : `O VIP continua seu até ${dayAndTimeOf(holdsUntil)}`;
  return `Cancelado em ${dayAndTimeOf(at)}. Nenhuma cobrança vem depois. ${kept}. O recibo vai pro seu e-mail.`;
}

type Terms = { months: number; priceCents: number; renews: boolean };

/** When it is charged again, in words that hold whenever it is paid. */
export function nextWords(terms: Terms, vip: Vip | undefined): string {
  return terms.renews ? renewalWords(terms, vip) : onceWords(terms, vip);
}

function renewalWords({ months, priceCents }: Terms, vip: Vip | undefined): string {
  const period = periodWords(months);
  // After the end it counts from the day it is paid.
  const endsAt = vip?.isMember === true && vip.state !== 'past_due' ? vip.endsAt : null;
  const when = endsAt === null ? `daqui a ${period}` : `${period} depois de ${dayOf(endsAt)}`;
  return `A próxima cobrança, ${reais(priceCents)}, vem ${when}. Avisamos 3 dias e 1 dia antes; cancele com um toque.`;
}

/** What is paid while a refused card is tried again counts from then on, and the card goes on after it. */
function onceWords({ months }: Terms, vip: Vip | undefined): string {
  const period = periodWords(months);
  const renews = vip?.isMember === true && vip.renewal !== null;
  if (vip?.isMember === true && vip.state !== 'past_due' && vip.endsAt !== null)
    return `Pagamento único: soma ${period} ao que já é seu, a partir de ${dayOf(vip.endsAt)}.${renews ? ' Depois, o cartão guardado continua renovando.' : ''}`;
  return renews
    ? `Pagamento único: vale por ${period} a partir de agora. Depois, o cartão guardado volta a renovar; dá pra cancelar com um toque.`
    : `Pagamento único: vale por ${period} e termina sozinho.`;
}

/** Whether what an order bought renews, when and for how much, as a row of its receipt. Nothing while that is not known. */
export function renewalRows(
  { renews, productId, status }: Pick<Order, 'renews' | 'productId' | 'status'>,
  vip: Vip | undefined,
): (readonly [string, string])[] {
  if (!renews) return [['Renovação', 'Não renova']];
  if (vip === undefined) return [];
  if (vip.renewal?.planId === productId) return [['Próxima cobrança', nextCharge(vip)]];
  const isOver = vip.isCanceled || vip.state === 'ended' || vip.renewal !== null || status !== 'paid';
  return isOver ? [['Renovação', 'Cancelada']] : [];
}

/** What ends when a purchase is given back: its own time and coins, and the renewal where it came with it or no other time is left. */
export function withdrawalEffect({ renews }: Pick<Order, 'renews'>, vip: Vip | undefined): string {
  const hasRenewal = vip === undefined ? renews : vip.renewal !== null;
  const ends = renews && hasRenewal ? 'O VIP desta compra e a renovação dele terminam' : 'O VIP desta compra termina';
  const stays =
    hasRenewal && !renews
      ? ' A renovação que você já tem continua se ainda sobrar outro tempo de VIP; se não sobrar, ela termina junto.'
      : '';
  return `${ends} na hora, e as moedas que vieram com ele saem do seu saldo.${stays}`;
}

/** How much of a feature VIP holds without coins; 0 where all of it is free. */
export function freeOf(id: PriceId): number {
  const perk = PERKS[id];
  return perk === 'always' ? 0 : perk.free;
}
