import type { Affiliate } from '@cafune/contract/affiliates';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AffiliatePage } from './components/affiliate-page.tsx';
import { useAffiliateLeave } from './use-affiliate-leave.ts';

/** Who the affiliate is. There is nothing to count yet, and no number stands in for that. */
export function DashboardScreen({ affiliate }: { affiliate: Affiliate }) {
  const { leave, isLeaving } = useAffiliateLeave();
  return (
    <AffiliatePage title="Painel de afiliado">
      <div className="affiliate-head">
        <div>
          <h1>{affiliate.name}</h1>
          <p>{affiliate.email}</p>
        </div>
        <Button variant="line" icon={<LogOut className="icon" aria-hidden="true" />} busy={isLeaving} onClick={leave}>
          Sair
        </Button>
      </div>
      <section className="card">
        <EmptyState
          title="Sua conta está pronta"
          line="Links e resultados ainda não abriram, e por isso não há números aqui. Quando abrirem, cada um vai ser a conta do que aconteceu."
          action={
            <Link to="/afiliados" className={buttonClass('primary')}>
              Ler sobre o programa
            </Link>
          }
        />
      </section>
    </AffiliatePage>
  );
}
