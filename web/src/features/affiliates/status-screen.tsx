import { Link } from '@tanstack/react-router';
import { LogOut, RefreshCw } from 'lucide-react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAffiliateStatus } from './api.ts';
import { AffiliatePage } from './components/affiliate-page.tsx';
import { useAffiliateLeave } from './use-affiliate-leave.ts';

const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

/** What the server says about the affiliate session of this browser, to check that entering and leaving work. */
export function StatusScreen() {
  const status = useAffiliateStatus();
  const { leave, isLeaving } = useAffiliateLeave();
  const isIn = status.data?.isAuthenticated === true;
  return (
    <AffiliatePage title="Sessão de afiliado">
      <h1>Sessão de afiliado</h1>
      <section className="card affiliate-status" aria-live="polite" aria-busy={status.isFetching}>
        <dl>
          <div>
            <dt>Situação</dt>
            <dd>{status.data === undefined ? 'Ainda não se sabe' : isIn ? 'Dentro da conta' : 'Fora da conta'}</dd>
          </div>
          <div>
            <dt>Nome</dt>
            <dd>{status.data?.user?.name ?? 'Ninguém'}</dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>{status.data?.user?.email ?? 'Nenhum'}</dd>
          </div>
          <div>
            <dt>Resposta das</dt>
            <dd className="num">{status.data === undefined ? 'Sem resposta' : TIME.format(status.dataUpdatedAt)}</dd>
          </div>
        </dl>
        {status.isError && <Notice kind="error">{sentenceFor(status.error)}</Notice>}
        <div className="affiliate-actions">
          <Button
            variant={isIn ? 'soft' : 'line'}
            icon={<RefreshCw className="icon" aria-hidden="true" />}
            busy={status.isFetching}
            onClick={() => void status.refetch()}
          >
            Atualizar
          </Button>
          {isIn ? (
            <Button
              variant="line"
              icon={<LogOut className="icon" aria-hidden="true" />}
              busy={isLeaving}
              onClick={leave}
            >
              Sair
            </Button>
          ) : (
            <Link to="/affiliate/login" className={buttonClass('primary')}>
              Entrar
            </Link>
          )}
        </div>
      </section>
    </AffiliatePage>
  );
}
