import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, MessagesSquare } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Coins, title: 'Seu saldo', text: 'Continua igual. O extrato mostra cada moeda.' },
  { icon: MessagesSquare, title: 'Suas conversas', text: 'Continuam em Chats, do jeito que estavam.' },
];

export const Route = createFileRoute('/_shell/payment-cancel')({
  staticData: { title: 'Pagamento' },
  component: PaymentCancelRoute,
});

function PaymentCancelRoute() {
  return (
    <FrameScreen
      title="Pagamento cancelado"
      trail={<Link to="/coins">Moedas</Link>}
      headline="Nada foi cobrado."
      line="Não havia pagamento em andamento: ainda não vendemos moedas nem planos."
      factsTitle="Como ficou"
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
