/**
 * The age-assurance port: a check is started somewhere else and comes back as a signed answer.
 * Adapters: `sandbox` (a page of ours) and `oidc` (any OpenID Connect provider that says a claim about age).
 */

export type AgeOutcome = 'adult' | 'minor' | 'failed';
export type AgeAnswer = {
  outcome: AgeOutcome;
  /** How it was found out, e.g. `birthdate`, `sandbox`. */
  method: string;
  /** Who was looked at, as the provider names them: only a keyed hash of it is kept. */
  subject: string;
};

export class AgeAnswerForged extends Error {
  constructor(options?: ErrorOptions) {
    super('age provider: forged answer', options);
    this.name = 'AgeAnswerForged';
  }
}

/** Nobody can be asked now; the check may be finished later. */
export class AgeProviderUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('age provider: unavailable', options);
    this.name = 'AgeProviderUnavailable';
  }
}

export type AgeProvider = {
  /** Name for records, e.g. `sandbox`, `oidc:id.example.com`. */
  readonly id: string;
  /** Where the person goes; `state` comes back with the answer. @throws AgeProviderUnavailable */
  start(check: { state: string }): Promise<string>;
  /**
   * Reads an answer, as the return page received it.
   * @throws AgeAnswerForged when it was not made by the provider for this state, or was read before
   * @throws AgeProviderUnavailable
   */
  read(check: { state: string; answer: string }): Promise<AgeAnswer>;
  /** Signs an answer where the provider is a page of ours; undefined for real ones. */
  readonly answer?: (check: { state: string; outcome: AgeOutcome; person: string }) => string;
};
