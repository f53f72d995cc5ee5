import '../../testing/console-guard.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { writeOwner } from '../storage/owner.ts';
import { createQueryClient } from './query-client.ts';
import { sharePolls } from './shared-polls.ts';

const leader = vi.hoisted(() => ({ value: true }));
vi.mock('../realtime/poll-leader.ts', () => ({ isPollLeader: () => leader.value }));

/** What another tab of the same browser says and hears. */
const otherTab = new BroadcastChannel('cafune');
const heard: unknown[] = [];
otherTab.onmessage = (event) => heard.push(event.data);
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

afterEach(() => {
  heard.length = 0;
  leader.value = true;
});

it('tells the other tabs what the polling tab was answered, once', async () => {
  writeOwner('ana');
  const client = createQueryClient();
  const stop = sharePolls(client, ['/api/user/tokens']);
  await client.fetchQuery({ queryKey: ['/api/user/tokens'], queryFn: () => 42 });
  await client.fetchQuery({ queryKey: ['/api/other'], queryFn: () => 'nada' });
  client.setQueryData(['/api/user/tokens'], 41);
  await settle();
  stop();
  expect(heard).toEqual([{ type: 'polled', ownerId: 'ana', path: '/api/user/tokens', data: 42 }]);
});

it('a tab that does not poll says nothing and takes what it hears, of its own account', async () => {
  writeOwner('ana');
  leader.value = false;
  const client = createQueryClient();
  const stop = sharePolls(client, ['/api/user/tokens']);
  await client.fetchQuery({ queryKey: ['/api/user/tokens'], queryFn: () => 1 });
  otherTab.postMessage({ type: 'polled', ownerId: 'beto', path: '/api/user/tokens', data: 99 });
  otherTab.postMessage({ type: 'polled', ownerId: 'ana', path: '/api/outra', data: 7 });
  await settle();
  expect(client.getQueryData(['/api/user/tokens'])).toBe(1);
  otherTab.postMessage({ type: 'polled', ownerId: 'ana', path: '/api/user/tokens', data: 2 });
  await settle();
  expect(client.getQueryData(['/api/user/tokens'])).toBe(2);
  expect(heard).toEqual([]);
  stop();
});
