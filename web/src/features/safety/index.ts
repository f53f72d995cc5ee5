/** Reporting what should not be there, and confirming an age. */
export { AgeReturnScreen } from './age/age-return-screen.tsx';
export { AgeSandboxScreen } from './age/age-sandbox-screen.tsx';
export { AgeScreen } from './age/age-screen.tsx';
export { ReportDialog } from './report-dialog.tsx';
