import {
  AFFILIATE_STATUS_FRESH_MS,
  type AffiliateAuthStatus,
  affiliateRoutes,
  type RegisterAffiliateInput,
} from '@cafune/contract/affiliates';
import {
  type AffiliatePanel,
  affiliateEarningRoutes,
  type PANEL_DAYS,
  type PixKeyKind,
  type ReferralStanding,
} from '@cafune/contract/affiliates/earnings';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callOrNull, forgetKeptAnswers } from '../../platform/api-client/api-client.ts';
import { ApiError, hasCode, sentenceFor } from '../../platform/api-client/api-error.ts';

const NOBODY: AffiliateAuthStatus = { isAuthenticated: false, user: null };

/** Spec §7: who is here as an affiliate; fresh for 5 minutes. */
export const affiliateStatusQuery = queryOptions({
  queryKey: [affiliateRoutes.status.path],
  queryFn: async ({ signal }) => (await callOrNull(affiliateRoutes.status, { signal })) ?? NOBODY,
  staleTime: AFFILIATE_STATUS_FRESH_MS,
  refetchOnMount: true,
});

export function useAffiliateStatus() {
  return useQuery(affiliateStatusQuery);
}

/** An answer that came but does not say `success: true` (spec §5). `message` is the server's, or empty. */
class RefusedOutcome extends Error {
  override readonly name = 'RefusedOutcome';
}

type Outcome = { success: boolean; message: string };

/** Spec §5: a response without success=true is a failure. */
function accepted(outcome: Partial<Outcome> | undefined): Outcome {
  if (outcome?.success !== true) throw new RefusedOutcome(outcome?.message ?? '');
  return { success: true, message: outcome.message ?? '' };
}

/** The server's sentence of a failure, or null when it sent none and only the fallback can be shown. */
export function serverMessageOf(error: unknown): string | null {
  if (error instanceof RefusedOutcome || error instanceof ApiError) return error.message === '' ? null : error.message;
  return sentenceFor(error);
}

export function useAffiliateRegister() {
  return useMutation({
    mutationFn: async (body: RegisterAffiliateInput) => accepted(await call(affiliateRoutes.register, { body })),
  });
}

/** Spec §4: login invalidates the affiliate auth status. */
export function useAffiliateLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) =>
      accepted(await call(affiliateRoutes.login, { body })),
    onSuccess: () => {
      // Whoever was here before may have gone without leaving: nothing of theirs is shown to who enters.
      for (const { path } of [
        affiliateEarningRoutes.panel,
        affiliateEarningRoutes.statement,
        affiliateEarningRoutes.payouts,
      ])
        client.removeQueries({ queryKey: [path] });
      return client.invalidateQueries({ queryKey: affiliateStatusQuery.queryKey });
    },
  });
}

/** Spec §4: logout clears the whole client cache; what is on screen is asked again. */
export function useAffiliateLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => accepted(await call(affiliateRoutes.logout, {})),
    onSuccess: () => {
      forgetKeptAnswers();
      client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
      return client.resetQueries();
    },
  });
}

export function useActivate() {
  return useMutation({
    mutationFn: async (body: { token: string; password: string }) =>
      accepted(await call(affiliateRoutes.activate, { body })),
  });
}

/** Where the session turns out to be over, who is here is asked again: the guard then sends to the login. */
async function asAffiliate<Answer>(client: QueryClient, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'affiliates.signed-out'))
      await client.invalidateQueries({ queryKey: affiliateStatusQuery.queryKey });
    throw error;
  }
}

export type PanelDays = (typeof PANEL_DAYS)[number];

/** Numbers that move while somebody looks away are asked for again when they look back, a minute apart at most. */
const MOVING = {
  staleTime: 60_000,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const;

/** The panel of the last `days` days. Other days keep what does not go by days on the screen. */
export function panelQuery(days: PanelDays) {
  return queryOptions({
    ...MOVING,
    queryKey: [affiliateEarningRoutes.panel.path, days],
    queryFn: ({ client, signal }) =>
      asAffiliate(client, call(affiliateEarningRoutes.panel, { query: { days }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The panel that came last, of whatever days; undefined where none did. */
export function useKnownPanel(): AffiliatePanel | undefined {
  const client = useQueryClient();
  const known = client.getQueryCache().findAll({ queryKey: [affiliateEarningRoutes.panel.path] });
  const newest = known.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
  return newest?.state.data as AffiliatePanel | undefined;
}

/** Commissions, newest first; of one payout where `payout` names it. */
export function commissionsQuery(payout: string | undefined) {
  return infiniteQueryOptions({
    ...MOVING,
    queryKey: [affiliateEarningRoutes.statement.path, payout ?? ''],
    queryFn: ({ client, pageParam, signal }) => {
      const query = { cursor: pageParam, payout: payout ?? '' };
      return asAffiliate(client, call(affiliateEarningRoutes.statement, { query, signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** What was sent to the affiliate, newest first. */
export const payoutsQuery = infiniteQueryOptions({
  ...MOVING,
  queryKey: [affiliateEarningRoutes.payouts.path],
  queryFn: ({ client, pageParam, signal }) =>
    asAffiliate(client, call(affiliateEarningRoutes.payouts, { query: { cursor: pageParam }, signal })),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});

/** Where the whole statement is as a file, for a plain link. */
export const STATEMENT_FILE = affiliateEarningRoutes.statementFile.path;

/** Keeps the Pix key; the panel shows it hidden at once. */
export function useSetPixKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: PixKeyKind; pixKey: string; password: string }) =>
      asAffiliate(client, call(affiliateEarningRoutes.setPixKey, { body })),
    onSuccess: async ({ pixKey }) => {
      // An answer that is under way knows the key before.
      await client.cancelQueries({ queryKey: [affiliateEarningRoutes.panel.path] });
      client.setQueriesData<AffiliatePanel>({ queryKey: [affiliateEarningRoutes.panel.path] }, (panel) =>
        panel === undefined ? panel : { ...panel, pixKey },
      );
    },
  });
}

/** Whether the person who is signed in can still say who brought them; null where nobody is. */
export const referralQuery = queryOptions({
  queryKey: [affiliateEarningRoutes.referral.path],
  queryFn: ({ signal }) => callOrNull(affiliateEarningRoutes.referral, { signal }),
  refetchOnMount: true,
  staleTime: 0,
});

/** Says who brought the person. Where it was too late, how things stand is asked again. */
export function useEnterCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(affiliateEarningRoutes.enterCode, { body: { code } }),
    onSuccess: (standing: ReferralStanding) => client.setQueryData(referralQuery.queryKey, standing),
    onError: (error) => {
      if (hasCode(error, 'affiliates.already-referred') || hasCode(error, 'affiliates.too-late'))
        void client.invalidateQueries({ queryKey: referralQuery.queryKey });
    },
  });
}
