import { ERRORS, type ErrorCode } from '@cafune/contract';

export type AppErrorOptions = {
  /** Fills `{name}` places of the code's sentence. */
  data?: Readonly<Record<string, string | number>>;
  /** Replaces the sentence, for field errors that say how to fix the field. */
  message?: string;
  /** Seconds for the `Retry-After` header. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The one error class: a code of the contract's table. Everything else that is thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const { data = {}, message = ERRORS[code].message, retryAfterSeconds, cause } = options;
    super(
      message.replace(/\{(\w+)\}/gu, (place, name: string) => String(data[name] ?? place)),
      { cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
