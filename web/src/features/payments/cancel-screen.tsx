import './payments.css';
import './outcome.css';
import { BOLETO_CONFIRM_DAYS, type Order, type PaymentMethod, type ProductKind } from '@cafune/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { packsQuery } from './api.ts';
import { BuyButton } from './components/buy-button.tsx';
import { OrderLine } from './components/order-line.tsx';
import { NoOrder, OrderSkeleton, OrderView } from './components/order-view.tsx';
import { readReturn } from './intent.ts';
import { dayAndTimeOf } from './moments.ts';
import { placeOf, useRightPlace } from './order-places.ts';

type Words = { title: string; line: string; again: string };

/** What happens when the money arrives after all. */
const ARRIVES: Readonly<Record<ProductKind, string>> = { coins: 'as moedas caem', vip: 'o VIP começa' };
const EXPIRED: Readonly<Record<PaymentMethod, (arrives: string) => Words>> = {
  pix: (arrives) => ({
    title: 'O tempo do código acabou',
    line: `Nada foi cobrado. Se você já pagou, espere um pouco: assim que o banco avisar, ${arrives}.`,
    again: 'Gerar novo código',
  }),
  card: () => ({
    title: 'O tempo do pagamento acabou',
    line: 'Nada foi cobrado. Dá pra tentar de novo quando quiser.',
    again: 'Tentar de novo',
  }),
  boleto: (arrives) => ({
    title: 'O boleto venceu',
    line: `O banco não confirmou o pagamento. Se você pagou mesmo assim, ${arrives} quando ele confirmar.`,
    again: 'Gerar novo boleto',
  }),
};
const FAILED: Words = {
  title: 'O pagamento não passou',
  line: 'O banco recusou, e nada foi cobrado. Às vezes é limite ou um número trocado; outra forma de pagamento também serve.',
  again: 'Tentar de novo',
};
/** Nobody refuses a boleto: it was not paid, or not in time. */
const UNPAID_BOLETO = (arrives: string): Words => ({
  title: 'O boleto não foi pago',
  line: `O banco encerrou este boleto sem pagamento. Se você pagou mesmo assim, ${arrives} quando ele confirmar.`,
  again: 'Gerar novo boleto',
});
const CANCELED: Words = {
  title: 'Pedido cancelado',
  line: 'Nada foi cobrado, e seu saldo continua como estava.',
  again: 'Fazer o pedido de novo',
};

function wordsFor({ status, method, product }: Order): Words {
  if (status === 'failed') return method === 'boleto' ? UNPAID_BOLETO(ARRIVES[product]) : FAILED;
  return status === 'expired' ? EXPIRED[method](ARRIVES[product]) : CANCELED;
}

/** An order that was not paid: kindly, that nothing was charged, and the same again in one click. */
export function CancelScreen({ orderId }: { orderId: string }) {
  return (
    <div className="order-page">
      <title>Pagamento não concluído · Cafuné</title>
      <OrderView
        id={orderId}
        none={
          <NoOrder title="Nada foi cobrado" line="Não há pagamento em andamento. Seu saldo continua como estava." />
        }
      >
        {(order) => <Outcome order={order} />}
      </OrderView>
    </div>
  );
}

function Outcome({ order }: { order: Order }) {
  const isRight = useRightPlace(order, '/payment-cancel');
  if (!isRight) return <OrderSkeleton />;
  if (order.status === 'waiting') return <StillOpen order={order} />;
  if (order.confirmedUntil !== null) return <Confirming order={order} until={order.confirmedUntil} />;
  const { title, line, again } = wordsFor(order);
  return (
    <div className="outcome">
      <EmptyState title={title} line={line} />
      <OrderLine order={order} />
      <div className="outcome-acts">
        {order.product === 'coins' ? (
          <CoinsAgain order={order} again={again} />
        ) : (
          <VipAgain order={order} again={again} />
        )}
      </div>
    </div>
  );
}

type AgainProps = { order: Order; again: string };

/** The pack at today's price; where it is not sold any more, or cannot be read, the way to the others. */
function CoinsAgain({ order: { id, productId: packId, method }, again }: AgainProps) {
  const store = useQuery(packsQuery);
  const pack = store.data?.methods.includes(method) ? store.data.items.find((item) => item.id === packId) : undefined;
  return (
    <>
      {store.isPending && <Skeleton style={{ height: 52, borderRadius: 26 }} />}
      {pack !== undefined && (
        <BuyButton purchase={{ packId, method }} priceCents={pack.priceCents} label={again} backTo={readReturn(id)} />
      )}
      <Link
        to="/coins"
        search={{ pacote: packId }}
        className={buttonClass(pack === undefined && !store.isPending ? 'primary' : 'line', 'lg')}
      >
        Escolher outra forma
      </Link>
    </>
  );
}

/** A plan is chosen where it says what it costs today and what it renews. */
function VipAgain({ order: { id, productId: plano, method: metodo }, again }: AgainProps) {
  const back = readReturn(id);
  const voltar = back === null ? {} : { voltar: back };
  return (
    <>
      <Link to="/vip-checkout" search={{ plano, metodo, ...voltar }} className={buttonClass('primary', 'lg')}>
        {again}
      </Link>
      <Link to="/vip-plans" search={{ plano, ...voltar }} className={buttonClass('line', 'lg')}>
        Escolher outra forma
      </Link>
    </>
  );
}

/** A boleto whose time is over and which may have been paid in it: nobody should pay twice. */
function Confirming({ order, until }: { order: Order; until: string }) {
  const { product, productId } = order;
  return (
    <div className="outcome">
      <EmptyState
        title="Esperando o banco confirmar"
        line={`O boleto venceu. Se você pagou no prazo, está tudo certo: o banco leva até ${BOLETO_CONFIRM_DAYS} dias úteis pra confirmar, e ${ARRIVES[product]} sem você fazer nada.`}
      />
      <OrderLine order={order} />
      <p className="fine num">{`A gente continua conferindo até ${dayAndTimeOf(until)}. Pode fechar esta página.`}</p>
      <div className="outcome-acts">
        <Link to="/compras" className={buttonClass('primary', 'lg')}>
          Ver suas compras
        </Link>
        {product === 'coins' ? (
          <Link to="/coins" search={{ pacote: productId }} className={buttonClass('ghost', 'lg')}>
            Não paguei: comprar de novo
          </Link>
        ) : (
          <Link to="/vip-plans" search={{ plano: productId }} className={buttonClass('ghost', 'lg')}>
            Não paguei: assinar de novo
          </Link>
        )}
      </div>
    </div>
  );
}

/** Back from the provider's page without having paid. */
function StillOpen({ order }: { order: Order }) {
  const until = order.payUntil === null ? '' : ` até ${dayAndTimeOf(order.payUntil)}`;
  return (
    <div className="outcome">
      <EmptyState
        title="Ainda não foi pago"
        line={`Nada foi cobrado até agora. O pedido continua aberto${until}.`}
        action={
          <Link to={placeOf(order)} search={{ order: order.id }} className={buttonClass('primary', 'lg')}>
            Continuar o pagamento
          </Link>
        }
      />
      <OrderLine order={order} />
    </div>
  );
}
