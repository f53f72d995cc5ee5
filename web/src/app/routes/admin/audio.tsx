import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/audio')({ component: AudioRoute });

function AudioRoute() {
  return <AdminSectionScreen path="/admin/audio" />;
}
