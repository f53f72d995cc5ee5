import type { ContentLevel } from '@cafune/contract/core/content-level';
import { ageRoutes, type SANDBOX_OUTCOMES } from '@cafune/contract/safety/age';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '../../../platform/api-client/api-client.ts';
import { useLogout } from '../../auth/index.ts';

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

/** Keeps how far the person wants to go; what she may see is asked again. */
export function useChooseLevel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (level: ContentLevel) => call(ageRoutes.chooseLevel, { body: { level } }),
    onSuccess: (status) => {
      client.setQueryData(ageQuery.queryKey, status);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ageRoutes.status.path });
    },
  });
}

/** Brings the answer home, once. Where it ends the account, what this device kept of it goes as well. */
export function useFinishAgeCheck() {
  const client = useQueryClient();
  const logout = useLogout();
  return useMutation({
    mutationFn: (body: { state: string; answer: string }) => call(ageRoutes.finish, { body }),
    onSuccess: (status) => {
      if (status.state === 'refused') logout.mutate();
      else client.setQueryData(ageQuery.queryKey, status);
    },
  });
}

export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export function useAnswerSandbox() {
  return useMutation({
    mutationFn: (body: { state: string; outcome: SandboxOutcome; person: string }) =>
      call(ageRoutes.answerSandbox, { body }),
  });
}
