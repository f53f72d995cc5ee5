import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/shots')({ component: ShotsRoute });

function ShotsRoute() {
  return <AdminSectionScreen path="/admin/shots" />;
}
