import { ReportDialog } from '../../safety/index.ts';

/** Telling us about one message of hers; what it says goes sealed with the report. */
export function MessageReport({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  return <ReportDialog open onClose={onClose} subject="esta mensagem" subjectKind="message" subjectId={messageId} />;
}
