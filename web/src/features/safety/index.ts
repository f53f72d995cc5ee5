/** Reporting what should not be there, asking for it to be taken down, and confirming an age. */

export { AgeReturnScreen } from './age/age-return-screen.tsx';
export { AgeSandboxScreen } from './age/age-sandbox-screen.tsx';
export { AgeScreen } from './age/age-screen.tsx';
export { AgeSummary } from './age/age-summary.tsx';
export { ageQuery } from './age/api.ts';
export { isLevelRefusal, LevelGate } from './age/level-gate.tsx';
export { longDay } from './age/long-day.ts';
export { ReportDialog } from './report-dialog.tsx';
export { TakedownScreen } from './takedown-screen.tsx';
