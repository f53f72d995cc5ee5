import { createFileRoute, Link } from '@tanstack/react-router';
import { BellRing, CalendarDays, CircleX } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: CalendarDays, title: 'Hoje, R$ 0', text: 'São 7 dias, uma vez por pessoa.' },
  { icon: BellRing, title: 'Dois lembretes', text: 'A gente avisa 48 h e 24 h antes do fim.' },
  { icon: CircleX, title: 'Cancelar com um toque', text: 'Sem ligação, sem motivo, sem perder o que já é seu.' },
];

export const Route = createFileRoute('/_shell/vip-trial')({
  staticData: { title: 'Trial VIP Grátis', hidesBottomBar: true },
  component: VipTrialRoute,
});

function VipTrialRoute() {
  return (
    <FrameScreen
      title="Trial VIP Grátis"
      trail={<Link to="/vip-plans">VIP</Link>}
      headline="O teste do VIP ainda não abriu."
      line="Serão 7 dias grátis pra experimentar tudo. Quando abrir, o que acontece no dia 8 vai estar dito antes de começar."
      factsTitle="Como o teste vai ser"
      facts={FACTS}
      light=".72 .14 78"
      company={18}
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Conhecer companhias
        </Link>
      }
    />
  );
}
