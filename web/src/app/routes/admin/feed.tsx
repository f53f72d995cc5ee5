import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/feed')({ component: FeedRoute });

function FeedRoute() {
  return <AdminSectionScreen path="/admin/feed" />;
}
