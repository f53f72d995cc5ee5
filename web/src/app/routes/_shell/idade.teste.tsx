import { createFileRoute } from '@tanstack/react-router';
import { AgeSandboxScreen } from '../../../features/safety/index.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const Route = createFileRoute('/_shell/idade/teste')({
  staticData: { title: 'Idade' },
  validateSearch: (search: Record<string, unknown>) => ({ state: text(search.state) }),
  component: AgeSandboxRoute,
});

function AgeSandboxRoute() {
  const { state } = Route.useSearch();
  return <AgeSandboxScreen state={state} />;
}
