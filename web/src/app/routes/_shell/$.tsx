import { createFileRoute, redirect } from '@tanstack/react-router';
import { NotFoundScreen } from '../../not-found-screen.tsx';
import { newPathOf } from '../../old-paths.ts';

/** Every path that is no route: an old one (spec §2) is sent on, any other is not found. */
export const Route = createFileRoute('/_shell/$')({
  beforeLoad: ({ location }) => {
    const path = newPathOf(location.pathname);
    if (path !== null) throw redirect({ href: path + location.searchStr + hashOf(location.hash), replace: true });
  },
  component: NotFoundScreen,
});

function hashOf(hash: string): string {
  return hash === '' ? '' : `#${hash}`;
}
