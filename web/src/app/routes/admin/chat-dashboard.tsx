import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/chat-dashboard')({ component: ChatDashboardRoute });

function ChatDashboardRoute() {
  return <AdminSectionScreen path="/admin/chat-dashboard" />;
}
