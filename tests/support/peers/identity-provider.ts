import { OAuth2Server } from 'oauth2-mock-server';
import type { HttpClient } from '../http-client.ts';

export interface TestIdentityProvider {
  settings: Record<string, string>;
  /** Who signs in next, and the claims of their tokens. */
  claims: Record<string, unknown>;
  /** Whether the token is altered after signing. */
  isTampered: boolean;
}

/** A real OpenID Connect provider on its own port until closed. It asks nothing and accepts every sign-in. */
export async function openIdentityProvider(): Promise<TestIdentityProvider & { close(): Promise<void> }> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const provider = {
    close: () => server.stop(),
    settings: { GOOGLE_CLIENT_ID: 'tallgrass-test', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer },
    claims: {} as Record<string, unknown>,
    isTampered: false,
  };
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, provider.claims);
  });
  server.service.on('beforeResponse', ({ body }: { body: { id_token?: string } }) => {
    if (provider.isTampered && body.id_token) body.id_token = body.id_token.replace(/[^.]+$/, flip);
  });
  return provider;
}

const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

export async function startOutside(http: HttpClient, body: object = { provider: 'google', role: 'job_seeker' }) {
  const started = await http.post('/api/auth/external/start', body);
  return { started, url: new URL(started.body.url) };
}

/** Lets the provider answer and returns what it passes to the callback page. */
export async function consent(url: URL) {
  const response = await fetch(url, { redirect: 'manual' });
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
}

/** A complete sign-in at the provider. */
export async function comeFromOutside(http: HttpClient, body?: object) {
  const { url } = await startOutside(http, body);
  return http.post('/api/auth/external/finish', await consent(url));
}
