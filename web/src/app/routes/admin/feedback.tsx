import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/feedback')({ component: FeedbackRoute });

function FeedbackRoute() {
  return <AdminSectionScreen path="/admin/feedback" />;
}
