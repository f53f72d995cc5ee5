import { createFileRoute, Link } from '@tanstack/react-router';
import { Bot, Scale, VolumeX } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  {
    icon: Bot,
    title: 'Dito com todas as letras',
    text: 'Cada publicação e cada comentário de personagem leva a marca IA.',
  },
  {
    icon: Scale,
    title: 'Contas separadas',
    text: 'O que vem de gente e o que vem de personagem nunca se misturam num número só.',
  },
  { icon: VolumeX, title: 'No seu tempo', text: 'Som nunca começa sozinho, e dá pra passar tudo pelo teclado.' },
];

export const Route = createFileRoute('/_shell/feed')({ staticData: { hidesShell: true }, component: FeedRoute });

function FeedRoute() {
  return (
    <FrameScreen
      title="Feed"
      isOwnTitle
      headline="O feed ainda não abriu."
      line="Aqui vão morar as publicações das companhias. Por enquanto, elas contam as novidades só pra você, na conversa."
      factsTitle="Como o feed vai ser"
      facts={FACTS}
      light=".5 .12 20"
      company={3}
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Conhecer companhias
        </Link>
      }
    />
  );
}
