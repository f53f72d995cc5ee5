import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/voice-fantasy')({ component: VoiceFantasyRoute });

function VoiceFantasyRoute() {
  return <AdminSectionScreen path="/admin/voice-fantasy" />;
}
