import { createFileRoute } from '@tanstack/react-router';
import { RestrictedGate } from '../../restricted-gate.tsx';

const FACTS = [
  'Personagem de IA, adulta',
  'Romântico e sensorial, nunca explícito',
  '40 moedas por sessão, quando abrir',
];

export const Route = createFileRoute('/_shell/comando-secreto')({
  staticData: { title: 'Comando Secreto', hidesBottomBar: true },
  component: SecretCommandRoute,
});

function SecretCommandRoute() {
  return (
    <RestrictedGate
      title="Comando Secreto"
      promise="é uma sessão guiada, no ritmo da respiração, em que ela dá as palavras que abrem cada etapa."
      facts={FACTS}
      hostess={4}
    />
  );
}
