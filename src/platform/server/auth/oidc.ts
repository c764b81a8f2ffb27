import * as client from 'openid-client';
import { madeName } from '#kernel/names.ts';
import { checkStartUrl } from '#platform/contract/start-url.ts';
import type { IdentityProviderSettings } from '../env.ts';
import { AppError } from '../errors.ts';

/** State between the start of a sign-in and its return; the browser never sees the verifier and the nonce. */
export interface PendingSignIn {
  codeVerifier: string;
  nonce: string;
}

export interface ExternalIdentity {
  subject: string;
  /** Lower case; null when the provider gives none. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export interface OidcProvider {
  readonly loginHost: string;
  /** The address to go to: with state, nonce, S256 challenge, and the account to be chosen there. */
  start(state: string): Promise<PendingSignIn & { url: string }>;
  /** Exchanges the code for a checked identity, or throws `TOKEN_INVALID`. */
  finish(
    returned: { code: string; state: string; iss?: string | undefined },
    pending: PendingSignIn,
  ): Promise<ExternalIdentity>;
}

const SCOPE = 'openid email profile';

/** One OpenID Connect provider. It is discovered at its first use, and again after a failure. */
export function openOidcProvider(options: {
  settings: IdentityProviderSettings;
  redirectUri: string;
  ownHost: string;
  isProduction: boolean;
  /** How to reach the provider; the embedded one is asked within the process. */
  fetch?: client.CustomFetch;
}): OidcProvider {
  const { settings, redirectUri, ownHost, isProduction } = options;
  const issuer = new URL(settings.issuer);
  let discovered: Promise<client.Configuration> | null = null;

  const configuration = () => {
    discovered ??= client
      .discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
        timeout: 10,
        // The token's own signature is checked; the connection it came over is not enough.
        execute: [client.enableNonRepudiationChecks, ...(isProduction ? [] : [client.allowInsecureRequests])],
        ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
      })
      .catch((error: unknown) => {
        discovered = null;
        throw new AppError(
          'UNAVAILABLE',
          'This sign-in is not reachable right now. Please try again, or use your email.',
          {
            logDetail: error instanceof Error ? error.message : 'discovery failed',
          },
        );
      });
    return discovered;
  };

  return {
    loginHost: issuer.host,
    async start(state) {
      const config = await configuration();
      const codeVerifier = client.randomPKCECodeVerifier();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: checkStartUrl(url.href, [issuer.host, ownHost]).href, codeVerifier, nonce };
    },
    async finish({ code, state, iss }, { codeVerifier, nonce }) {
      const config = await configuration();
      const returned = new URL(redirectUri);
      returned.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString();
      try {
        const tokens = await client.authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        const needsUserInfo = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const more = needsUserInfo ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return identityOf(claims.sub, { ...more, ...claims });
      } catch (error) {
        throw new AppError('TOKEN_INVALID', 'This sign-in could not be completed. Please start again.', {
          logDetail: error instanceof Error ? error.message : 'code exchange failed',
        });
      }
    },
  };
}

/** Only a provider that says so has verified the address; Microsoft says it by `xms_edov`. */
function identityOf(subject: string, claims: Record<string, unknown>): ExternalIdentity {
  const { email, email_verified: verified, xms_edov: domainVerified, name } = claims;
  const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';
  return {
    subject,
    email: typeof email === 'string' && email !== '' ? email.trim().toLowerCase() : null,
    emailVerified: isTrue(verified) || isTrue(domainVerified),
    name: typeof name === 'string' ? madeName(name).slice(0, 120).trim() || null : null,
  };
}
