import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/user-avatars')({ component: UserAvatarsRoute });

function UserAvatarsRoute() {
  return <AdminSectionScreen path="/admin/user-avatars" />;
}
