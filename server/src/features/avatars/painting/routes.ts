import { avatarCreationRoutes } from '@cafune/contract/avatars/creation';
import { answer, type Mount } from '../../../platform/http/route.ts';
import { createPortraitPainter, type PaintingDeps } from './paint-portrait.ts';

export function mountPaintingRoutes(mount: Mount, deps: PaintingDeps): void {
  const paintPortrait = createPortraitPainter(deps);
  mount(avatarCreationRoutes.paintPortrait, async ({ session, body }) =>
    answer(200, await paintPortrait(session.accountId, body)),
  );
}
