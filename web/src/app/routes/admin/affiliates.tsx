import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/affiliates')({ component: AffiliatesRoute });

function AffiliatesRoute() {
  return <AdminSectionScreen path="/admin/affiliates" />;
}
