/** Reporting what should not be there. */
export { ReportDialog } from './report-dialog.tsx';
