import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../../features/seo/index.ts';

export const Route = createFileRoute('/landing')({ component: LandingScreen });
