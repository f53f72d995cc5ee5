import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, MessagesSquare } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: MessagesSquare, title: 'Conversas', text: 'Tudo o que você já conversou continua em Chats.' },
  { icon: Coins, title: 'Moedas', text: 'Nenhuma moeda foi usada em cenas. O extrato mostra cada uma.' },
];

export const Route = createFileRoute('/_shell/roleplay/$sessionId')({
  staticData: { title: 'Cena', hidesBottomBar: true },
  component: RoleplaySessionRoute,
});

function RoleplaySessionRoute() {
  return (
    <FrameScreen
      title="Cena"
      trail={<Link to="/roleplay">Roleplay</Link>}
      headline="Esta cena não está aqui."
      line="As cenas ainda não abriram, então este endereço não leva a nenhuma. Nada seu se perdeu."
      factsTitle="Onde está o que é seu"
      facts={FACTS}
      company={16}
      light=".5 .085 158"
      action={
        <Link to="/chats" className={buttonClass('primary', 'lg')}>
          Ver suas conversas
        </Link>
      }
    />
  );
}
