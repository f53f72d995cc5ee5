/** Accounts and sessions: who is here, signing in, up and out. */
export { refreshAuthStatus, useAuth } from './api.ts';
export type { AuthArt } from './components/auth-layout.tsx';
export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
export { LoginScreen } from './login-screen.tsx';
export { RegisterScreen } from './register-screen.tsx';
export { ResetPasswordScreen } from './reset-password-screen.tsx';
export { useLeave } from './use-leave.ts';
export { useSessionRules } from './use-session-rules.ts';
