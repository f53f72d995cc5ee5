import '../testing/console-guard.ts';
import { expect, it } from 'vitest';
import { isPageAddress } from './page-address.ts';

it.each(['/r/0a1b2c3d4e', '/r/0a1b2c3d4e/podcast', '/r', '/r/'])(
  'an affiliate’s link goes to the server, whose answer is a cookie and a redirect: %s',
  (path) => expect(isPageAddress(path)).toBe(false),
);

it.each(['/api/feed', '/media/a', '/assets/index-1.js', '/sitemap.xml', '/healthz', '/readyz', '/metrics'])(
  'the server answers %s itself',
  (path) => expect(isPageAddress(path)).toBe(false),
);

it.each([
  '/',
  '/register',
  '/rewards',
  '/roleplay',
  '/rio-de-janeiro',
  '/affiliate/dashboard',
  '/chat/c1',
  '/metrics-of',
])('the interface draws %s, also without a connection', (path) => expect(isPageAddress(path)).toBe(true));
