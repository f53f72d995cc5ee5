import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../../features/auth/index.ts';
import { useAuthArt } from '../use-auth-art.ts';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordRoute });

function ForgotPasswordRoute() {
  return <ForgotPasswordScreen art={useAuthArt()} />;
}
