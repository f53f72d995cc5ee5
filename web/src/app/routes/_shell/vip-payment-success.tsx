import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, ShieldAlert } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Coins, title: 'Confira o saldo', text: 'O extrato mostra cada moeda que entrou e saiu, com motivo.' },
  { icon: ShieldAlert, title: 'Recebeu uma cobrança?', text: 'Ela não veio daqui. Não pague, e fale com seu banco.' },
];

export const Route = createFileRoute('/_shell/vip-payment-success')({
  staticData: { title: 'Pagamento do VIP', hidesBottomBar: true },
  component: VipPaymentSuccessRoute,
});

function VipPaymentSuccessRoute() {
  return (
    <FrameScreen
      title="Pagamento do VIP"
      trail={<Link to="/vip-plans">VIP</Link>}
      headline="Nenhum pagamento por aqui."
      line="Esta página confirma assinaturas, e o VIP ainda não abriu. Ninguém cobrou você."
      factsTitle="Se você esperava outra coisa"
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
