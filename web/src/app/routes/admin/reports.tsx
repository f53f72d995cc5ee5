import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/reports')({ component: ReportsRoute });

function ReportsRoute() {
  return <AdminSectionScreen path="/admin/reports" />;
}
