export type EndpointFailure = 'timeout' | 'unavailable' | 'refused' | 'misconfigured';

/** Why an endpoint for pictures, speech or transcription gave nothing. */
export class EndpointError extends Error {
  readonly failure: EndpointFailure;
  constructor(failure: EndpointFailure, options?: ErrorOptions) {
    super(`endpoint: ${failure}`, options);
    this.name = 'EndpointError';
    this.failure = failure;
  }
}
