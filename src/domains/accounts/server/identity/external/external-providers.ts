import { openOidcProvider, type OidcProvider } from '#platform/server/auth/oidc.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import { devProviderIssuer, devProviderOf } from './dev-provider.routes.ts';

const opened = new WeakMap<Deps, Map<ExternalProvider, OidcProvider>>();

/** The configured providers; in development the embedded one replaces those that are not configured. */
export function externalProviders(deps: Deps): Map<ExternalProvider, OidcProvider> {
  let providers = opened.get(deps);
  if (!providers) {
    providers = new Map(
      EXTERNAL_PROVIDERS.flatMap((name) => {
        const provider = openProvider(deps, name);
        return provider ? [[name, provider] as const] : [];
      }),
    );
    opened.set(deps, providers);
  }
  return providers;
}

export function externalProvider(deps: Deps, name: ExternalProvider): OidcProvider {
  const provider = externalProviders(deps).get(name);
  if (!provider) throw notFound('sign-in');
  return provider;
}

function openProvider(deps: Deps, name: ExternalProvider): OidcProvider | null {
  const { env } = deps;
  const shared = {
    redirectUri: `${env.appUrl}/auth/callback`,
    ownHost: new URL(env.appUrl).host,
    isProduction: env.isProduction,
  };
  const settings = env[name];
  if (settings) return openOidcProvider({ ...shared, settings });
  if (!env.devIdentityProvider) return null;
  const { fetch } = devProviderOf(deps);
  return openOidcProvider({
    ...shared,
    settings: { clientId: 'tallgrass', clientSecret: 'development', issuer: devProviderIssuer(deps, name) },
    fetch,
  });
}
