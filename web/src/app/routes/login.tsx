import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/auth/index.ts';
import { returnSearch } from '../search-params.ts';
import { useAuthArt } from '../use-auth-art.ts';

export const Route = createFileRoute('/login')({ validateSearch: returnSearch, component: LoginRoute });

function LoginRoute() {
  const { voltar } = Route.useSearch();
  return <LoginScreen voltar={voltar} art={useAuthArt()} />;
}
