import { createFileRoute } from '@tanstack/react-router';
import { BannerRedesignScreen } from '../../../features/auth/index.ts';

export const Route = createFileRoute('/_shell/banner-redesign')({ component: BannerRedesignScreen });
