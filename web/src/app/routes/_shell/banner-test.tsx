import { createFileRoute } from '@tanstack/react-router';
import { BannerTestScreen } from '../../../features/auth/index.ts';

export const Route = createFileRoute('/_shell/banner-test')({ component: BannerTestScreen });
