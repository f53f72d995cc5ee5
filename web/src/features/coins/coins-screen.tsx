import './coins.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAuth } from '../auth/index.ts';
import { currentPricesQuery, useBalance } from './api.ts';
import { BalanceCard } from './components/balance-card.tsx';
import { PriceList } from './components/price-list.tsx';
import { Statement } from './components/statement.tsx';

/** Balance, what coins are for, and the whole statement. Nothing is sold here yet, and the page says so. */
export function CoinsScreen() {
  const auth = useAuth();
  return (
    <div className="coins">
      <title>Moedas · Cafuné</title>
      <div>{auth.isAuthenticated ? <OwnBalance /> : <VisitorBalance loading={auth.isLoading} />}</div>
      <div className="coins-side grid gap-6">
        <section className="card coins-how" aria-labelledby="como">
          <h2 id="como">Como as moedas chegam</h2>
          <p>
            Toda conta nova começa com <b>500 moedas</b>. Por enquanto é assim que elas chegam: aqui não se vendem
            moedas.
          </p>
        </section>
        <section className="grid gap-3" aria-labelledby="precos">
          <h2 id="precos">Pra que servem</h2>
          <PriceList />
          <p className="t-caption ink-3">
            Resposta que falha, ou que você para antes da primeira palavra, não custa nada.
          </p>
        </section>
      </div>
      {auth.isAuthenticated && (
        <section className="coins-statement grid gap-3" aria-labelledby="extrato">
          <h2 id="extrato">Extrato</h2>
          <p className="t-caption ink-3">Cada moeda que entra ou sai, com origem e motivo.</p>
          <Statement />
        </section>
      )}
    </div>
  );
}

function OwnBalance() {
  const coins = useBalance();
  const prices = useQuery(currentPricesQuery);
  if (coins === null) return <Skeleton style={{ height: 148, borderRadius: 30 }} />;
  const reply = prices.data?.find((price) => price.id === 'chat-reply');
  return <BalanceCard coins={coins} replyCoins={reply?.coins ?? null} />;
}

function VisitorBalance({ loading }: { loading: boolean }) {
  if (loading) return <Skeleton style={{ height: 148, borderRadius: 30 }} />;
  return (
    <section className="card coins-how" aria-labelledby="visita">
      <h2 id="visita">Você está como visitante</h2>
      <p>Visitantes têm 15 respostas grátis. Com a conta criada, você ganha 500 moedas e guarda suas conversas.</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Link to="/register" className={buttonClass('primary')}>
          Criar conta
        </Link>
        <Link to="/login" className={buttonClass('line')}>
          Entrar
        </Link>
      </div>
    </section>
  );
}
