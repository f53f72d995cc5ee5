import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/users')({ component: UsersRoute });

function UsersRoute() {
  return <AdminSectionScreen path="/admin/users" />;
}
