import './gate.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarsQuery, NO_FILTER } from '../features/avatars/index.ts';
import { ageQuery } from '../features/safety/index.ts';
import { Breadcrumb } from '../features/seo/index.ts';
import { Button, buttonClass } from '../ui/button.tsx';

type RestrictedGateProps = {
  title: string;
  /** Links between Início and this page. */
  trail?: ReactNode;
  /** What the place is, in a sentence that continues its name. */
  promise: string;
  /** Three plain lines: who, what, how much. */
  facts: readonly string[];
  /** Whose portrait is blurred behind: a place in the catalogue. */
  hostess: number;
};

/**
 * Restricted features need an age that was verified, not declared (safety.md "Age"): one button leads there. What is behind
 * the door has not opened yet, and whoever's age is confirmed is told so.
 */
export function RestrictedGate({ title, trail, promise, facts, hostess }: RestrictedGateProps) {
  const { data } = useInfiniteQuery(avatarsQuery(NO_FILTER));
  const { data: age } = useQuery(ageQuery);
  const isAdult = age?.state === 'adult-verified';
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const behind = data?.pages[0]?.items[hostess];
  return (
    <>
      <title>{`${title} · Cafuné`}</title>
      <div className="gate-crumbs">
        <Breadcrumb current={title}>
          <Link to="/">Início</Link>
          {trail}
        </Breadcrumb>
      </div>
      <div className="gate">
        <div className="gate-art" aria-hidden="true">
          {behind !== undefined && <img src={behind.images.card360} alt="" />}
        </div>
        <section className="gate-card" aria-labelledby="idade">
          <span className="gate-badge" aria-hidden="true">
            18+
          </span>
          <h2 id="idade">{isAdult ? 'Sua idade está confirmada.' : 'Só com a idade confirmada.'}</h2>
          <p>
            {title} {promise}{' '}
            {isAdult
              ? 'Esta parte ainda não abriu. Quando abrir, é só entrar.'
              : 'Aqui, a data que você disse no cadastro não basta: quem confere diz pra gente só se você é uma pessoa adulta.'}
          </p>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>
                <Check className="icon" aria-hidden="true" />
                {fact}
              </li>
            ))}
          </ul>
          <div className="gate-actions">
            <Button size="lg" onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}>
              Voltar
            </Button>
            {isAdult ? (
              <Link to="/" className={buttonClass('primary', 'lg')}>
                Conhecer companhias
              </Link>
            ) : (
              <Link to="/idade" className={buttonClass('primary', 'lg')}>
                Confirmar minha idade
              </Link>
            )}
          </div>
        </section>
      </div>
    </>
  );
}
