import { createFileRoute, Link } from '@tanstack/react-router';
import { CalendarDays, CircleX, ReceiptText } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: ReceiptText, title: 'Quanto', text: 'O valor que será cobrado, por extenso, sem asterisco.' },
  { icon: CalendarDays, title: 'Quando', text: 'O dia da primeira cobrança e o das seguintes.' },
  { icon: CircleX, title: 'Como sair', text: 'O caminho pra cancelar, com um toque.' },
];

export const Route = createFileRoute('/_shell/vip-checkout')({
  staticData: { title: 'Assinar o VIP', hidesBottomBar: true },
  component: VipCheckoutRoute,
});

function VipCheckoutRoute() {
  return (
    <FrameScreen
      title="Assinar o VIP"
      trail={<Link to="/vip-plans">VIP</Link>}
      headline="Nenhuma assinatura por aqui."
      line="O VIP ainda não abriu, então não há o que assinar nem o que pagar."
      factsTitle="O que vai aparecer antes de confirmar"
      facts={FACTS}
      light=".5 .12 12"
      action={
        <Link to="/coins" className={buttonClass('primary', 'lg')}>
          Ver seu saldo
        </Link>
      }
    />
  );
}
