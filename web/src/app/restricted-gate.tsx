import './gate.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarsQuery, NO_FILTER } from '../features/avatars/index.ts';
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
 * Restricted features need an age that was verified, not declared (safety.md "Age"). Verification has not opened, so the
 * door stays closed for everyone, says so, and offers the way back.
 */
export function RestrictedGate({ title, trail, promise, facts, hostess }: RestrictedGateProps) {
  const { data } = useInfiniteQuery(avatarsQuery(NO_FILTER));
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
          <h2 id="idade">Só com a idade confirmada.</h2>
          <p>
            {title} {promise} Aqui, a data que você disse no cadastro não basta: a idade precisa ser confirmada. Essa
            confirmação ainda não abriu, então a porta está fechada pra todo mundo.
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
            <Link to="/" className={buttonClass('primary', 'lg')}>
              Conhecer companhias
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}
