import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#domains/accounts/contract/second-factors.ts';
import { securityCopy } from './security.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { deviceName } from '#platform/web/session/device-name.ts';
import { PresentPasswordForm } from './present-password-form.tsx';
import { myFactors } from './my-factors.ts';
import { makePasskey, removePasskey, supportsPasskeys } from './second-factors.queries.ts';
import { SignInMethodCard } from './sign-in-method-card.tsx';

const copy = securityCopy.passkeys;

export function PasskeySection() {
  const query = useQuery(myFactors());
  const [isAdding, setAdding] = useState(false);
  return (
    <Section isBeside title={copy.title} hint={copy.hint}>
      <QueryStates query={query} skeleton={<Skeleton className="h-24" />}>
        {({ passkeys, hasPassword }) => (
          <InPlace shows={String(passkeys.length)} className="grid gap-4">
            {passkeys.length > 0 && (
              <ul aria-label={copy.title} className="grid gap-3">
                {passkeys.map((passkey) => (
                  <li key={passkey.id}>
                    <PasskeyCard passkey={passkey} hasPassword={hasPassword} />
                  </li>
                ))}
              </ul>
            )}
            <InPlace shows={isAdding ? 'form' : `button after ${passkeys.length}`}>
              {isAdding ? (
                <AddPasskey hasPassword={hasPassword} onClose={() => setAdding(false)} />
              ) : (
                <Button variant="secondary" disabled={!supportsPasskeys()} onClick={() => setAdding(true)}>
                  {copy.add}
                </Button>
              )}
            </InPlace>
          </InPlace>
        )}
      </QueryStates>
    </Section>
  );
}

function AddPasskey({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? '');
  return (
    <PresentPasswordForm
      hasPassword={hasPassword}
      offersEnd
      words={{ submit: copy.make, busy: copy.waiting, cancel: securityCopy.cancel }}
      onCancel={onClose}
      submit={async (proof) => {
        try {
          await makePasskey({ ...proof, name: name.trim() || copy.unnamed });
        } catch (error) {
          if (error instanceof ApiError) throw error;
          // The browser throws when the user or the device declines.
          notice(isThereAlready(error) ? copy.thereAlready : copy.notMade, { tone: 'danger' });
          return;
        }
        await client.invalidateQueries(myFactors());
        onClose();
      }}
    >
      <TextField label={copy.name} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
    </PresentPasswordForm>
  );
}

/** The device already has a passkey for this account: trying again would not help. */
const isThereAlready = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';

const PasskeyCard = ({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) => (
  <SignInMethodCard
    icon={<KeyRound aria-hidden className="shrink-0 text-ink-soft" />}
    name={passkey.name}
    since={[copy.added(ago(passkey.createdAt)), passkey.lastUsedAt && copy.used(ago(passkey.lastUsedAt))]
      .filter(Boolean)
      .join(' ')}
    words={copy}
    hasPassword={hasPassword}
    remove={(proof) => removePasskey(passkey.id, proof)}
  />
);
