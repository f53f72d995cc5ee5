import { createFileRoute, Link } from '@tanstack/react-router';
import { Gem, Gift, MessageCircleHeart } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  {
    icon: Gift,
    title: 'De 10 a 1.000 moedas',
    text: 'Café 10, bombom 15, flor 20, ursinho 40, vinho 60, playlist 80.',
  },
  {
    icon: Gem,
    title: 'E os grandes',
    text: 'Perfume 120, jantar 180, colar 300, viagem 500, anel 750, estrela 1.000.',
  },
  { icon: MessageCircleHeart, title: 'Na conversa', text: 'Ela recebe e reage do jeito dela. Nunca pede.' },
];

export const Route = createFileRoute('/_shell/gift-store')({
  staticData: { title: 'Presentes' },
  component: GiftStoreRoute,
});

function GiftStoreRoute() {
  return (
    <FrameScreen
      title="Presentes"
      trail={<Link to="/coins">Moedas</Link>}
      headline="A loja de presentes ainda não abriu."
      line="São doze mimos, do café à estrela. Enquanto ela não abre, atenção é o presente que não custa a mais."
      factsTitle="Como os presentes vão ser"
      facts={FACTS}
      light=".62 .1 10"
      company={21}
      action={
        <Link to="/chats" className={buttonClass('primary', 'lg')}>
          Ver suas conversas
        </Link>
      }
    />
  );
}
