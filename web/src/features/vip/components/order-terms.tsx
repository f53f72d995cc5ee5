import type { Order } from '@cafune/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayAndTimeOf } from '../../payments/index.ts';
import { plansQuery, trialDatesQuery, useVip } from '../api.ts';
import { findPlan, nextWords, priceWords } from '../vip-words.ts';

/** Of an order that waits: whether it renews, when, for how much, and where that is ended. */
export function OrderTerms({ order }: { order: Order }) {
  const { productId, priceCents, renews, renewalCents } = order;
  const isTrial = priceCents === 0;
  const vip = useVip();
  const plans = useQuery(plansQuery);
  const dates = useQuery({ ...trialDatesQuery, enabled: isTrial });
  const plan = findPlan(plans.data?.items, productId);
  if (plan === undefined || (isTrial && dates.data === undefined)) return null;
  return (
    <p className="fine num">
      {dates.data === undefined
        ? nextWords({ months: plan.months, priceCents, renews }, vip.data)
        : `Guardando o cartão agora, a primeira cobrança vem em ${dayAndTimeOf(dates.data.chargeAt)}: ${priceWords({ ...plan, priceCents: renewalCents ?? plan.priceCents })}. Avisamos antes.`}
      {renews && (
        <>
          {' Dá pra cancelar em '}
          <Link to="/vip-plans" className="link">
            Seu VIP
          </Link>
          .
        </>
      )}
    </p>
  );
}
