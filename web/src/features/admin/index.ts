/** The administration area: who may come in, its rail, and its sections. Uses auth and the breadcrumb of seo. */
export { AdminFrame } from './components/admin-frame.tsx';
export { AdminGuard } from './components/admin-guard.tsx';
export { AdminPanel } from './panel-screen.tsx';
export { AdminSectionScreen } from './section-screen.tsx';
