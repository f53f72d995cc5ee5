/** All that draws her, which comes when the wizard is opened; the pictures themselves are drawn beside the page. */
import { make, surprise } from '@cafune/portrait';
import { createPortraitDrawer, type PortraitCode } from './portrait-drawer.ts';

export { LivePortrait } from './components/portrait-art.tsx';
export { WizardPreview } from './components/wizard-preview.tsx';

const { draw } = createPortraitDrawer(
  () => new Worker(new URL('./portrait-worker.ts', import.meta.url), { type: 'module', name: 'portraits' }),
);

export const portraitCode: PortraitCode = { make, surprise, draw };
