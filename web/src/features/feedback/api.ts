import { type FeedbackInput, feedbackRoutes } from '@cafune/contract/feedback';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api-client/api-client.ts';

export function useSendFeedback() {
  return useMutation({ mutationFn: (body: FeedbackInput) => call(feedbackRoutes.send, { body }) });
}
