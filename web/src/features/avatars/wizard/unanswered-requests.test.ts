import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { paidRequest } from './unanswered-requests.ts';

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
