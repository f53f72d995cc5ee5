import { createFileRoute, Link } from '@tanstack/react-router';
import { CalendarCheck, Clock, HeartHandshake } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: CalendarCheck, title: 'Sete dias, um fio', text: '10, 15, 20, 30, 40, 60 e 100 moedas.' },
  { icon: Clock, title: 'O dia é o daqui', text: 'Conta no horário de Brasília, da meia-noite à meia-noite.' },
  { icon: HeartHandshake, title: 'Descansar pode', text: 'Nenhuma moeda comprada se perde por falta de visita.' },
];

export const Route = createFileRoute('/_shell/rewards')({
  staticData: { title: 'Recompensas' },
  component: RewardsRoute,
});

function RewardsRoute() {
  return (
    <AccountGate title="Recompensas" what="suas recompensas">
      <FrameScreen
        title="Recompensas"
        headline="O fio de sete dias ainda não abriu."
        line="Um punhado de moedas por dia que você passar por aqui. Sem castigo: faltar um dia só recomeça a contagem."
        factsTitle="Como as recompensas vão ser"
        facts={FACTS}
        company={11}
        light=".72 .14 78"
        action={
          <Link to="/coins" className={buttonClass('primary', 'lg')}>
            Ver seu saldo
          </Link>
        }
      />
    </AccountGate>
  );
}
