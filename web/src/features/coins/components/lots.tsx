import type { CoinLot, LotOrigin } from '@cafune/contract/coins';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { lotsQuery } from '../api.ts';

const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' });

const ORIGINS: Readonly<Record<LotOrigin, string>> = {
  purchase: 'Compradas',
  welcome: 'Boas-vindas',
  'daily-reward': 'Recompensa do dia',
  achievement: 'Conquista',
  vip: 'VIP do mês',
  admin: 'Presente da equipe',
  other: 'De presente',
};

/** The coins that are there by where they came from, in the order in which they are spent. */
export function Lots() {
  const list = useInfiniteQuery(lotsQuery);
  return (
    <PagedRows list={list} failure={sentenceFor} shapes={2} empty="Nenhuma moeda no seu bolso agora.">
      {(pages) => (
        <>
          <ol className="statement">
            {pages
              .flatMap(({ items }) => items)
              .map((lot) => (
                <LotRow key={lot.id} lot={lot} />
              ))}
          </ol>
          <Held coins={pages[0]?.heldCoins ?? 0} />
        </>
      )}
    </PagedRows>
  );
}

function LotRow({ lot: { origin, leftCoins, grantedCoins, receivedAt, expiresAt } }: { lot: CoinLot }) {
  const granted = grantedCoins.toLocaleString('pt-BR');
  return (
    <li>
      <b>{ORIGINS[origin]}</b>
      <span className="statement-amount">
        {leftCoins.toLocaleString('pt-BR')}
        {leftCoins < grantedCoins && <span className="lot-granted"> de {granted}</span>}
        <span className="visually-hidden"> moedas</span>
      </span>
      <time dateTime={receivedAt}>{`Desde ${DAY.format(new Date(receivedAt))}`}</time>
      <small className="num statement-after">
        {expiresAt === null ? 'não vencem' : `vencem em ${DAY.format(new Date(expiresAt))}`}
      </small>
    </li>
  );
}

/** What is under way has its coins set aside: they are in their lots, and not in the balance. */
function Held({ coins }: { coins: number }) {
  if (coins === 0) return null;
  return (
    <p className="t-caption ink-3 num">
      {coins === 1
        ? '1 moeda daqui está separada pra algo em andamento, e por isso não aparece no saldo.'
        : `${coins.toLocaleString('pt-BR')} moedas daqui estão separadas pra algo em andamento, e por isso não aparecem no saldo.`}
    </p>
  );
}
