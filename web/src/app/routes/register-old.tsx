import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../../features/auth/index.ts';
import { returnSearch } from '../search-params.ts';
import { useAuthArt } from '../use-auth-art.ts';

export const Route = createFileRoute('/register-old')({ validateSearch: returnSearch, component: OldRegisterRoute });

function OldRegisterRoute() {
  const { voltar } = Route.useSearch();
  return <RegisterScreen voltar={voltar} art={useAuthArt()} />;
}
