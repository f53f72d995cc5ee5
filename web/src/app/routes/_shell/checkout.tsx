import { createFileRoute, Link } from '@tanstack/react-router';
import { QrCode, ReceiptText, Undo2 } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: QrCode, title: 'Pix, boleto ou cartão', text: 'Você vê o valor e quem recebe antes de confirmar.' },
  { icon: ReceiptText, title: 'Recibo na hora', text: 'Com data, valor e o que você levou.' },
  {
    icon: Undo2,
    title: 'Sete dias pra desistir',
    text: 'O que você não usou volta em dinheiro, pela página do pedido.',
  },
];

export const Route = createFileRoute('/_shell/checkout')({
  staticData: { title: 'Pagamento', hidesBottomBar: true },
  component: CheckoutRoute,
});

function CheckoutRoute() {
  return (
    <FrameScreen
      title="Pagamento"
      trail={<Link to="/coins">Moedas</Link>}
      headline="Nenhum pedido por aqui."
      line="Ainda não vendemos moedas nem planos, então não há o que pagar. Seu saldo continua como estava."
      factsTitle="Como pagar vai ser"
      facts={FACTS}
      light=".72 .14 78"
      action={
        <Link to="/coins" className={buttonClass('primary', 'lg')}>
          Ver seu saldo
        </Link>
      }
    />
  );
}
