import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/upload')({ component: UploadRoute });

function UploadRoute() {
  return <AdminSectionScreen path="/admin/upload" />;
}
