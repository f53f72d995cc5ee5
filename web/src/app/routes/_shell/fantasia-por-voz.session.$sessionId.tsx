import { createFileRoute, Link } from '@tanstack/react-router';
import { RestrictedGate } from '../../restricted-gate.tsx';

const FACTS = ['Personagem de IA, adulta', 'Romântico e sugestivo, nunca explícito', 'Nenhuma moeda foi usada aqui'];

export const Route = createFileRoute('/_shell/fantasia-por-voz/session/$sessionId')({
  staticData: { title: 'Sessão de voz', hidesBottomBar: true },
  component: VoiceSessionRoute,
});

function VoiceSessionRoute() {
  return (
    <RestrictedGate
      title="Sessão de voz"
      trail={<Link to="/fantasia-por-voz">Fantasia por Voz</Link>}
      promise="é uma conversa falada que continua de onde parou. Este endereço não leva a nenhuma."
      facts={FACTS}
      hostess={7}
    />
  );
}
