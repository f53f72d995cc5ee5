/** The age-assurance port: a check is started somewhere else and comes back as a signed answer. Adapter: `sandbox` (a page of ours). */

export type AgeOutcome = 'adult' | 'minor' | 'failed';
export type AgeAnswer = {
  outcome: AgeOutcome;
  /** How it was found out, e.g. `document`, `sandbox`. */
  method: string;
  /** Who was looked at, as the provider names them: only a keyed hash of it is kept. */
  subject: string;
};

export class AgeAnswerForged extends Error {
  constructor() {
    super('age provider: forged answer');
    this.name = 'AgeAnswerForged';
  }
}

export type AgeProvider = {
  /** Name for records, e.g. `sandbox`. */
  readonly id: string;
  /** Where the person goes; `state` comes back with the answer. */
  start(check: { state: string; publicUrl: string }): Promise<string>;
  /** Reads an answer. @throws AgeAnswerForged when it was not made by the provider for this state */
  read(check: { state: string; answer: string }): Promise<AgeAnswer>;
  /** Signs an answer where the provider is a page of ours; undefined for real ones. */
  readonly answer?: (check: { state: string; outcome: AgeOutcome; person: string }) => string;
};
