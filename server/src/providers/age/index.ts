import { createOidcAge } from './oidc.ts';
import type { AgeProvider } from './port.ts';
import { createAgeSandbox } from './sandbox.ts';

export type AgeConfig = {
  provider: 'sandbox' | 'oidc';
  issuer: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
  claim: string | undefined;
  scope: string;
  publicUrl: string;
  secret: string;
  now: () => Date;
};

/** The configured provider, or the page that stands in for one. The environment has checked that `oidc` is complete. */
export function createAgeProvider(config: AgeConfig): AgeProvider {
  const { provider, publicUrl, secret, issuer = '', clientId = '', clientSecret = '', claim = '', scope, now } = config;
  if (provider === 'sandbox') return createAgeSandbox({ secret, publicUrl });
  const redirectUri = `${publicUrl}/idade/retorno`;
  return createOidcAge({ issuer, clientId, clientSecret, claim, scope, redirectUri, secret, now });
}
