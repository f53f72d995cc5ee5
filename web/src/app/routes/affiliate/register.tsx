import { createFileRoute } from '@tanstack/react-router';
import { AffiliateRegisterScreen } from '../../../features/affiliates/index.ts';
import { useAuthArt } from '../../use-auth-art.ts';

export const Route = createFileRoute('/affiliate/register')({ component: AffiliateRegisterRoute });

function AffiliateRegisterRoute() {
  return <AffiliateRegisterScreen art={useAuthArt()} />;
}
