import { useState } from 'react';
import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';

const { messages } = authCopy;

export const providerFailure = (provider: ExternalProvider): string =>
  provider === 'google' ? messages.googleFailed : messages.microsoftFailed;

/** The inline message for an external sign-in that fails to start (section 8): per provider for candidates, one for employers. */
export function useExternalFailure(kind: 'candidate' | 'employer') {
  const [message, setMessage] = useState<string | null>(null);
  const onExternalFailure = (provider: ExternalProvider) =>
    setMessage(kind === 'employer' ? messages.oauthFailed : providerFailure(provider));
  return { message, onExternalFailure };
}
