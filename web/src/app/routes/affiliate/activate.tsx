import { createFileRoute } from '@tanstack/react-router';
import { ActivateScreen } from '../../../features/affiliates/index.ts';
import { textParam } from '../../search-params.ts';
import { useAuthArt } from '../../use-auth-art.ts';

export const Route = createFileRoute('/affiliate/activate')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textParam(search.token, 200);
    return token === '' ? {} : { token };
  },
  component: ActivateRoute,
});

function ActivateRoute() {
  const { token = '' } = Route.useSearch();
  return <ActivateScreen token={token} art={useAuthArt()} />;
}
