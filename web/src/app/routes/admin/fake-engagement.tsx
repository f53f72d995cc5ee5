import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/fake-engagement')({ component: FakeEngagementRoute });

function FakeEngagementRoute() {
  return <AdminSectionScreen path="/admin/fake-engagement" />;
}
