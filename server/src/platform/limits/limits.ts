import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/** Fixed windows per key. Counts live in this process: with several, each allows its share. */
export type Limits = {
  /** Counts one use. @throws AppError request.rate-limited with Retry-After when `points` in `seconds` are spent */
  consume(bucket: LimitBucket, key: string): Promise<void>;
  /** Forgets a key, e.g. after a good login. */
  reset(bucket: LimitBucket, key: string): Promise<void>;
};
export type LimitBucket = { name: string; points: number; seconds: number };

export function createLimits(factor: number): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (bucket: LimitBucket) => {
    const known = limiters.get(bucket.name);
    if (known) return known;
    const limiter = new RateLimiterMemory({
      keyPrefix: bucket.name,
      points: Math.ceil(bucket.points * factor),
      duration: bucket.seconds,
    });
    limiters.set(bucket.name, limiter);
    return limiter;
  };
  return {
    consume: async (bucket, key) => {
      try {
        await limiterOf(bucket).consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
        throw new AppError('request.rate-limited', { data: { seconds }, retryAfterSeconds: seconds });
      }
    },
    reset: async (bucket, key) => {
      await limiterOf(bucket).delete(key);
    },
  };
}
