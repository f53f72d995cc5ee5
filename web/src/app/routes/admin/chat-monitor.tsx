import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/chat-monitor')({ component: ChatMonitorRoute });

function ChatMonitorRoute() {
  return <AdminSectionScreen path="/admin/chat-monitor" />;
}
