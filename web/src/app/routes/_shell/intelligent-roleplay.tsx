import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, ListChecks, PenLine } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  {
    icon: PenLine,
    title: 'Texto livre',
    text: 'Duas linhas bastam: quem são vocês, onde estão e o que está prestes a acontecer.',
  },
  { icon: ListChecks, title: 'Nada escondido', text: 'Você lê a cena pronta e muda o que quiser antes de começar.' },
  { icon: Coins, title: 'O preço', text: '3 moedas por vez, como nas outras cenas.' },
];

export const Route = createFileRoute('/_shell/intelligent-roleplay')({
  staticData: { title: 'Sua cena' },
  component: IntelligentRoleplayRoute,
});

function IntelligentRoleplayRoute() {
  return (
    <FrameScreen
      title="Roleplay Inteligente"
      trail={<Link to="/roleplay">Roleplay</Link>}
      headline="Sua cena, com as suas palavras."
      line="Você vai contar a ideia em texto livre e a gente completa lugar, clima e começo. Ainda não abriu; suas ideias cabem na conversa desde já."
      factsTitle="Como vai ser"
      facts={FACTS}
      light=".5 .085 158"
      company={12}
      action={
        <Link to="/chats" className={buttonClass('primary', 'lg')}>
          Ver suas conversas
        </Link>
      }
    />
  );
}
