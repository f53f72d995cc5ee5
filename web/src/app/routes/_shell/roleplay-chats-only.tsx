import { createFileRoute, Link } from '@tanstack/react-router';
import { Bookmark, MessagesSquare, ScrollText } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: Bookmark, title: 'O ponto exato', text: 'Você volta de onde parou, mesmo depois de fechar a página.' },
  { icon: ScrollText, title: 'Um resumo', text: 'O que já aconteceu, em poucas linhas, pra retomar sem reler tudo.' },
  {
    icon: MessagesSquare,
    title: 'As conversas, à parte',
    text: 'Suas conversas de hoje ficam em Chats e seguem como estão.',
  },
];

export const Route = createFileRoute('/_shell/roleplay-chats-only')({
  staticData: { title: 'Em andamento' },
  component: RunningScenesRoute,
});

function RunningScenesRoute() {
  return (
    <FrameScreen
      title="Cenas em andamento"
      trail={<Link to="/roleplay">Roleplay</Link>}
      headline="Nenhuma cena em andamento."
      line="As cenas ainda não abriram. Quando você começar uma, ela fica guardada aqui, no ponto em que parou."
      factsTitle="O que fica guardado"
      facts={FACTS}
      company={14}
      light=".5 .085 158"
      action={
        <Link to="/chats" className={buttonClass('primary', 'lg')}>
          Ver suas conversas
        </Link>
      }
    />
  );
}
