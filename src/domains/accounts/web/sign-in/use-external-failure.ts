import { useState } from 'react';
import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';

const { messages } = authCopy;

export const providerFailure = (provider: ExternalProvider): string =>
  provider === 'google' ? messages.googleFailed : messages.microsoftFailed;

/** The inline sentence of a page whose external start failed (section 8): one for employers, one a provider for candidates. */
export function useExternalFailure(kind: 'candidate' | 'employer') {
  const [message, setMessage] = useState<string | null>(null);
  const onExternalFailure = (provider: ExternalProvider) =>
    setMessage(kind === 'employer' ? messages.oauthFailed : providerFailure(provider));
  return { message, onExternalFailure };
}
