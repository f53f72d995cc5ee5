import { createFileRoute, Link } from '@tanstack/react-router';
import { CalendarDays, CircleX, MessageCircleHeart, Wind } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  {
    icon: CalendarDays,
    title: 'Mensal, R$ 29,90',
    text: 'Trimestral, R$ 74,90. Anual, R$ 239,90. O valor cobrado é sempre o que aparece grande.',
  },
  {
    icon: MessageCircleHeart,
    title: 'Conversa livre',
    text: 'Resposta, regenerar e continuar sem gastar moedas, e 60 áudios por dia.',
  },
  { icon: Wind, title: 'Um Comando Secreto por dia', text: 'Mais 15 minutos de voz por dia e fotos pela metade.' },
  { icon: CircleX, title: 'Um toque pra sair', text: 'Cancelar vai levar os mesmos cliques que assinar.' },
];

export const Route = createFileRoute('/_shell/vip-plans')({
  staticData: { title: 'VIP', hidesBottomBar: true },
  component: VipPlansRoute,
});

function VipPlansRoute() {
  return (
    <FrameScreen
      title="VIP"
      headline="O VIP ainda não abriu."
      line="Nada é cobrado e não há o que assinar por enquanto. Conversar já dá pra todo mundo: 2 moedas por resposta, e você chega com 500."
      factsTitle="Como o VIP vai ser"
      facts={FACTS}
      light=".5 .12 12"
      company={15}
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Conhecer companhias
        </Link>
      }
    />
  );
}
