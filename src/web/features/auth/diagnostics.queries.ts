import { queryOptions } from '@tanstack/react-query';
import { startExternal, type ExternalProvider } from '#shared/contracts/identity.ts';
import { readDiagnostics } from '#shared/contracts/operations.ts';
import { checkStartUrl } from '#shared/kernel/start-url.ts';
import { call } from '#web/lib/api.ts';

export const diagnostics = () =>
  queryOptions({ queryKey: ['diagnostics'], queryFn: () => call(readDiagnostics), retry: false });

/** Asks for a start URL as a sign-in would, checks it, and answers the host it points to. */
export async function checkProvider(provider: ExternalProvider): Promise<string> {
  const { url, loginHosts } = await call(startExternal, { body: { provider } });
  return checkStartUrl(url, loginHosts).host;
}
