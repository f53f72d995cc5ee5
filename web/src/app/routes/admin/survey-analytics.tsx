import { createFileRoute } from '@tanstack/react-router';
import { AdminSectionScreen } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/survey-analytics')({ component: SurveyAnalyticsRoute });

function SurveyAnalyticsRoute() {
  return <AdminSectionScreen path="/admin/survey-analytics" />;
}
