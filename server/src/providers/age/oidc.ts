import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { readAgeClaim } from './age-claim.ts';
import { type AgeAnswer, AgeAnswerForged, type AgeProvider, AgeProviderUnavailable } from './port.ts';

export type OidcAgeConfig = {
  /** The provider's issuer; what it is and can is discovered there. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim of the ID token that tells: a boolean "is an adult" or a birth date. */
  claim: string;
  /** Scopes that make the provider say it. */
  scope: string;
  /** Where the provider sends people back to; registered with it. */
  redirectUri: string;
  /** Keys what is derived from the state. */
  secret: string;
  now: () => Date;
  timeoutSeconds?: number;
};

const TIMEOUT_SECONDS = 10;

/**
 * OpenID Connect: authorization code flow with PKCE, state and nonce. Only the ID token counts: its signature is checked
 * against the provider's keys, and everything else that is said on the way is ignored.
 */
export function createOidcAge(config: OidcAgeConfig): AgeProvider {
  let discovered: Promise<client.Configuration> | undefined;
  // A failure is forgotten: the provider may be up again with the next person.
  const discover = () => {
    discovered ??= discoverProvider(config).catch((error: unknown) => {
      discovered = undefined;
      throw new AgeProviderUnavailable({ cause: error });
    });
    return discovered;
  };
  // Derived instead of stored: whoever reads the database cannot finish anybody's check.
  const derive = (purpose: 'verifier' | 'nonce', state: string) =>
    createHmac('sha256', config.secret).update(`age-oidc:${purpose}:${state}`).digest('base64url');
  return {
    id: `oidc:${new URL(config.issuer).host}`,
    start: async ({ state }) => {
      const url = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: config.redirectUri,
        scope: config.scope,
        claims: JSON.stringify({ id_token: { [config.claim]: { essential: true } } }),
        code_challenge: await client.calculatePKCECodeChallenge(derive('verifier', state)),
        code_challenge_method: 'S256',
        nonce: derive('nonce', state),
        state,
      });
      return url.href;
    },
    read: async ({ state, answer }) => {
      const provider = await discover();
      try {
        const tokens = await client.authorizationCodeGrant(provider, new URL(`${config.redirectUri}?${answer}`), {
          pkceCodeVerifier: derive('verifier', state),
          expectedNonce: derive('nonce', state),
          expectedState: state,
          idTokenExpected: true,
        });
        return toAnswer(config, tokens.claims());
      } catch (error) {
        return answerOf(error);
      }
    },
  };
}

async function discoverProvider(config: OidcAgeConfig): Promise<client.Configuration> {
  const issuer = new URL(config.issuer);
  const execute = [client.enableNonRepudiationChecks];
  // Only a provider on this machine, see EnvSchema.
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests);
  const timeout = config.timeoutSeconds ?? TIMEOUT_SECONDS;
  return client.discovery(issuer, config.clientId, config.clientSecret, undefined, { execute, timeout });
}

function toAnswer(config: OidcAgeConfig, claims: client.IDToken | undefined): AgeAnswer {
  if (claims === undefined) throw new AgeAnswerForged();
  const outcome = readAgeClaim(claims[config.claim], config.now());
  return { outcome, method: config.claim, subject: claims.sub };
}

/** A person who changed her mind proves nothing; a provider that is down may be asked again; all else is nobody's answer. */
function answerOf(error: unknown): AgeAnswer {
  if (error instanceof client.AuthorizationResponseError) return { outcome: 'failed', method: 'none', subject: '' };
  if (isOutage(error)) throw new AgeProviderUnavailable({ cause: error });
  throw new AgeAnswerForged({ cause: error });
}

function isOutage(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof client.ClientError)) return error instanceof TypeError;
  if (error.code === 'OAUTH_TIMEOUT') return true;
  const response: unknown = error.cause;
  return response instanceof Response && response.status >= 500;
}
