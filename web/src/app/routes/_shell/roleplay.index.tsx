import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, Drama, ListChecks } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  {
    icon: Drama,
    title: 'Dezoito histórias',
    text: 'Por gênero, cada uma com o seu papel, o lugar, o objetivo e a primeira frase.',
  },
  {
    icon: ListChecks,
    title: 'Você conduz',
    text: 'A cada virada, três ideias do que fazer. Ou nenhuma delas: escreva a sua.',
  },
  { icon: Coins, title: 'O preço', text: '3 moedas por vez sua na cena.' },
];

export const Route = createFileRoute('/_shell/roleplay/')({
  staticData: { title: 'Roleplay' },
  component: RoleplayRoute,
});

function RoleplayRoute() {
  return (
    <FrameScreen
      title="Roleplay"
      headline="As cenas ainda não abriram."
      line="Um roleplay é uma história a dois, com lugar, hora e objetivo. Enquanto o palco não abre, a conversa já é um bom começo."
      factsTitle="Como as cenas vão ser"
      facts={FACTS}
      light=".5 .085 158"
      company={9}
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Conhecer companhias
        </Link>
      }
    />
  );
}
