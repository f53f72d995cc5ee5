import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../features/auth/index.ts';
import { textParam } from '../search-params.ts';
import { useAuthArt } from '../use-auth-art.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textParam(search.token, 200);
    return token === '' ? {} : { token };
  },
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token } = Route.useSearch();
  return <ResetPasswordScreen token={token ?? ''} art={useAuthArt()} />;
}
