import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { auth } from '#platform/web/session/auth.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { messageOf } from '#domains/accounts/web/auth/message-of.ts';
import { enterWithPasskey, supportsPasskeys } from '#domains/accounts/web/security/second-factors.queries.ts';

const { actions, messages } = authCopy;

interface Props {
  onSubmitting: () => void;
  onSignedIn: () => Promise<void>;
  onFailure: (message: string) => void;
}

/** Signs in with a passkey: no email, password or code. */
export function PasskeyButton({ onSubmitting, onSignedIn, onFailure }: Props) {
  // Not known before the page runs in a browser. Nearly all can use passkeys, so the place is kept until then.
  const [isOffered, setOffered] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setOffered(supportsPasskeys()), []);
  if (isOffered === false) return null;

  const enter = async () => {
    setBusy(true);
    try {
      const session = await enterWithPasskey();
      onSubmitting();
      auth.apply('SIGNED_IN', session);
      await onSignedIn();
    } catch (error) {
      // The browser throws when no passkey was used.
      onFailure((error instanceof ApiError ? messageOf(error) : null) ?? messages.noPasskey);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      isWide
      disabled={isOffered === null}
      busy={isBusy && actions.waitingForPasskey}
      onClick={() => void enter()}
    >
      <KeyRound aria-hidden size={18} />
      {actions.passkey}
    </Button>
  );
}
