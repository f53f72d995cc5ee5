import { createFileRoute, Link } from '@tanstack/react-router';
import { Coins, ShieldCheck, Waypoints } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { type FrameFact, FrameScreen } from '../../frame-screen.tsx';

const FACTS: readonly FrameFact[] = [
  {
    icon: Waypoints,
    title: 'Seis passos, um fio só',
    text: 'Essência, Aparência, Jeito, Voz, História e Revisar. Tudo fica salvo como rascunho.',
  },
  {
    icon: ShieldCheck,
    title: 'Sempre adulta',
    text: 'A idade dela começa em 18, no rosto e em cada palavra. Pessoas reais não entram.',
  },
  { icon: Coins, title: 'O preço', text: 'A primeira é grátis. Depois, 60 moedas cada uma.' },
];

export const Route = createFileRoute('/_shell/criar-namorada-ia')({
  staticData: { title: 'Criar IA', hidesBottomBar: true },
  component: CreateAvatarRoute,
});

function CreateAvatarRoute() {
  return (
    <FrameScreen
      title="Criar Namorada IA"
      headline="O ateliê ainda não abriu."
      line="Criar a sua ainda não dá por aqui. Enquanto isso, há companhias escritas à mão, com tempo pra um oi."
      factsTitle="Como criar vai ser"
      facts={FACTS}
      light=".62 .1 10"
      company={6}
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Conhecer companhias
        </Link>
      }
    />
  );
}
