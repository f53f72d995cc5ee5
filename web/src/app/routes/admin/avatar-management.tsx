import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/avatar-management')({ component: AvatarManagementRoute });

function AvatarManagementRoute() {
  return <AdminSectionScreen path="/admin/avatar-management" />;
}
