import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, MessagesSquare } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Coins, title: 'Seu saldo', text: 'Continua igual, com tudo no extrato.' },
  { icon: MessagesSquare, title: 'Suas conversas', text: 'Continuam suas, com ou sem VIP.' },
];

export const Route = createFileRoute('/_shell/trial-cancelado')({
  staticData: { title: 'Trial cancelado', hidesBottomBar: true },
  component: TrialCancelledRoute,
});

function TrialCancelledRoute() {
  return (
    <FrameScreen
      title="Trial cancelado"
      trail={<Link to="/vip-plans">VIP</Link>}
      headline="Nenhum teste pra cancelar."
      line="O teste do VIP ainda não abriu. Não há cobrança marcada na sua conta."
      factsTitle="Como ficou"
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
