/** Affiliates: a programme with a login of its own. Uses auth for the look of its forms, never its session. */
export { ActivateScreen } from './activate-screen.tsx';
export { AffiliateGuard } from './components/affiliate-guard.tsx';
export { DashboardScreen, type PanelSearch } from './dashboard-screen.tsx';
export { AffiliateLoginScreen } from './login-screen.tsx';
export { ProgrammeScreen } from './programme-screen.tsx';
export { AffiliateRegisterScreen } from './register-screen.tsx';
export { StatusScreen } from './status-screen.tsx';
