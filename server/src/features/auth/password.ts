import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/errors.ts';

/** m=19456 KiB t=2 p=1 (safety.md "Security"); argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB: two at a time, and a short queue, bound the memory (abuse suite A12). */
const AT_ONCE = 2;
const MAX_WAITING = 40;

export type PasswordHasher = {
  /** @throws AppError auth.busy */
  hash(password: string): Promise<string>;
  /** Compares with `stored`; with undefined it takes the same time and answers false. @throws AppError auth.busy */
  verify(password: string, stored: string | undefined): Promise<boolean>;
};

export function createPasswordHasher(): PasswordHasher {
  const limited = createGate();
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => limited(() => hash(password, COST)),
    verify: async (password, stored) => {
      decoy ??= hash(randomBytes(16).toString('hex'), COST);
      const target = stored ?? (await decoy);
      const matches = await limited(() => verify(target, password));
      return matches && stored !== undefined;
    },
  };
}

function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new AppError('auth.busy', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
