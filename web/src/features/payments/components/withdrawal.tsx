import '../outcome.css';
import type { Order } from '@cafune/contract/payments';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useWithdraw } from '../api.ts';
import { dayAndTimeOf } from '../moments.ts';
import { coinWords, METHOD_WORDS, reais } from '../money.ts';

type Open = NonNullable<Order['withdrawal']>;

/** The money goes back the way it came. */
function wayBack({ method }: Order): string {
  return method === 'boleto' ? 'por onde o boleto foi pago' : `pelo ${METHOD_WORDS[method]}`;
}

type WithdrawalProps = {
  order: Order;
  /** What ends at once, in whole sentences; for what is not coins, whoever sells it knows. */
  effect?: string;
};

/** Seven days to change one's mind (CDC art. 49): until when, what comes back, and two clicks to do it. */
export function Withdrawal({ order, effect }: WithdrawalProps) {
  const { withdrawal, refusedRefund } = order;
  if (withdrawal === null) return null;
  return (
    <section className="card withdrawal" aria-labelledby="desistir">
      <Undo2 className="icon" aria-hidden="true" />
      <h2 id="desistir">{refusedRefund === null ? 'Mudou de ideia?' : 'O banco não devolveu'}</h2>
      {refusedRefund !== null && <Notice kind="error">{refusedWords(order, refusedRefund)}</Notice>}
      {withdrawal.isOpen ? (
        <OpenWithdrawal order={order} withdrawal={withdrawal} effect={effect} />
      ) : (
        <p className="num">{closedWords(order, withdrawal)}</p>
      )}
    </section>
  );
}

/** What the bank will not send, and where what was taken for it is now. */
function refusedWords({ product }: Order, { cents }: NonNullable<Order['refusedRefund']>): string {
  const back = product === 'coins' ? ', então as moedas estão no seu saldo de novo' : '';
  return `O banco não passou a devolução de ${reais(cents)}${back}.`;
}

function closedWords({ product }: Order, { coins, until }: Open): string {
  return product === 'coins' && coins === 0
    ? 'As moedas desta compra já foram usadas, então não há o que devolver.'
    : `O prazo de 7 dias pra desistir desta compra acabou em ${dayAndTimeOf(until)}.`;
}

type OpenProps = { order: Order; withdrawal: Open; effect: string | undefined };

function OpenWithdrawal({ order, withdrawal, effect }: OpenProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useWithdraw();
  const { refundCents, until } = withdrawal;
  const words = wordsFor(order, withdrawal);
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <p className="num">
        {`${order.refusedRefund === null ? `Até ${dayAndTimeOf(until)}, você pode desistir` : 'Dá pra pedir de novo'}. ${words.offer}: ${reais(refundCents)}, ${wayBack(order)}.`}
      </p>
      <button type="button" className="withdrawal-link" onClick={() => setAsking(true)}>
        Desistir da compra
      </button>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Desistir desta compra?"
        actions={
          <>
            <Button data-autofocus="" onClick={close}>
              {words.keep}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate(order.id)}>
              {`Receber ${reais(refundCents)} de volta`}
            </Button>
          </>
        }
      >
        <p className="num">
          {`${effect ?? words.effect} ${reais(refundCents)} voltam ${wayBack(order)}. O recibo da devolução aparece aqui e vai pro seu e-mail.`}
        </p>
        {error !== null && (
          <div className="withdrawal-error">
            <Notice kind="error">{sentenceFor(error)}</Notice>
          </div>
        )}
      </Dialog>
    </>
  );
}

type Words = { offer: string; keep: string; effect: string };

function wordsFor(order: Order, { coins }: Open): Words {
  if (order.product === 'vip')
    return { offer: 'O valor inteiro volta', keep: 'Ficar com o VIP', effect: 'O VIP desta compra termina na hora.' };
  return {
    offer: `${unusedWords(order, coins)} em dinheiro`,
    keep: 'Ficar com as moedas',
    effect: `Saem ${coinWords(coins)} do seu saldo agora.`,
  };
}

function unusedWords(order: Order, coins: number): string {
  if (coins === order.coins) return `As ${coinWords(coins)} voltam`;
  return coins === 1
    ? 'A moeda que você ainda não usou volta'
    : `As ${coinWords(coins)} que você ainda não usou voltam`;
}
