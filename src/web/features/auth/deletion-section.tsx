import { useState } from 'react';
import { securityCopy } from '#web/copy/security.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/card.tsx';
import { deleteAccount } from './account.queries.ts';
import { PresentPasswordForm } from './present-password-form.tsx';

const copy = securityCopy.deletion;

/** The end of an account: asked for here, carried out after thirty days. */
export function DeletionSection({ hasPassword }: { hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section isBeside title={copy.title} hint={copy.hint}>
      {isAsking ? (
        <>
          <p className="max-w-prose">{copy.what}</p>
          <PresentPasswordForm
            hasPassword={hasPassword}
            isDangerous
            words={{ submit: copy.confirm, busy: copy.working }}
            submit={deleteAccount}
          />
          <Button variant="quiet" className="self-start" onClick={() => setAsking(false)}>
            {copy.keep}
          </Button>
        </>
      ) : (
        <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
          {copy.ask}
        </Button>
      )}
    </Section>
  );
}
