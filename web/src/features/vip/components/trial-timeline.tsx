import type { TrialDates, VipPlan } from '@cafune/contract/vip';
import { Bell, CalendarCheck, type LucideIcon, Sparkles } from 'lucide-react';
import { reais, shortDayOf } from '../../payments/index.ts';
import { NOTHING, reminderDates, reminderDays, trialDay } from '../vip-words.ts';

type TrialTimelineProps = {
  /** Null for the days alone, undefined while it is not known what may be chosen. */
  plan: VipPlan | null | undefined;
  /** Undefined while they are on their way. */
  dates: TrialDates | undefined;
};

/** What happens on which day, on a strand. The last day says what the chosen plan costs. */
export function TrialTimeline({ plan, dates }: TrialTimelineProps) {
  const last = dates && (plan === null ? dates.endsAt : dates.chargeAt);
  return (
    <div className="trial-days">
      <svg
        viewBox="0 0 200 14"
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M0 7c8.300-7 16.700-7 25 0s16.700 7 25 0 16.700-7 25 0 16.700 7 25 0 16.700-7 25 0 16.700 7 25 0 16.700-7 25 0 16.700 7 25 0" />
      </svg>
      <ol>
        <Stop
          icon={Sparkles}
          day="Hoje"
          date={dates && shortDayOf(dates.startsAt)}
          line={`Tudo liberado, ${NOTHING}`}
        />
        <Stop
          icon={Bell}
          day={dates ? reminderDays(dates) : 'Antes do fim'}
          date={dates && reminderDates(dates, shortDayOf)}
          line="Lembretes"
        />
        <Stop
          icon={CalendarCheck}
          day={dates && last !== undefined ? trialDay(dates, last) : 'No fim'}
          date={last && shortDayOf(last)}
          line={lastWords(plan)}
        />
      </ol>
    </div>
  );
}

type StopProps = { icon: LucideIcon; day: string; date: string | undefined; line: string };

function Stop({ icon: Icon, day, date, line }: StopProps) {
  return (
    <li className="num">
      <span>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <b>{day}</b> {date !== undefined && <span className="trial-date">{date}</span>} <span>{line}</span>
    </li>
  );
}

function lastWords(plan: VipPlan | null | undefined): string {
  if (plan === undefined) return 'Só se você ficar';
  return plan === null ? `Termina sozinho, ${NOTHING}` : `${reais(plan.priceCents)}, se você ficar`;
}
