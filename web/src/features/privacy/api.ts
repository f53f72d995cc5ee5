import { type DataExport, type DeleteAccountInput, privacyRoutes } from '@cafune/contract/privacy';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull, pathOf } from '../../platform/api-client/api-client.ts';
import { forgetPerson } from '../auth/index.ts';

/** While a copy is made it is looked for this often. */
const LOOK_EVERY_MS = 1_500;

/** The last copy that was asked for; null for who has no session. */
export const exportQuery = queryOptions({
  queryKey: [privacyRoutes.findExport.path],
  queryFn: ({ signal }) => callOrNull(privacyRoutes.findExport, { signal }),
  staleTime: 0,
  refetchInterval: (query) => (query.state.data?.export?.state === 'preparing' ? LOOK_EVERY_MS : false),
});

export function useAskExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(privacyRoutes.askExport, {}),
    onSuccess: (asked) => client.setQueryData(exportQuery.queryKey, () => ({ export: asked })),
    // Another tab may have asked.
    onError: () => client.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });
}

/** Where the browser saves a copy from. */
export function fileOf({ id }: Pick<DataExport, 'id'>): string {
  return pathOf(privacyRoutes.fetchExport, { params: { id } });
}

/** What goes; null for who has no session. */
export const leavingQuery = queryOptions({
  queryKey: [privacyRoutes.readLeaving.path],
  queryFn: ({ signal }) => callOrNull(privacyRoutes.readLeaving, { signal }),
  staleTime: 0,
});

/** Afterwards nothing of anybody is on this device. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeleteAccountInput) => call(privacyRoutes.deleteAccount, { body }),
    onSuccess: () => forgetPerson(client, { serverKnows: true }),
  });
}
