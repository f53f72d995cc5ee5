/** Accounts and sessions: who is here, signing in, up and out. */
export { AccountPage } from './account-page.tsx';
export { authStatusQuery, forgetPerson, refreshAuthStatus, useAuth, useLogout, withSyncToken } from './api.ts';
export { type AuthArt, AuthLayout } from './components/auth-layout.tsx';
export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
export { emailError, passwordError, safeReturnPath } from './form-validation.ts';
export { LoginScreen } from './login-screen.tsx';
export { MyAccountScreen } from './my-account-screen.tsx';
export { ProfileEditScreen } from './profile-edit-screen.tsx';
export { RegisterScreen } from './register-screen.tsx';
export { ResetPasswordScreen } from './reset-password-screen.tsx';
export { guardLeaving, useLeave } from './use-leave.ts';
export { useSessionRules } from './use-session-rules.ts';
export { UserProfileScreen } from './user-profile-screen.tsx';
export { BannerRedesignScreen } from './visitor/banner-redesign-screen.tsx';
export { BannerTestScreen } from './visitor/banner-test-screen.tsx';
export { type Companion, SignupPopup, type SignupPopupProps } from './visitor/signup-popup.tsx';
export { useInvite } from './visitor/use-invite.ts';
export { VisitorInvites } from './visitor/visitor-invites.tsx';
