import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/auth/index.ts';
import { returnSearch } from '../search-params.ts';
import { useAuthArt } from '../use-auth-art.ts';

export const Route = createFileRoute('/register')({ validateSearch: returnSearch, component: RegisterRoute });

function RegisterRoute() {
  const { voltar } = Route.useSearch();
  return <RegisterScreen voltar={voltar} art={useAuthArt()} />;
}
