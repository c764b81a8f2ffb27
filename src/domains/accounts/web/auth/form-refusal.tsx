import { useState, type ComponentProps } from 'react';
import { signOut } from '#domains/accounts/contract/identity.ts';
import { loginWithNext } from '#domains/accounts/contract/destination.ts';
import { securityCopy } from '#domains/accounts/web/security/security.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { announceSignOut } from '#platform/web/session/auth.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FormError } from './form-error.tsx';

/** Why a change of sign-in methods was refused and, when it needs a recent sign-in, a link to one and back. */
export function FormRefusal({ failure, otherwise, children }: ComponentProps<typeof FormError>) {
  return (
    <FormError failure={failure} otherwise={otherwise}>
      {failure?.code === 'RECENT_SIGN_IN_NEEDED' ? <SignInAgain /> : children}
    </FormError>
  );
}

function SignInAgain() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await call(signOut, { body: { scope: 'local' } });
      announceSignOut();
      window.location.assign(loginWithNext(window.location.pathname));
    } catch {
      setLeaving(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      busy={isLeaving && securityCopy.signingOut}
      onClick={() => void leave()}
    >
      {securityCopy.signInAgain}
    </Button>
  );
}
