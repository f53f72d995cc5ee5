import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame, AdminGuard } from '../../features/admin/index.ts';

export const Route = createFileRoute('/admin')({ component: AdminRoute });

function AdminRoute() {
  return (
    <AdminGuard>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </AdminGuard>
  );
}
