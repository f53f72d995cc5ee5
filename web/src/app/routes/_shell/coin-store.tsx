import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, Hourglass, Undo2 } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Coins, title: '300 moedas por R$ 9,90', text: 'Ou 700 por R$ 19,90 e 1.800 por R$ 44,90.' },
  { icon: Coins, title: '4.000 moedas por R$ 89,90', text: 'Ou 10.000 por R$ 199,90.' },
  { icon: Undo2, title: 'Arrependimento', text: 'Em até 7 dias, as moedas que você não usou voltam em dinheiro.' },
  { icon: Hourglass, title: 'Sem prazo', text: 'Moeda comprada não vence.' },
];

export const Route = createFileRoute('/_shell/coin-store')({
  staticData: { title: 'Loja de moedas' },
  component: CoinStoreRoute,
});

function CoinStoreRoute() {
  return (
    <FrameScreen
      title="Loja de moedas"
      trail={<Link to="/coins">Moedas</Link>}
      headline="A loja ainda não abriu."
      line="Por enquanto as moedas chegam só com a conta: 500, de graça. Quando a loja abrir, os preços vão ser estes."
      factsTitle="Os pacotes, já decididos"
      facts={FACTS}
      company={5}
      light=".72 .14 78"
      action={
        <Link to="/coins" className={buttonClass('primary', 'lg')}>
          Ver seu saldo
        </Link>
      }
    />
  );
}
