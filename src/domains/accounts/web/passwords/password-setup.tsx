import { pageMeta } from '#platform/web/page/meta.ts';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { destinationOf, loginWithNext } from '#domains/accounts/contract/destination.ts';
import { PASSWORD_SETUP_REDIRECT } from '#platform/web/constants.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard, SuccessBox, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { refreshAuth, useAuth, useAccountState } from '#platform/web/session/auth.ts';

const copy = authCopy.setup;

export const meta = () => pageMeta('Set a password', undefined, [{ name: 'robots', content: 'noindex' }]);

/** For accounts with external sign-in only; others change their password here by entering the current one. */
export default function PasswordSetup() {
  const { ready, user, profile } = useAuth();
  const home = destinationOf(useAccountState());
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const [hasPassword, setHasPassword] = useState<boolean | null>(null);
  if (profile && hasPassword === null) setHasPassword(!profile.social_auth_only);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(home, { replace: true }), PASSWORD_SETUP_REDIRECT);
    return () => clearTimeout(timer);
  }, [isDone, home, navigate]);

  if (ready && !user) return <Navigate to={loginWithNext('/password-setup')} replace />;
  if (hasPassword === null) {
    return (
      <AuthCard title={copy.title}>
        <WaitingLine>{authCopy.postAuth.lead}</WaitingLine>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={copy.title} lead={hasPassword ? copy.leadWithPassword : copy.lead}>
      {isDone ? (
        <SuccessBox message={authCopy.reset.updated}>
          <p>{copy.done}</p>
        </SuccessBox>
      ) : (
        <>
          <SetPasswordForm
            needsPresent={hasPassword}
            onDone={() => {
              setDone(true);
              void refreshAuth();
            }}
          />
          <Button variant="secondary" onClick={() => void navigate(home)}>
            {copy.skip}
          </Button>
        </>
      )}
    </AuthCard>
  );
}
