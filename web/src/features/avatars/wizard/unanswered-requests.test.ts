import '../../../testing/console-guard.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { writeOwner } from '../../../platform/storage/owner.ts';
import { paidRequest } from './unanswered-requests.ts';

beforeEach(() => sessionStorage.clear());

it('what nobody answered is asked for again under its id, and is of one kind and one question', () => {
  const first = paidRequest('help', { name: 'Aurora' });
  first.failed(new TypeError('Failed to fetch'));
  expect(paidRequest('help', { name: 'Aurora' }).requestId).toBe(first.requestId);
  expect(paidRequest('help', { name: 'Cora' }).requestId).not.toBe(first.requestId);
  expect(paidRequest('painting', { name: 'Aurora' }).requestId).not.toBe(first.requestId);
});

it('what was answered, or refused, is over', () => {
  const answered = paidRequest('help', { name: 'Rita' });
  answered.answered();
  const refused = paidRequest('help', { name: 'Rita' });
  expect(refused.requestId).not.toBe(answered.requestId);
  refused.failed(
    new ApiError('Você não tem moedas suficientes.', {
      status: 402,
      code: 'coins.insufficient',
      requestId: null,
      retryAfterSeconds: null,
    }),
  );
  expect(paidRequest('help', { name: 'Rita' }).requestId).not.toBe(refused.requestId);
});

/** The page is loaded anew: nothing is left but what the browser keeps. */
async function reloaded(): Promise<typeof paidRequest> {
  vi.resetModules();
  return (await import('./unanswered-requests.ts')).paidRequest;
}

it('a page loaded anew asks for it under the same id, in whatever order its fields came back', async () => {
  const first = paidRequest('help', { name: 'Aurora', portrait: { hair: 'pixie', skin: 'mel' } });
  first.failed(new TypeError('Failed to fetch'));
  const again = (await reloaded())('help', { portrait: { skin: 'mel', hair: 'pixie' }, name: 'Aurora' });
  expect(again.requestId).toBe(first.requestId);
  again.answered();
  const later = (await reloaded())('help', { name: 'Aurora', portrait: { hair: 'pixie', skin: 'mel' } });
  expect(later.requestId).not.toBe(first.requestId);
});

it('is of one account', async () => {
  writeOwner('account-1');
  const first = paidRequest('painting', { hair: 'pixie' });
  writeOwner('account-2');
  expect((await reloaded())('painting', { hair: 'pixie' }).requestId).not.toBe(first.requestId);
  writeOwner('account-1');
  expect((await reloaded())('painting', { hair: 'pixie' }).requestId).toBe(first.requestId);
});

it('where the browser keeps nothing, is remembered as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const first = paidRequest('help', { name: 'Tereza' });
  expect(paidRequest('help', { name: 'Tereza' }).requestId).toBe(first.requestId);
  vi.restoreAllMocks();
});

it('what somebody else wrote in its place counts as nothing', () => {
  sessionStorage.setItem('unanswered-requests', '{"a":1}');
  const first = paidRequest('help', { name: 'Vera' });
  sessionStorage.setItem('unanswered-requests', 'no JSON');
  expect(paidRequest('help', { name: 'Vera' }).requestId).not.toBe(first.requestId);
});
