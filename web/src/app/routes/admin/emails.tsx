import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/emails')({ component: EmailsRoute });

function EmailsRoute() {
  return <AdminSectionScreen path="/admin/emails" />;
}
