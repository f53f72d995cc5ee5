import '../checkout.css';
import type { Order, PaymentMethod } from '@cafune/contract/payments';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { ThinkingStrands } from '../../../ui/strand.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useCancelOrder, useOrder } from '../api.ts';
import { CHECKOUT_TITLES, checkoutSteps, undoWords } from '../checkout-words.ts';
import { dayOf } from '../moments.ts';
import { isTrialOrder } from '../order-places.ts';
import { CopyField } from './copy-field.tsx';
import { MethodIcon } from './method-icon.tsx';
import { OrderLine } from './order-line.tsx';
import { refOf, TestNotice } from './test-notice.tsx';
import { TimeLeft } from './time-left.tsx';

type PayOrderProps = {
  order: Order;
  /** What comes after it is paid: whether it renews, when, for how much, and where that is ended. */
  terms?: ReactNode;
};

/** An order that waits: the code, the line or the page that pays it, the time left, and the way out. */
export function PayOrder({ order, terms }: PayOrderProps) {
  const { method, payment } = order;
  return (
    <div className="checkout">
      <h2 className="checkout-title">{CHECKOUT_TITLES[method]}</h2>
      <OrderLine order={order} />
      <section className="card checkout-pay" aria-label="Como pagar">
        {payment === null ? <Charging /> : <Payment order={order} payment={payment} />}
        {payment !== null && <Wait order={order} />}
      </section>
      <div className="checkout-more">
        {payment?.isTest === true && <TestNotice payUrl={payment.payUrl} />}
        {payment !== null && (
          <ol className="checkout-steps">
            {checkoutSteps(order).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {terms}
        <p className="fine">{undoWords(order)}</p>
        {payment !== null && <GiveUp id={order.id} />}
      </div>
    </div>
  );
}

/** A kept card is being charged: there is nothing to do here. */
function Charging() {
  return (
    <p className="time-waiting" role="status">
      <ThinkingStrands />
      Esperando a resposta de quem processa o pagamento
    </p>
  );
}

type PaymentProps = { order: Order; payment: NonNullable<Order['payment']> };

function Payment({ order, payment }: PaymentProps) {
  if (payment.pixCode !== null)
    return (
      <>
        <QrCode text={payment.pixCode} label="QR code do Pix" />
        <CopyField
          label="Pix copia e cola"
          text={payment.pixCode}
          done="Código copiado. Agora é colar no app do seu banco."
        />
      </>
    );
  if (payment.boletoLine !== null)
    return (
      <>
        <div className="checkout-words">
          <h3>Linha digitável</h3>
          {order.payUntil !== null && <p>Vence em {dayOf(order.payUntil)}. Dá pra pagar em qualquer banco.</p>}
        </div>
        <CopyField
          label="Linha digitável do boleto"
          text={payment.boletoLine}
          done="Linha copiada. Agora é colar no app do seu banco."
        />
        {!payment.isTest && payment.payUrl !== null && (
          <a className={buttonClass('line')} href={payment.payUrl}>
            <ExternalLink className="icon" aria-hidden="true" />
            Abrir o boleto
          </a>
        )}
      </>
    );
  return <HostedPayment order={order} payment={payment} />;
}

const HOSTED: Readonly<Record<PaymentMethod, { title: string; action: string }>> = {
  pix: { title: 'Pix', action: 'Abrir o Pix' },
  card: { title: 'Cartão de crédito ou débito', action: 'Digitar o cartão' },
  boleto: { title: 'Boleto', action: 'Abrir o boleto' },
};

/** Paid on the provider's page: a card always, everything where the provider shows its own codes. */
function HostedPayment({ order, payment }: PaymentProps) {
  const { title, action } = HOSTED[order.method];
  const look = `${buttonClass('primary', 'lg')} button-block`;
  const inside = (
    <>
      <MethodIcon method={order.method} />
      {action}
    </>
  );
  return (
    <>
      <div className="checkout-words">
        <h3>{title}</h3>
        <p>{hostedWords(order)}</p>
      </div>
      {payment.isTest ? (
        <Link to="/pagamento/teste" search={{ ref: refOf(payment.payUrl) }} className={look}>
          {inside}
        </Link>
      ) : (
        payment.payUrl !== null && (
          <a className={look} href={payment.payUrl}>
            {inside}
          </a>
        )
      )}
    </>
  );
}

function hostedWords(order: Order): string {
  return isTrialOrder(order)
    ? 'Hoje nada é cobrado: o cartão fica guardado com quem processa o pagamento. Depois você volta pra cá.'
    : 'O pagamento acontece na página de quem processa. Depois você volta pra cá.';
}

function Wait({ order }: { order: Order }) {
  const { refetch } = useOrder(order.id);
  const look = useCallback(() => void refetch(), [refetch]);
  return order.payUntil === null ? null : (
    <TimeLeft
      createdAt={order.createdAt}
      payUntil={order.payUntil}
      what={isTrialOrder(order) ? 'o cartão' : 'o pagamento'}
      onOver={look}
    />
  );
}

function GiveUp({ id }: { id: string }) {
  const { mutate, isPending } = useCancelOrder();
  return (
    <Button
      variant="ghost"
      busy={isPending}
      onClick={() => mutate(id, { onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }) })}
    >
      Desistir do pedido
    </Button>
  );
}
