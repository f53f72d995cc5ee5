import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, ListChecks, Medal } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Medal, title: 'Cinco famílias', text: 'Conversa, criação, exploração, presentes e fidelidade.' },
  { icon: ListChecks, title: 'Nada de “???”', text: 'Cada uma diz o que falta e até onde você já foi.' },
  { icon: Coins, title: 'Com moedas', text: 'Cada conquista guarda um tanto de moedas pra você.' },
];

export const Route = createFileRoute('/_shell/achievements')({
  staticData: { title: 'Conquistas' },
  component: AchievementsRoute,
});

function AchievementsRoute() {
  return (
    <AccountGate title="Conquistas" what="suas conquistas">
      <FrameScreen
        title="Conquistas"
        headline="As conquistas ainda não abriram."
        line="São vinte e quatro, em cinco famílias. O que você faz hoje continua seu; a contagem começa quando elas abrirem."
        factsTitle="Como as conquistas vão ser"
        facts={FACTS}
        company={8}
        light=".72 .14 78"
        action={
          <Link to="/chats" className={buttonClass('primary', 'lg')}>
            Ver suas conversas
          </Link>
        }
      />
    </AccountGate>
  );
}
