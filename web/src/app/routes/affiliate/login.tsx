import { createFileRoute } from '@tanstack/react-router';
import { AffiliateLoginScreen } from '../../../features/affiliates/index.ts';
import { useAuthArt } from '../../use-auth-art.ts';

export const Route = createFileRoute('/affiliate/login')({ component: AffiliateLoginRoute });

function AffiliateLoginRoute() {
  return <AffiliateLoginScreen art={useAuthArt()} />;
}
