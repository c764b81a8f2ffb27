import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';

/**
 * The development identity provider: a small but real OpenID Connect provider in place of Google and Microsoft where
 * they are not configured. It lets the user claim any identity, so it never runs in production.
 */
const BASE = '/dev/identity';
const CODE_MS = 60_000;

export const devProviderIssuer = (deps: Pick<Deps, 'env'>, provider: ExternalProvider) =>
  `${deps.env.appUrl}${BASE}/${provider}`;

const authorizeQuery = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
});
type AuthorizeQuery = z.output<typeof authorizeQuery>;

interface Grant {
  query: AuthorizeQuery;
  claims: { sub: string; email: string; email_verified: boolean; name: string };
  expiresAt: number;
}

export interface DevProvider {
  routes: Hono;
  /** Calls the provider in-process, regardless of the server's address. */
  fetch: CustomFetch;
}

const made = new WeakMap<Deps, DevProvider>();

export function devProviderOf(deps: Deps): DevProvider {
  let provider = made.get(deps);
  if (!provider) {
    const routes = makeRoutes(deps);
    provider = {
      routes,
      fetch: async (url, { method, headers, body }) =>
        routes.request(new URL(url).pathname, { method, headers, ...(isSendable(body) ? { body } : {}) }),
    };
    made.set(deps, provider);
  }
  return provider;
}

/** A token request is a form; the client's other requests have no body. */
const isSendable = (body: unknown): body is URLSearchParams => body instanceof URLSearchParams;

const NAMES: Record<string, string> = { google: 'Google', microsoft: 'Microsoft' };

function makeRoutes(deps: Deps): Hono {
  const grants = new Map<string, Grant>();
  const keys = generateKeyPair('RS256');
  const callback = `${deps.env.appUrl}/auth/callback`;

  const asked = (raw: Record<string, string>): AuthorizeQuery => {
    const query = authorizeQuery.safeParse(raw);
    if (!query.success || query.data.redirect_uri !== callback) {
      throw new AppError('INVALID_INPUT', 'Tallgrass did not start this sign-in.');
    }
    return query.data;
  };

  return new Hono()
    .get(`${BASE}/:provider/.well-known/openid-configuration`, (c) => {
      const issuer = `${deps.env.appUrl}${BASE}/${c.req.param('provider')}`;
      return c.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        scopes_supported: ['openid', 'email', 'profile'],
      });
    })
    .get(`${BASE}/:provider/jwks`, async (c) => {
      const { publicKey } = await keys;
      return c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'dev', alg: 'RS256', use: 'sig' }] });
    })
    .get(`${BASE}/:provider/authorize`, (c) => {
      asked(c.req.query());
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      );
      return c.html(chooser(NAMES[c.req.param('provider')] ?? 'Provider'));
    })
    .post(`${BASE}/:provider/authorize`, async (c) => {
      const query = asked(c.req.query());
      const form = await c.req.parseBody();
      const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '');
      const back = new URL(callback);
      back.searchParams.set('state', query.state);
      if (text('choice') === 'cancel') {
        back.searchParams.set('error', 'access_denied');
        back.searchParams.set('error_description', 'You canceled the sign-in.');
        return c.redirect(back.href);
      }
      const email = text('email').toLowerCase();
      const code = randomBytes(24).toString('base64url');
      grants.set(code, {
        query,
        expiresAt: Date.now() + CODE_MS,
        claims: {
          sub: createHash('sha256').update(email).digest('hex').slice(0, 24),
          email,
          email_verified: text('verified') === 'yes',
          name: text('name'),
        },
      });
      back.searchParams.set('code', code);
      back.searchParams.set('iss', `${deps.env.appUrl}${BASE}/${c.req.param('provider')}`);
      return c.redirect(back.href);
    })
    .post(`${BASE}/:provider/token`, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const code = form.get('code') ?? '';
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!grant || grant.expiresAt < Date.now() || challenge !== grant.query.code_challenge) {
        return c.json({ error: 'invalid_grant' }, 400);
      }
      const { privateKey } = await keys;
      const idToken = await new SignJWT({ ...grant.claims, nonce: grant.query.nonce })
        .setProtectedHeader({ alg: 'RS256', kid: 'dev' })
        .setIssuer(`${deps.env.appUrl}${BASE}/${c.req.param('provider')}`)
        .setAudience(grant.query.client_id)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
      return c.json({
        access_token: randomBytes(16).toString('hex'),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: idToken,
      });
    });
}

const FIELD =
  'display: block; width: 100%; min-height: 44px; font: inherit; margin: 0.25rem 0 1rem; padding: 0 0.5rem; box-sizing: border-box';
const BUTTON = 'min-height: 44px; font: inherit; padding: 0 1.25rem; margin-right: 0.5rem';

const chooser = (name: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name} (development) – choose an account</title>
      </head>
      <body style="font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem">
        <main>
          <h1 style="font-size: 1.5rem">Choose an account</h1>
          <p>This development page stands in for ${name}. Nothing here is checked: say who you are.</p>
          <form method="post">
            <label>Email <input style="${FIELD}" name="email" type="email" required value="sam@example.com" /></label>
            <label>Name <input style="${FIELD}" name="name" required value="Sam Example" /></label>
            <label style="display: flex; min-height: 44px; align-items: center; gap: 0.5rem">
              <input type="checkbox" name="verified" value="yes" checked /> This address is verified
            </label>
            <p>
              <button style="${BUTTON}" name="choice" value="continue">Continue</button>
              <button style="${BUTTON}" name="choice" value="cancel" formnovalidate>Cancel</button>
            </p>
          </form>
        </main>
      </body>
    </html>`;
