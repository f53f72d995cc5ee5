import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/notifications')({ component: NotificationsRoute });

function NotificationsRoute() {
  return <AdminSectionScreen path="/admin/notifications" />;
}
