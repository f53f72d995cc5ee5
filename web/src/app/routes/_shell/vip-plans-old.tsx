import { createFileRoute, Link } from '@tanstack/react-router';
import { Calendar1, CalendarDays, CalendarRange } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: CalendarDays, title: 'Mensal', text: 'R$ 29,90 por mês.' },
  { icon: CalendarRange, title: 'Trimestral', text: 'R$ 74,90 a cada três meses, ou R$ 24,97 por mês.' },
  { icon: Calendar1, title: 'Anual', text: 'R$ 239,90 por ano, ou R$ 19,99 por mês.' },
];

export const Route = createFileRoute('/_shell/vip-plans-old')({
  staticData: { title: 'Planos VIP', hidesBottomBar: true },
  component: OldVipPlansRoute,
});

function OldVipPlansRoute() {
  return (
    <FrameScreen
      title="Planos VIP"
      trail={<Link to="/vip-plans">VIP</Link>}
      headline="Os planos ainda não abriram."
      line="São três: por mês, por trimestre e por ano. Nenhum está à venda agora, e ninguém é cobrado sem escolher."
      factsTitle="Os planos, já decididos"
      facts={FACTS}
      company={3}
      light=".5 .12 12"
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Conhecer companhias
        </Link>
      }
    />
  );
}
