import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, ShieldAlert } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Coins, title: 'Confira o saldo', text: 'O extrato mostra cada moeda que entrou e saiu, com motivo.' },
  { icon: ShieldAlert, title: 'Recebeu uma cobrança?', text: 'Ela não veio daqui. Não pague, e fale com seu banco.' },
];

export const Route = createFileRoute('/_shell/payment-success')({
  staticData: { title: 'Pagamento' },
  component: PaymentSuccessRoute,
});

function PaymentSuccessRoute() {
  return (
    <FrameScreen
      title="Pagamento"
      trail={<Link to="/coins">Moedas</Link>}
      headline="Nenhum pagamento por aqui."
      line="Esta página confirma compras, e ainda não vendemos nada. Ninguém cobrou você."
      factsTitle="Se você esperava outra coisa"
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
