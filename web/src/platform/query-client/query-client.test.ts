import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { authStatusQuery } from '../../features/auth/api.ts';
import { balanceQuery } from '../../features/coins/api.ts';
import { createQueryClient, genericRetryDelayMs } from './query-client.ts';

describe('reads by default', () => {
  it('spec §7: "Default data is fresh for 5 min, with no retries, no refetch on focus, mount or reconnect, no polling; unused cache is discarded after 5 min."', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 300_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchInterval: false,
    });
  });

  it('spec §7: "Mutations are not retried."', () => {
    expect(createQueryClient().getDefaultOptions().mutations).toMatchObject({ retry: false });
  });

  it('spec §7: "Generic retry delay is exponential from 1 s, capped at 30 s."', () => {
    expect([0, 1, 2, 3, 4, 5, 12].map(genericRetryDelayMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('reads with rules of their own', () => {
  it('spec §7: GET /api/auth/status "cached 30 min fresh, kept 60 min; 3 retries 1 s apart; refetched on focus and reconnect"', () => {
    expect(authStatusQuery).toMatchObject({
      staleTime: 1_800_000,
      gcTime: 3_600_000,
      retry: 3,
      retryDelay: 1_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    });
  });

  it('spec §7: GET /api/user/tokens "refetched on focus and mount; 3 retries"', () => {
    expect(balanceQuery).toMatchObject({
      refetchOnWindowFocus: true,
      refetchOnMount: true,
      retry: 3,
    });
  });
});
