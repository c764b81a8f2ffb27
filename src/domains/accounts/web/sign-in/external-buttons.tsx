import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { externalProviders, leaveForProvider } from '#domains/accounts/web/auth/auth.api.ts';
import { OrLine } from '#domains/accounts/web/auth/parts.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';

interface Props {
  side: ActingRole | null;
  next?: string | null;
  /** Called when a provider can't be reached; each page shows it its own way (section 8). */
  onFailure: (provider: ExternalProvider) => void;
}

const LABELS = { google: authCopy.actions.google, microsoft: authCopy.actions.microsoft } as const;

/** The external identity providers that are set up. */
export function ExternalButtons({ side, next = null, onFailure }: Props) {
  const { data: providers, isPending } = useQuery(externalProviders());
  const [leaving, setLeaving] = useState<ExternalProvider | null>(null);
  if (!isPending && !providers?.length) return null;

  const leave = async (provider: ExternalProvider) => {
    setLeaving(provider);
    try {
      await leaveForProvider(provider, side, next);
    } catch {
      setLeaving(null);
      onFailure(provider);
    }
  };

  return (
    // Before the answer arrives, `app.css` hides the providers that the page says are not offered, so nothing moves.
    <div data-providers="" className="grid gap-5">
      <OrLine>{authCopy.or}</OrLine>
      <div className="grid gap-3">
        {(providers ?? EXTERNAL_PROVIDERS).map((provider) => (
          <Button
            key={provider}
            data-provider={provider}
            variant="secondary"
            isWide
            disabled={isPending || leaving !== null}
            onClick={() => void leave(provider)}
          >
            <ProviderMark provider={provider} />
            {LABELS[provider]}
          </Button>
        ))}
      </div>
    </div>
  );
}
