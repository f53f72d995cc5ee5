import './coins.css';
import { WELCOME_COINS } from '@cafune/contract/coins';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAuth } from '../auth/index.ts';
import { useBalance } from './api.ts';
import { BalanceCard } from './components/balance-card.tsx';
import { Lots } from './components/lots.tsx';
import { OwedCoins } from './components/owed-coins.tsx';
import { PriceList } from './components/price-list.tsx';
import { Statement } from './components/statement.tsx';
import { currentPricesQuery } from './current-prices.ts';

type CoinsScreenProps = {
  /** The document's title. */
  title: string;
  /** What is sold, what is chosen of it, and what was bought: the parts of a later feature. */
  packs: ReactNode;
  /** What comes without paying: it stands before what is sold. */
  free: ReactNode;
  summary?: ReactNode;
  purchases: ReactNode;
};

/** Balance first, then what can be bought, what coins are for, where those that are there came from, and the whole statement. */
export function CoinsScreen({ title, free, packs, summary, purchases }: CoinsScreenProps) {
  const auth = useAuth();
  return (
    <div className="coins">
      <title>{`${title} · Cafuné`}</title>
      <div className="grid content-start gap-3">
        {auth.isAuthenticated ? <OwnBalance /> : <VisitorBalance loading={auth.isLoading} />}
        {auth.isLoading && <Skeleton className="free-shape" />}
        {auth.isAuthenticated && free}
      </div>
      <div>{packs}</div>
      {summary !== undefined && <div className="coins-side">{summary}</div>}
      <section className="grid gap-3" aria-labelledby="precos">
        <h2 id="precos">Pra que servem</h2>
        <PriceList />
        <p className="t-caption ink-3">
          Toda conta nova começa com {WELCOME_COINS} moedas, de graça, e elas são usadas antes das compradas. Resposta
          que falha, ou que você para antes da primeira palavra, não custa nada.
        </p>
      </section>
      {purchases}
      {auth.isAuthenticated && (
        <>
          <section className="grid gap-3" aria-labelledby="origens">
            <h2 id="origens">De onde vieram</h2>
            <p className="t-caption ink-3">
              As moedas que você tem, na ordem em que são usadas: primeiro as que vencem, depois as outras de presente,
              e por último as compradas.
            </p>
            <Lots />
          </section>
          <section className="grid gap-3" aria-labelledby="extrato">
            <h2 id="extrato">Extrato</h2>
            <p className="t-caption ink-3">O que entrou e o que saiu, com motivo e saldo.</p>
            <Statement />
          </section>
        </>
      )}
    </div>
  );
}

function OwnBalance() {
  const coins = useBalance();
  const prices = useQuery(currentPricesQuery);
  if (coins === null || prices.isLoading) return <Skeleton className="balance-shape" />;
  const reply = prices.data?.find((price) => price.id === 'chat-reply');
  return (
    <>
      <BalanceCard coins={coins} replyCoins={reply?.forYou.coins ?? null} />
      <OwedCoins />
    </>
  );
}

function VisitorBalance({ loading }: { loading: boolean }) {
  if (loading) return <Skeleton className="balance-shape" />;
  return (
    <section className="card coins-how" aria-labelledby="visita">
      <h2 id="visita">Você está como visitante</h2>
      <p>
        Visitantes têm 15 respostas grátis. Com a conta criada, você ganha {WELCOME_COINS} moedas e guarda suas
        conversas.
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Link to="/register" className={buttonClass('creme')}>
          Criar conta
        </Link>
        <Link to="/login" className={buttonClass('line')}>
          Entrar
        </Link>
      </div>
    </section>
  );
}
