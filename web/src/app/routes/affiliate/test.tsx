import { createFileRoute } from '@tanstack/react-router';
import { StatusScreen } from '../../../features/affiliates/index.ts';

export const Route = createFileRoute('/affiliate/test')({ component: StatusScreen });
