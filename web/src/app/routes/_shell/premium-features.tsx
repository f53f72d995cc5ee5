import { createFileRoute, Link } from '@tanstack/react-router';
import { AudioLines, Camera, MessageCircleHeart, WandSparkles } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  { icon: MessageCircleHeart, title: 'Conversa livre', text: 'Responder, regenerar e continuar sem gastar moedas.' },
  { icon: AudioLines, title: 'Voz', text: '60 áudios por dia e 15 minutos de voz por dia.' },
  { icon: Camera, title: 'Fotos pela metade', text: 'Cada foto na conversa sai pela metade do preço.' },
  { icon: WandSparkles, title: 'Criação', text: 'Até 10 companhias suas, com ajuda da IA incluída.' },
];

export const Route = createFileRoute('/_shell/premium-features')({
  staticData: { title: 'Recursos VIP' },
  component: VipFeaturesRoute,
});

function VipFeaturesRoute() {
  return (
    <FrameScreen
      title="Recursos VIP"
      trail={<Link to="/vip-plans">VIP</Link>}
      headline="O que vem com o VIP."
      line="O VIP ainda não abriu. Quando abrir, estes são os limites que ele tira. Até lá, nada aqui é cobrado."
      factsTitle="O que muda"
      facts={FACTS}
      company={20}
      light=".5 .12 12"
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Conhecer companhias
        </Link>
      }
    />
  );
}
