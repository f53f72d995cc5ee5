import { ageRoutes, type SANDBOX_OUTCOMES } from '@cafune/contract/safety/age';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '../../../platform/api-client/api-client.ts';

/** What is known of the person's age; null for who has no session. */
export const ageQuery = queryOptions({
  queryKey: [ageRoutes.status.path],
  queryFn: ({ signal }) => callOrNull(ageRoutes.status, { signal }),
  staleTime: 0,
});

/** Goes to whoever checks. */
export function useStartAgeCheck() {
  return useMutation({
    mutationFn: () => call(ageRoutes.start, {}),
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Brings the answer home, once. */
export function useFinishAgeCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { state: string; answer: string }) => call(ageRoutes.finish, { body }),
    onSuccess: (status) => client.setQueryData(ageQuery.queryKey, status),
  });
}

export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export function useAnswerSandbox() {
  return useMutation({
    mutationFn: (body: { state: string; outcome: SandboxOutcome; person: string }) =>
      call(ageRoutes.answerSandbox, { body }),
  });
}
