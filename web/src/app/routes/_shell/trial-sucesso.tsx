import { createFileRoute, Link } from '@tanstack/react-router';
import { Gift, MessageCircleHeart } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Gift, title: '500 moedas', text: 'Toda conta nova chega com elas.' },
  { icon: MessageCircleHeart, title: '15 respostas grátis', text: 'Pra quem ainda está só de visita.' },
];

export const Route = createFileRoute('/_shell/trial-sucesso')({
  staticData: { title: 'Trial VIP', hidesBottomBar: true },
  component: TrialSuccessRoute,
});

function TrialSuccessRoute() {
  return (
    <FrameScreen
      title="Trial VIP"
      trail={<Link to="/vip-plans">VIP</Link>}
      headline="Nenhum teste começou."
      line="O teste do VIP ainda não abriu, então nada foi ativado e nada será cobrado."
      factsTitle="O que vale hoje"
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
