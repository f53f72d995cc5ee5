import type { Order, PaymentMethod, ProductKind } from '@cafune/contract/payments';
import { isTrialOrder } from './order-places.ts';

export const CHECKOUT_TITLES: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Falta só o Pix.',
  card: 'Falta só o cartão.',
  boleto: 'Falta só o boleto.',
};

type Steps = Readonly<Record<PaymentMethod, readonly string[]>>;
const TYPED_THERE = 'Digite o cartão lá: aqui a gente não vê nem guarda o número';
const STEPS: Readonly<Record<ProductKind, Steps>> = {
  coins: {
    pix: [
      'Abra o app do seu banco e escolha Pix',
      'Aponte pro código ou cole o copia e cola',
      'As moedas caem aqui na hora, sem recarregar',
    ],
    card: ['Abra a página de quem processa o pagamento', TYPED_THERE, 'Você volta pra cá, e as moedas caem sozinhas'],
    boleto: [
      'Copie a linha e pague no app do seu banco',
      'O banco leva até 3 dias úteis pra confirmar',
      'As moedas caem sozinhas quando ele confirma, e o recibo vai pro seu e-mail',
    ],
  },
  vip: {
    pix: [
      'Abra o app do seu banco e escolha Pix',
      'Aponte pro código ou cole o copia e cola',
      'O VIP começa aqui na hora, sem recarregar',
    ],
    card: ['Abra a página de quem processa o pagamento', TYPED_THERE, 'Você volta pra cá, e o VIP já vale'],
    boleto: [
      'Copie a linha e pague no app do seu banco',
      'O banco leva até 3 dias úteis pra confirmar',
      'O VIP começa quando ele confirma, e o recibo vai pro seu e-mail',
    ],
  },
};

export function checkoutSteps({ product, method }: Pick<Order, 'product' | 'method'>): readonly string[] {
  return STEPS[product][method];
}

/** How the purchase is undone, said before it is paid. */
export function undoWords(order: Pick<Order, 'product' | 'priceCents'>): string {
  if (order.product === 'coins') return 'Você pode desistir em até 7 dias: as moedas que não usou voltam em dinheiro.';
  return isTrialOrder(order)
    ? 'Hoje nada é cobrado. Dá pra cancelar quando quiser, com um toque.'
    : 'Você pode desistir em até 7 dias: o valor inteiro volta, e o VIP desta compra termina na hora.';
}
