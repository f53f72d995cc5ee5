/** A copy of what an account holds, and deleting it. */
export { ExportCard } from './export-card.tsx';
export { LeaveCard } from './leave-card.tsx';
export { LeaveScreen } from './leave-screen.tsx';
