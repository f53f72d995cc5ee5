import { composeMail, greet, reais } from '../../platform/letter.ts';
import type { Mail } from '../../providers/mail/port.ts';
import { titleOf } from './order-shape.ts';
import type { RefundRow } from './refunds/store.ts';
import type { OrderRow } from './store.ts';

export type Receipt = { to: string; name: string; order: OrderRow; number: string; url: string };

export function paidMail({ to, name, order, number, url }: Receipt): Mail {
  return composeMail(to, {
    subject: `Recibo da compra ${number}`,
    lines: [
      greet('Oi', name),
      `Seu pagamento de ${reais(order.price_cents)} chegou${arrivalWords(order)}.`,
      ...renewalLines(order),
      `Se mudar de ideia, dá pra desistir em até 7 dias na página da compra: ${order.product === 'coins' ? 'o valor das moedas que sobrarem' : 'o valor inteiro'} volta pra você.`,
    ],
    link: { label: 'Ver a compra', url },
  });
}

/**
 * A charge may come after somebody canceled, and goes back then: its mail does not say that anything holds. Coins may pay what was
 * owed: theirs does not say that they are there.
 */
function arrivalWords({ product, title, charged_card: card }: OrderRow): string {
  return product === 'vip' && card === null ? `, e seu ${title} está valendo` : `: ${title}`;
}

/** What is charged again says so, and where that is ended; what is not says nothing. */
function renewalLines({ keeps_card, charged_card, price_cents }: OrderRow): string[] {
  if (!keeps_card && charged_card === null) return [];
  if (charged_card !== null)
    return ['Até quando o VIP vale, se renova de novo e como cancelar estão na página da compra.'];
  return [
    `Ele renova sozinho por ${reais(price_cents)}, no mesmo cartão. A data da próxima cobrança e o botão de cancelar estão na página da compra.`,
  ];
}

export function withdrawnMail({ to, name, order, number, url }: Receipt, refund: RefundRow): Mail {
  return composeMail(to, {
    subject: `Desistência da compra ${number}`,
    lines: [
      greet('Oi', name),
      `Você desistiu da compra. ${order.product === 'coins' ? `${titleOf(refund.coins)} saíram da sua conta` : `Seu ${order.title} terminou agora`}, e ${reais(refund.amount_cents)} voltam pelo mesmo meio de pagamento.`,
      'O dinheiro de um Pix volta em instantes; o de um cartão aparece na fatura, conforme o banco.',
    ],
    link: { label: 'Ver a compra', url },
  });
}

/** The house sends money back of its own accord; `coins` left with it. */
export function refundMail(
  { to, name, order, number, url }: Receipt,
  { amountCents, coins }: { amountCents: number; coins: number },
): Mail {
  return composeMail(to, {
    subject: `Devolução da compra ${number}`,
    lines: [
      greet('Oi', name),
      `Estamos devolvendo ${reais(amountCents)} da sua compra (${order.title}), pelo mesmo meio de pagamento.${coins > 0 ? ' As moedas correspondentes saíram da sua conta.' : ''}`,
      'O dinheiro de um Pix volta em instantes; o de um cartão aparece na fatura, conforme o banco.',
    ],
    link: { label: 'Ver a compra', url },
  });
}

/** The bank will not send it: what that means, and what to do now. */
export function refusedMail({ to, name, order, number, url }: Receipt, refund: RefundRow): Mail {
  const isOwn = refund.asked_by === 'buyer';
  return composeMail(to, {
    subject: `A devolução da compra ${number} não passou`,
    lines: [
      greet('Oi', name),
      `O banco não devolveu ${reais(refund.amount_cents)} da sua compra (${order.title}).${backWords(order, refund)}`,
      isOwn
        ? 'Seu direito continua valendo: dá pra pedir a devolução de novo na página da compra, mesmo que os 7 dias já tenham passado.'
        : 'Você não precisa fazer nada: a gente já sabe, e vai achar outro jeito de te devolver esse dinheiro.',
    ],
    link: { label: isOwn ? 'Pedir de novo' : 'Ver a compra', url },
  });
}

function backWords(
  order: OrderRow,
  { coins, amount_cents: cents, asked_by: by, account_id: asker }: RefundRow,
): string {
  if (order.product === 'coins')
    return coins > 0 ? ` As ${titleOf(coins)} que tinham saído voltaram pra sua conta.` : '';
  // What the house sent back by itself, a charge that came after somebody canceled, had never begun.
  const hadEnded = by === 'buyer' || (asker !== null && cents === order.price_cents);
  return hadEnded ? ` Enquanto isso, seu ${order.title} volta a contar.` : '';
}
