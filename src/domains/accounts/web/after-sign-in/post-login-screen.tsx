import { pageMeta } from '#platform/web/page/meta.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { askPostAuthRoute, clearExternalFlags } from '#domains/accounts/web/auth/auth.api.ts';
import { AuthCard, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { runPostLogin } from './post-login.ts';
import { accountStateOf, useAuth } from '#platform/web/session/auth.ts';
import { safeReturnPath } from '#platform/web/session/safe-return.ts';

export const meta = () => pageMeta('Redirecting', undefined, [{ name: 'robots', content: 'noindex' }]);

/** Redirects after a sign-in: to `next`, after an external one to the server's answer, else to the user's home. */
export default function PostLogin() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = useAuth();
  const isStarted = useRef(false);

  useEffect(() => {
    if (!state.ready || isStarted.current) return;
    isStarted.current = true;
    const role = query.get('role') ?? state.profile?.role ?? null;
    void runPostLogin({
      account: state.user ? accountStateOf(state) : null,
      next: safeReturnPath(query.get('next')),
      isExternal: query.get('src') === 'oauth',
      askRoute: () => askPostAuthRoute(role),
      clearFlags: clearExternalFlags,
    }).then((target) => navigate(target, { replace: true }));
  }, [query, navigate, state]);

  return (
    <AuthCard title={authCopy.redirecting}>
      <WaitingLine>{authCopy.postAuth.lead}</WaitingLine>
    </AuthCard>
  );
}
