import { isFirstScreen } from '#platform/web/page/first-screen.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { destinationOf, ROLE_PICKER, type ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard, ErrorBox, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { RoleCards } from './role-cards.tsx';
import { useAuth, useAccountState } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

const copy = authCopy.picker;

export const meta = () =>
  pageMeta(
    "Who's Joining Us Today",
    'Choose whether you’re looking for a healthcare job or hiring healthcare professionals.',
  );

/** The role picker. Signed-in users with a role are redirected; those without one choose it here. */
export default function ChooseRole() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { ready, user } = useAuth();
  const account = useAccountState();
  const isRedirected = useRef(false);
  // The prerendered page shows the cards: the server has redirected a signed-in visitor before.
  const [wasPrerendered] = useState(isFirstScreen);
  const home = ready && user ? destinationOf(account) : null;
  const isGoing = home !== null && home !== ROLE_PICKER;

  useEffect(() => {
    if (!isGoing || isRedirected.current) return;
    isRedirected.current = true;
    void navigate(home, { replace: true });
  }, [isGoing, home, navigate]);

  const pick = (role: ActingRole) => {
    sessionKeys.set('role', role);
    return `/auth?role=${role}`;
  };

  if (isGoing || (!ready && !wasPrerendered)) {
    return (
      <AuthCard title={copy.title}>
        <WaitingLine>{authCopy.postAuth.lead}</WaitingLine>
      </AuthCard>
    );
  }
  const error = errorOf(query);
  return (
    <AuthCard title={copy.title} lead={copy.lead} isWide>
      {error && <ErrorBox message={error} />}
      <RoleCards onPick={pick} />
    </AuthCard>
  );
}

function errorOf(query: URLSearchParams): string | null {
  const err = query.get('err');
  if (err === null) return null;
  return Object.hasOwn(copy.errors, err) ? copy.errors[err as keyof typeof copy.errors] : copy.errors.crash;
}
