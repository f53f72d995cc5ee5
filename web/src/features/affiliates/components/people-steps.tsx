import type { AffiliatePanel } from '@cafune/contract/affiliates/earnings';
import type { CSSProperties } from 'react';
import { count, money, share } from '../words.ts';

type PeopleStepsProps = Pick<AffiliatePanel, 'people' | 'revenueCents'>;

function stepsOf({ clicks, visitors, signUps, trials, buyers }: AffiliatePanel['people']) {
  const steps = [
    { name: 'Cliques', people: clicks, of: null },
    { name: 'Visitantes', people: visitors, of: clicks },
    { name: 'Cadastros', people: signUps, of: visitors },
    // Nobody needs a trial to buy.
    { name: 'Testes do VIP', people: trials, of: signUps },
    { name: 'Compradores', people: buyers, of: signUps },
  ];
  const most = Math.max(1, ...steps.map(({ people }) => people));
  return steps.map((step) => ({ ...step, length: step.people / most, conversion: conversionOf(step) }));
}

/** More than there were before came another way, by a code or in earlier days: a share would say nothing. */
function conversionOf({ people, of }: { people: number; of: number | null }): string | null {
  if (of === null) return null;
  return people > of ? '—' : share(people, of);
}

/** The way from the first click to a purchase, each step with its share of the one before, and what it brought in. */
export function PeopleSteps({ people, revenueCents }: PeopleStepsProps) {
  return (
    <section className="card panel-card" aria-labelledby="caminho">
      <h3 className="t-title-3" id="caminho">
        Do clique à compra
      </h3>
      <ol className="panel-steps">
        {stepsOf(people).map(({ name, people: many, length, conversion }) => (
          <li key={name}>
            <span>{name}</span>
            <b className="num">{count(many)}</b>
            {conversion !== null && (
              <small className="num">
                {conversion}
                <span className="visually-hidden"> de quem podia chegar aqui</span>
              </small>
            )}
            <i style={{ '--length': length } as CSSProperties} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className="panel-note">
        A porcentagem é sobre o passo de cima; testes e compradores são sobre os cadastros. Quem digita o código chega
        sem clicar, e aí não há porcentagem que faça sentido.
      </p>
      <dl className="panel-revenue">
        <dt>
          Receita <small>o que essas pessoas pagaram nestes dias, menos o que voltou</small>
        </dt>
        <dd className="num">{money(revenueCents)}</dd>
      </dl>
    </section>
  );
}
