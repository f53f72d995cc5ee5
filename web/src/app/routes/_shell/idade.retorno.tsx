import { createFileRoute } from '@tanstack/react-router';
import { AgeReturnScreen } from '../../../features/safety/index.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const Route = createFileRoute('/_shell/idade/retorno')({
  staticData: { title: 'Idade' },
  validateSearch: (search: Record<string, unknown>) => ({ state: text(search.state), answer: text(search.answer) }),
  component: AgeReturnRoute,
});

function AgeReturnRoute() {
  const { state, answer } = Route.useSearch();
  return <AgeReturnScreen state={state} answer={answer} />;
}
