import { createFileRoute } from '@tanstack/react-router';
import { AgeScreen } from '../../../features/safety/index.ts';

export const Route = createFileRoute('/_shell/idade/')({ staticData: { title: 'Idade' }, component: AgeScreen });
