import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { authStatusQuery } from '../../features/auth/api.ts';
import { balanceQuery } from '../../features/coins/api.ts';
import { createQueryClient, genericRetryDelayMs } from './query-client.ts';

describe('reads by default', () => {
  it('are fresh for five minutes and kept as long, without retries, refetching or polling', () => {
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

  it('never repeat a mutation', () => {
    expect(createQueryClient().getDefaultOptions().mutations).toMatchObject({ retry: false });
  });

  it('wait exponentially from one second, thirty at most', () => {
    expect([0, 1, 2, 3, 4, 5, 12].map(genericRetryDelayMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('reads with rules of their own', () => {
  it('the auth status is fresh 30 minutes, kept 60, tried three more times a second apart', () => {
    expect(authStatusQuery).toMatchObject({
      staleTime: 1_800_000,
      gcTime: 3_600_000,
      retry: 3,
      retryDelay: 1_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    });
  });

  it('the balance is asked every five seconds, on focus and on mount, with three retries', () => {
    expect(balanceQuery).toMatchObject({
      refetchInterval: 5_000,
      refetchOnWindowFocus: true,
      refetchOnMount: true,
      retry: 3,
    });
  });
});
