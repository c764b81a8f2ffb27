import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { securityCopy } from './security.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { PresentPasswordForm, type Change } from './present-password-form.tsx';
import { myFactors } from './my-factors.ts';

interface Props {
  icon: ReactNode;
  name: string;
  since: string;
  words: { remove: string; removeNamed: (name: string) => string; removing: string };
  hasPassword: boolean;
  remove: (change: Change) => Promise<unknown>;
}

/** One sign-in method and its removal, which asks for the current password. */
export function SignInMethodCard({ icon, name, since, words, hasPassword, remove }: Props) {
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Card>
      <InPlace shows={isRemoving ? 'form' : 'button'} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          {icon}
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">{name}</p>
            <p className="text-sm text-ink-soft">{since}</p>
          </div>
          {!isRemoving && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={words.removeNamed(name)}
              onClick={() => setRemoving(true)}
            >
              {words.remove}
            </Button>
          )}
        </div>
        {isRemoving && (
          <PresentPasswordForm
            hasPassword={hasPassword}
            isDangerous
            offersEnd
            words={{ submit: words.removeNamed(name), busy: words.removing, cancel: securityCopy.keep }}
            submit={async (proof) => {
              await remove(proof);
              await client.invalidateQueries(myFactors());
            }}
            onCancel={() => setRemoving(false)}
          />
        )}
      </InPlace>
    </Card>
  );
}
