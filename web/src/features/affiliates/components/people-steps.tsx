import type { AffiliatePanel } from '@cafune/contract/affiliates/earnings';
import type { CSSProperties } from 'react';
import { count, money, share } from '../words.ts';

type PeopleStepsProps = Pick<AffiliatePanel, 'people' | 'revenueCents'>;

function stepsOf({ clicks, visitors, signUps, trials, buyers }: AffiliatePanel['people']) {
  const steps = [
    { name: 'Cliques', people: clicks },
    { name: 'Visitantes', people: visitors },
    { name: 'Cadastros', people: signUps },
    { name: 'Testes do VIP', people: trials },
    { name: 'Compradores', people: buyers },
  ];
  const most = Math.max(1, ...steps.map(({ people }) => people));
  return steps.map((step, index) => {
    const before = steps[index - 1];
    return {
      ...step,
      length: step.people / most,
      conversion: before === undefined ? null : share(step.people, before.people),
    };
  });
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
                <span className="visually-hidden"> do passo anterior</span>
              </small>
            )}
            <i style={{ '--length': length } as CSSProperties} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className="panel-note">
        A porcentagem é sobre o passo de cima. Quem digita o código chega sem clicar, e por isso ela pode passar de
        100%.
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
