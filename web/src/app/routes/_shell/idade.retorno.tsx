import { createFileRoute } from '@tanstack/react-router';
import { AgeReturnScreen } from '../../../features/safety/index.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const Route = createFileRoute('/_shell/idade/retorno')({
  staticData: { title: 'Idade' },
  // A provider comes back with a query of its own, which is taken home as it stands: the router would read codes as numbers.
  validateSearch: (search: Record<string, unknown>) => ({
    state: text(search.state),
    answer: text(search.answer) || location.search.slice(1),
  }),
  component: AgeReturnRoute,
});

function AgeReturnRoute() {
  const { state, answer } = Route.useSearch();
  return <AgeReturnScreen state={state} answer={answer} />;
}
