import { createFileRoute } from '@tanstack/react-router';
import { RestrictedGate } from '../../restricted-gate.tsx';

const FACTS = [
  'Personagem de IA, adulta',
  'Romântico e sugestivo, nunca explícito',
  '15 moedas por minuto começado, quando abrir',
];

export const Route = createFileRoute('/_shell/fantasia-por-voz/')({
  staticData: { title: 'Fantasia por Voz', hidesBottomBar: true },
  component: VoiceFantasyRoute,
});

function VoiceFantasyRoute() {
  return (
    <RestrictedGate
      title="Fantasia por Voz"
      promise="é uma conversa falada, com legenda, pausa e o preço à vista."
      facts={FACTS}
      hostess={7}
    />
  );
}
