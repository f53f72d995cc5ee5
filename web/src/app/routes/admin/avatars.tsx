import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/avatars')({ component: AvatarsRoute });

function AvatarsRoute() {
  return <AdminSectionScreen path="/admin/avatars" />;
}
