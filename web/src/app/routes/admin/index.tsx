import { createFileRoute } from '@tanstack/react-router';
import { AdminPanel } from '../../../features/admin/index.ts';

export const Route = createFileRoute('/admin/')({ component: AdminPanel });
