import '../plans.css';
import type { VipPlan } from '@cafune/contract/vip';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { reais } from '../../payments/index.ts';
import { NOTHING, periodWords, perPeriod, TRIAL_ONLY } from '../vip-words.ts';

type PlanChoiceProps = {
  label: string;
  plans: readonly VipPlan[];
  chosenId: string;
  onChoose: (id: string) => void;
  /** Whether the plan goes on by itself, which changes what one month says. */
  renews: boolean;
  /** Another choice, after the plans. */
  children?: ReactNode;
};

/** The plans as one choice: radio buttons, so that arrows move between them. What is really charged stands large. */
export function PlanChoice({ label, plans, chosenId, onChoose, renews, children }: PlanChoiceProps) {
  return (
    <fieldset className="vip-choice">
      <legend className="visually-hidden">{label}</legend>
      {plans.map((plan) => (
        <Choice
          key={plan.id}
          id={plan.id}
          isChosen={plan.id === chosenId}
          onChoose={onChoose}
          name={plan.label}
          line={lineOf(plan, renews)}
          price={reais(plan.priceCents)}
          per={renews ? perPeriod(plan.months) : `por ${periodWords(plan.months)}`}
          flag={plan.isBestValue ? 'Melhor valor' : undefined}
        />
      ))}
      {children}
    </fieldset>
  );
}

function lineOf({ months, monthCents }: VipPlan, renews: boolean): string {
  if (months > 1) return `${reais(monthCents)} por mês`;
  return renews ? 'Renova todo mês' : 'Um mês inteiro';
}

type TrialOnlyProps = { isChosen: boolean; onChoose: (id: string) => void };

/** The days alone: no card, and no plan after them. */
export function TrialOnlyChoice({ isChosen, onChoose }: TrialOnlyProps) {
  return (
    <Choice
      id={TRIAL_ONLY}
      isChosen={isChosen}
      onChoose={onChoose}
      name="Só os 7 dias"
      line="Sem cartão, termina sozinho"
      price={NOTHING}
      per="e nada depois"
      isWide
    />
  );
}

type ChoiceProps = TrialOnlyProps & {
  id: string;
  name: string;
  line: string;
  price: string;
  per: string;
  flag?: string | undefined;
  isWide?: boolean;
};

function Choice({ id, isChosen, onChoose, name, line, price, per, flag, isWide = false }: ChoiceProps) {
  return (
    <label className="vip-plan" data-checked={isChosen} data-wide={isWide}>
      <input
        type="radio"
        className="visually-hidden"
        name="plano"
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
      {flag !== undefined && <span className="vip-plan-flag">{flag} </span>}
      <span className="vip-plan-dot" aria-hidden="true" />
      <span className="vip-plan-name">
        <b>{name}</b> <small className="num">{line}</small>
      </span>{' '}
      <span className="vip-plan-price num">
        <b>{price}</b> <small>{per}</small>
      </span>
    </label>
  );
}

export function PlanSkeletons({ count }: { count: number }) {
  return (
    <Loading className="vip-choice">
      {Array.from({ length: count }, (_none, index) => `forma-${index}`).map((shape) => (
        <Skeleton key={shape} className="vip-plan-shape" />
      ))}
    </Loading>
  );
}
