import { createFileRoute } from '@tanstack/react-router';
import { RestrictedGate } from '../../restricted-gate.tsx';

const FACTS = [
  'Personagem de IA, adulta',
  'Fotos privadas, apagadas depois de 7 dias',
  '30 moedas por avaliação, quando abrir',
];

export const Route = createFileRoute('/_shell/avaliacao-restrita')({
  staticData: { title: 'Avaliação Restrita', hidesBottomBar: true },
  component: RestrictedEvaluationRoute,
});

function RestrictedEvaluationRoute() {
  return (
    <RestrictedGate
      title="Avaliação Restrita"
      promise="é a opinião sincera de uma companhia sobre um texto seu ou o seu estilo, com nota e conselho."
      facts={FACTS}
      hostess={10}
    />
  );
}
