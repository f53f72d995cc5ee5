import type { CoinPack, PaymentMethod } from '@cafune/contract/payments';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAuth } from '../../auth/index.ts';
import { coinWords, METHOD_WORDS, reais } from '../money.ts';
import { BuyButton } from './buy-button.tsx';
import { MethodChoice } from './method-choice.tsx';
import { MethodIcon } from './method-icon.tsx';

/** Who has no account comes back to this pack with one. */
function Door({ here, isLoading }: { here: string; isLoading: boolean }) {
  if (isLoading) return <Skeleton className="buy" style={{ height: 52, borderRadius: 26 }} />;
  return (
    <Link to="/register" search={{ voltar: here }} className={buttonClass('primary', 'lg')}>
      Criar conta pra comprar
    </Link>
  );
}

type SummaryProps = {
  pack: CoinPack;
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** The store's own path with what is chosen, to come back to after signing up. */
  here: string;
  backTo: string | null;
};

/** What is about to be bought, how, for how much, and how to undo it: all before the button. */
export function Summary({ pack, methods, method, onMethod, here, backTo }: SummaryProps) {
  const auth = useAuth();
  return (
    <section className="card order-summary" aria-labelledby="resumo">
      <h2 id="resumo">Resumo</h2>
      <dl className="summary-line num">
        <dt>{coinWords(pack.coins)}</dt>
        <dd>{reais(pack.priceCents)}</dd>
      </dl>
      <MethodChoice methods={methods} chosen={method} onChoose={onMethod} />
      <dl className="summary-line summary-total num">
        <dt>Total</dt>
        <dd>{reais(pack.priceCents)}</dd>
      </dl>
      <p className="fine">
        Pagamento único, sem assinatura. Você pode desistir em até 7 dias: as moedas que não usou voltam em dinheiro.
        Moeda comprada não vence.
      </p>
      <div className="summary-foot">
        <p className="summary-what num" aria-hidden="true">
          {coinWords(pack.coins)}
        </p>
        {auth.isAuthenticated ? (
          <BuyButton
            purchase={{ packId: pack.id, method }}
            priceCents={pack.priceCents}
            label={`Pagar com ${METHOD_WORDS[method]}`}
            icon={<MethodIcon method={method} />}
            backTo={backTo}
          />
        ) : (
          <Door here={here} isLoading={auth.isLoading} />
        )}
      </div>
      {!auth.isAuthenticated && !auth.isLoading && (
        <p className="fine">
          Já tem conta?{' '}
          <Link to="/login" search={{ voltar: here }} className="link">
            Entre
          </Link>{' '}
          e volte pra este pacote.
        </p>
      )}
    </section>
  );
}
