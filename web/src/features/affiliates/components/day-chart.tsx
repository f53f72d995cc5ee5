import '../chart.css';
import type { AffiliatePanel } from '@cafune/contract/affiliates/earnings';
import { type CSSProperties, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { heightOf, type Scale, scaleFor } from '../chart-scale.ts';
import { count, counted, dayName, money, shortDay } from '../words.ts';
import { DayTable } from './day-table.tsx';

type Days = AffiliatePanel['days'];
type Day = Days[number];

/** Smaller steps would be halves of people, and less than a real. */
const LEAST_STEP = { people: 1, cents: 100 };
const LABELS = 4;

const SERIES = { clicks: 'Cliques', 'sign-ups': 'Cadastros', commission: 'Comissão' } as const;

/** What happened each day: clicks, sign-ups and commission, each on a scale of its own over the same days, and as a table. */
export function DayChart({ days }: { days: Days }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const clicks = scaleFor(
    days.map((day) => day.clicks),
    LEAST_STEP.people,
  );
  const signUps = scaleFor(
    days.map((day) => day.signUps),
    LEAST_STEP.people,
  );
  const cents = scaleFor(
    days.map((day) => day.commissionCents),
    LEAST_STEP.cents,
  );
  const shown = pointed === null ? undefined : days[pointed];
  const pointAt = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * days.length);
    setPointed(Math.min(days.length - 1, Math.max(0, index)));
  };
  return (
    <section className="card panel-card panel-chart" aria-labelledby="por-dia">
      <h3 className="t-title-3" id="por-dia">
        Dia a dia
      </h3>
      <p className="panel-note">{findingOf(days)}</p>
      <div className="panel-plots">
        <Plot series="clicks" scale={clicks} label={count}>
          <Line days={days} scale={clicks} of={(day) => day.clicks} />
        </Plot>
        <Plot series="sign-ups" scale={signUps} label={count}>
          <Bars days={days} scale={signUps} of={(day) => day.signUps} />
        </Plot>
        <Plot series="commission" scale={cents} label={wholeReais}>
          <Bars days={days} scale={cents} of={(day) => day.commissionCents} />
        </Plot>
        <DayLabels days={days} />
        <div
          className="panel-pointer"
          aria-hidden="true"
          onPointerMove={pointAt}
          onPointerDown={pointAt}
          onPointerLeave={() => setPointed(null)}
        >
          {shown !== undefined && pointed !== null && <Pointed day={shown} at={(pointed + 0.5) / days.length} />}
        </div>
      </div>
      <DayTable days={days} />
    </section>
  );
}

function wholeReais(cents: number): string {
  return money(cents).replace(/,00$/u, '');
}

/** All of it in a sentence. */
function findingOf(days: Days): string {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'Nenhum dia por aqui ainda.';
  const sum = (of: (day: Day) => number): number => days.reduce((total, day) => total + of(day), 0);
  const clicks = counted(
    sum((day) => day.clicks),
    ['clique', 'cliques'],
  );
  const signUps = counted(
    sum((day) => day.signUps),
    ['cadastro', 'cadastros'],
  );
  const commission = money(sum((day) => day.commissionCents));
  const all = `De ${dayName(first.day)} a ${dayName(last.day)}: ${clicks}, ${signUps} e ${commission} de comissão.`;
  const best = days.reduce((most, day) => (day.clicks > most.clicks ? day : most), first);
  return best.clicks === 0 ? all : `${all} O dia com mais cliques foi ${dayName(best.day)}, com ${count(best.clicks)}.`;
}

type PlotProps = {
  series: keyof typeof SERIES;
  scale: Scale;
  label: (value: number) => string;
  children: ReactNode;
};

/** A grid with its axis and its name. Its numbers are said by the table. */
function Plot({ series, scale, label, children }: PlotProps) {
  return (
    <div className="panel-plot" data-series={series} aria-hidden="true">
      <b>{SERIES[series]}</b>
      <div className="panel-grid">
        {scale.ticks.map((tick) => (
          <span key={tick} data-zero={tick === 0} style={{ '--y': heightOf(tick, scale) } as CSSProperties}>
            {label(tick)}
          </span>
        ))}
        {children}
      </div>
    </div>
  );
}

type ShapeProps = { days: Days; scale: Scale; of: (day: Day) => number };

/** A line through the middle of every day, in a box of 100 by 100 that stretches. */
function Line({ days, scale, of }: ShapeProps) {
  const fade = useId();
  const points = days.map((day, index) => {
    const x = ((index + 0.5) / days.length) * 100;
    return `${x.toFixed(2)} ${(100 - heightOf(of(day), scale) * 100).toFixed(2)}`;
  });
  const edge = 50 / days.length;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--pitanga)" stopOpacity="0.4" />
        <stop offset="1" stopColor="var(--pitanga)" stopOpacity="0" />
      </linearGradient>
      <path d={`M${points.join('L')}L${100 - edge} 100L${edge} 100Z`} fill={`url(#${fade})`} />
      <path d={`M${points.join('L')}`} className="panel-line" />
    </svg>
  );
}

/** A bar for each day from the line of zero up, or down where more was taken back than came. */
function Bars({ days, scale, of }: ShapeProps) {
  const zero = heightOf(0, scale);
  return (
    <div className="panel-bars">
      {days.map((day) => {
        const end = heightOf(of(day), scale);
        const style = { '--from': Math.min(zero, end), '--size': Math.abs(end - zero) } as CSSProperties;
        return <i key={day.day} data-down={end < zero || undefined} style={style} />;
      })}
    </div>
  );
}

/** A few days by name, so far apart that they fit a phone. */
function DayLabels({ days }: { days: Days }) {
  const step = Math.max(1, (days.length - 1) / (LABELS - 1));
  const indexes = Array.from({ length: Math.min(LABELS, days.length) }, (_none, index) => Math.round(index * step));
  return (
    <p className="panel-days num" aria-hidden="true">
      {indexes.map((index) => (
        <span key={index} style={{ '--x': (index + 0.5) / days.length } as CSSProperties}>
          {shortDay(days[index]?.day ?? '')}
        </span>
      ))}
    </p>
  );
}

/** The values of the day under the pointer. Who has no pointer reads them in the table. */
function Pointed({ day, at }: { day: Day; at: number }) {
  return (
    <div className="panel-pointed" style={{ '--x': at } as CSSProperties}>
      <dl className="num">
        <dt>{dayName(day.day)}</dt>
        <dd data-series="clicks">
          <span>{SERIES.clicks}</span> {count(day.clicks)}
        </dd>
        <dd data-series="sign-ups">
          <span>{SERIES['sign-ups']}</span> {count(day.signUps)}
        </dd>
        <dd data-series="commission">
          <span>{SERIES.commission}</span> {money(day.commissionCents)}
        </dd>
      </dl>
    </div>
  );
}
