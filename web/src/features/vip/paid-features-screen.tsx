import './paid-features.css';
import { WELCOME_COINS } from '@cafune/contract/coins';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crown } from 'lucide-react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { useOnline } from '../../platform/use-online.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useAuth } from '../auth/index.ts';
import { pricesQuery, useBalance, withPrices } from '../coins/index.ts';
import { useVip } from './api.ts';
import { coinWords, FeatureGroupCard, type GiftPrices, GiftRow } from './feature-group-card.tsx';

const VOLTAR = '/premium-features';

/** Every price there is, without VIP and with it, beside what the person has. */
export function PaidFeaturesScreen({ gifts }: { gifts: GiftPrices }) {
  return (
    <div className="paid">
      <title>Recursos VIP · Cafuné</title>
      <div className="paid-side">
        <Purse />
        <VipCard />
      </div>
      <Groups gifts={gifts} />
    </div>
  );
}

function Groups({ gifts }: { gifts: GiftPrices }) {
  const prices = useQuery(pricesQuery);
  const balance = useBalance();
  if (prices.data === undefined) {
    if (prices.isError) {
      return (
        <section className="card" aria-label="Preços">
          <ErrorState
            message={sentenceFor(prices.error)}
            busy={prices.isFetching}
            onRetry={() => void prices.refetch()}
          />
        </section>
      );
    }
    return (
      <Loading className="paid-groups">
        {['a', 'b', 'c'].map((shape) => (
          <Skeleton key={shape} style={{ height: 220, borderRadius: 22 }} />
        ))}
      </Loading>
    );
  }
  return (
    <div className="paid-groups">
      {withPrices(prices.data).map((group) => (
        <FeatureGroupCard key={group.id} group={group} balance={balance}>
          {group.id === 'conversa' && <GiftRow prices={gifts} />}
        </FeatureGroupCard>
      ))}
    </div>
  );
}

/** What the person has and what it is good for; visitors read how they begin. */
function Purse() {
  const auth = useAuth();
  if (auth.isLoading) return <Skeleton style={{ height: 207, borderRadius: 30 }} />;
  return auth.isAuthenticated ? <OwnPurse /> : <VisitorPurse />;
}

function OwnPurse() {
  const balance = useBalance();
  const online = useOnline();
  const { data } = useQuery(pricesQuery);
  const replyCoins = data?.find(({ id }) => id === 'chat-reply')?.forYou.coins;
  if (balance === null && online) return <Skeleton style={{ height: 207, borderRadius: 30 }} />;
  return (
    <section className="paid-purse" aria-labelledby="seu-saldo">
      <span className="strands" aria-hidden="true" />
      <h2 id="seu-saldo">Seu saldo</h2>
      <p className="paid-balance num">
        <Coin size={40} />
        <strong>{balance === null ? '—' : balance.toLocaleString('pt-BR')}</strong>
        <span>{balance === 1 ? 'moeda' : 'moedas'}</span>
      </p>
      <p>
        {balance === null
          ? 'Sem conexão agora. O saldo aparece quando a internet voltar.'
          : repliesLeft(balance, replyCoins)}
      </p>
      <Link to="/coins" className={buttonClass('primary')}>
        Ver moedas
      </Link>
    </section>
  );
}

function repliesLeft(balance: number, replyCoins: number | undefined): string {
  if (replyCoins === undefined) return 'Cada coisa diz o preço antes de acontecer.';
  if (replyCoins === 0) return 'Pra você, conversar não gasta moedas.';
  const replies = Math.floor(balance / replyCoins);
  if (replies === 0) return 'Ainda não dá pra uma resposta.';
  return `Dá pra mais ${replies.toLocaleString('pt-BR')} ${replies === 1 ? 'resposta' : 'respostas'}.`;
}

function VisitorPurse() {
  return (
    <section className="paid-purse" aria-labelledby="visita">
      <span className="strands" aria-hidden="true" />
      <h2 id="visita">Você está como visitante</h2>
      <p>As 15 primeiras respostas são grátis. Com a conta, que também é grátis, chegam {coinWords(WELCOME_COINS)}.</p>
      <div className="paid-actions">
        <Link to="/register" search={{ voltar: VOLTAR }} className={buttonClass('primary')}>
          Criar conta
        </Link>
        <Link to="/login" search={{ voltar: VOLTAR }} className={buttonClass('line')}>
          Entrar
        </Link>
      </div>
      <Link to="/coins" className="paid-link">
        Como funcionam as moedas
      </Link>
    </section>
  );
}

/** What the crown means, and where one becomes VIP; members are told that these prices are theirs. */
function VipCard() {
  const { data: vip } = useVip();
  const isMember = vip?.isMember === true;
  const mayTry = vip === undefined || vip.trial.isOpen;
  return (
    <section className="card paid-vip" aria-labelledby="com-vip">
      <h2 id="com-vip">
        <Crown className="icon paid-crown" aria-hidden="true" /> {isMember ? 'Você é VIP' : 'Com o VIP'}
      </h2>
      <p>
        {isMember
          ? 'Os preços aqui já são os seus, com o que falta de grátis em cada um.'
          : 'O que está marcado com a coroa é como cada preço fica pra quem é VIP.'}
      </p>
      {!isMember && mayTry ? (
        <Link to="/vip-trial" className={buttonClass('soft', 'sm')}>
          Experimentar 7 dias grátis
        </Link>
      ) : (
        <Link to="/vip-plans" className={buttonClass('soft', 'sm')}>
          {isMember ? 'Ver meu VIP' : 'Ver os planos'}
        </Link>
      )}
    </section>
  );
}
