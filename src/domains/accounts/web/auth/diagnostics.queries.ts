import { queryOptions } from '@tanstack/react-query';
import { startExternal, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import { readDiagnostics } from '#domains/operations/contract/health.ts';
import { checkStartUrl } from '#platform/contract/start-url.ts';
import { call } from '#platform/web/api/api.ts';

export const diagnostics = () =>
  queryOptions({ queryKey: ['diagnostics'], queryFn: () => call(readDiagnostics), retry: false });

/** Requests a start URL as a sign-in does, checks it, and returns its host. */
export async function checkProvider(provider: ExternalProvider): Promise<string> {
  const { url, loginHosts } = await call(startExternal, { body: { provider } });
  return checkStartUrl(url, loginHosts).host;
}
