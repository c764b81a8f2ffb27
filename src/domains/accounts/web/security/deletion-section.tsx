import { useState } from 'react';
import { securityCopy } from './security.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { deleteAccount } from './account.queries.ts';
import { PresentPasswordForm } from './present-password-form.tsx';

const copy = securityCopy.deletion;

/** Requests the deletion of the account, carried out after 30 days. */
export function DeletionSection({ hasPassword, isCandidate }: { hasPassword: boolean; isCandidate: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section isBeside title={copy.title} hint={isCandidate ? copy.candidateHint : copy.hint}>
      <InPlace shows={isAsking ? 'form' : 'button'} className="grid gap-4">
        {isAsking ? (
          <>
            <p className="max-w-prose">{copy.what}</p>
            <PresentPasswordForm
              hasPassword={hasPassword}
              isDangerous
              words={{ submit: copy.confirm, busy: copy.working, cancel: copy.keep }}
              submit={deleteAccount}
              onCancel={() => setAsking(false)}
            />
          </>
        ) : (
          <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
            {copy.ask}
          </Button>
        )}
      </InPlace>
    </Section>
  );
}
