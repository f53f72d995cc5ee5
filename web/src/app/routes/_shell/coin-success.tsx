import { createFileRoute, Link } from '@tanstack/react-router';
import { Gift, ReceiptText } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: ReceiptText, title: 'No extrato', text: 'Cada entrada e cada saída, com data e motivo.' },
  { icon: Gift, title: 'As de boas-vindas', text: 'Conta nova chega com 500, sem pagar nada.' },
];

export const Route = createFileRoute('/_shell/coin-success')({
  staticData: { title: 'Compra de moedas' },
  component: CoinSuccessRoute,
});

function CoinSuccessRoute() {
  return (
    <FrameScreen
      title="Compra de moedas"
      trail={<Link to="/coins">Moedas</Link>}
      headline="Nenhuma compra por aqui."
      line="Esta página mostra as moedas que acabaram de chegar de uma compra. A loja ainda não abriu."
      factsTitle="Onde ver suas moedas"
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
