import type { PaymentMethod } from '@cafune/contract/payments';
import { type Vip, WITHDRAWALS_WINDOW_DAYS } from '@cafune/contract/vip';
import { CalendarClock } from 'lucide-react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useAuth } from '../../auth/index.ts';
import { dayAndTimeOf, MethodChoice, reais, undoWords } from '../../payments/index.ts';
import type { PickedVip } from '../vip-choice.ts';
import { nextWords, planName, priceWords } from '../vip-words.ts';
import { Door, LoginLine } from './door.tsx';
import { PayVipButton } from './pay-vip-button.tsx';

type VipSummaryProps = {
  picked: PickedVip;
  methods: readonly PaymentMethod[];
  /** The person's VIP as it is; undefined for visitors. */
  vip: Vip | undefined;
  /** This page with what is chosen, to come back to after signing up. */
  here: string;
  backTo: string | null;
};

/** What is about to be bought, how, for how much, when it is charged again, and how to undo it: all before the button. */
export function VipSummary({ picked, methods, vip, here, backTo }: VipSummaryProps) {
  const auth = useAuth();
  const { plan, method, canRenew, renews, pickMethod, setRenewal } = picked;
  const sellsAgain = vip?.sellsAgainAt ? <SellsAgain at={vip.sellsAgainAt} /> : null;
  const isVisitor = !auth.isLoading && !auth.isAuthenticated;
  return (
    <section className="card order-summary" aria-labelledby="resumo">
      <h2 id="resumo">Resumo</h2>
      <dl className="summary-line num">
        <dt>{planName(plan)}</dt>
        <dd>{reais(plan.priceCents)}</dd>
      </dl>
      <MethodChoice methods={methods} chosen={method} onChoose={pickMethod} product="vip" />
      {canRenew && (
        <Switch
          label="Renova sozinho"
          hint={renews ? `Depois, ${priceWords(plan)}, no mesmo cartão` : 'Sem renovar, o VIP termina sozinho'}
          checked={renews}
          onChange={setRenewal}
        />
      )}
      <dl className="summary-line summary-total num">
        <dt>Hoje</dt>
        <dd>{reais(plan.priceCents)}</dd>
      </dl>
      <p className="fine num">{`${nextWords({ ...plan, renews }, vip)} ${undoWords({ product: 'vip', priceCents: plan.priceCents })}`}</p>
      <div className="summary-foot">
        <p className="summary-what num" aria-hidden="true">
          {planName(plan)}
        </p>
        {auth.isLoading && <Skeleton className="buy" style={{ height: 52, borderRadius: 26 }} />}
        {isVisitor && <Door here={here} label="Criar conta pra assinar" />}
        {auth.isAuthenticated && (sellsAgain ?? <PayVipButton picked={picked} backTo={backTo} />)}
      </div>
      {isVisitor && (
        <p className="fine">
          <LoginLine here={here} />
        </p>
      )}
    </section>
  );
}

/** Who gave VIP back twice of late reads when a plan is sold again, before anything is paid. */
function SellsAgain({ at }: { at: string }) {
  return (
    <p className="notice num">
      <CalendarClock className="icon" aria-hidden="true" />
      <span>{`Você desistiu do VIP duas vezes nos últimos ${WITHDRAWALS_WINDOW_DAYS} dias. Dá pra assinar de novo a partir de ${dayAndTimeOf(at)}.`}</span>
    </p>
  );
}
