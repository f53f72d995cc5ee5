import type { AffiliatePanel } from '@cafune/contract/affiliates/earnings';
import { ChevronDown } from 'lucide-react';
import { count, dayName, money } from '../words.ts';

/** The chart in numbers, newest first. */
export function DayTable({ days }: Pick<AffiliatePanel, 'days'>) {
  return (
    <details className="panel-details">
      <summary>
        Ver em tabela
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must answer to the keyboard */}
      <section className="panel-scroll" aria-label="Números de cada dia" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Cliques</th>
              <th scope="col">Cadastros</th>
              <th scope="col">Comissão</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, clicks, signUps, commissionCents }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{dayName(day)}</time>
                </th>
                <td>{count(clicks)}</td>
                <td>{count(signUps)}</td>
                <td>{money(commissionCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
