import { pageMeta } from '#platform/web/page/meta.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { destinationOf } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { pause, takeNext } from './after-sign-in.ts';
import { askPostAuthRoute, clearExternalFlags } from '#domains/accounts/web/auth/auth.api.ts';
import { AuthCard, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { runPostAuth } from './post-auth.ts';
import { findRoleHint } from './role-hint.ts';
import { auth, accountStateOf } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

export const meta = () => pageMeta('One moment', undefined, [{ name: 'robots', content: 'noindex' }]);

/** Section 4.4: asks the server where a user goes after signing in. */
export default function PostAuth() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const lead = async () => {
      const target = await runPostAuth({
        hasSession: async () => {
          const { ready, user } = auth.getState();
          return ready && user ? true : (await auth.refresh()).user !== null;
        },
        ledBefore: () => {
          const account = accountStateOf(auth.getState());
          return sessionKeys.get('postAuthRan') && account?.role ? destinationOf(account) : null;
        },
        hint: () =>
          findRoleHint({
            stored: [sessionKeys.get('role'), sessionKeys.get('roleIntent'), sessionKeys.get('login_intent_role')],
            query: query.get('role'),
            referrer: document.referrer,
            profile: auth.getState().profile?.role ?? null,
          }),
        askRoute: askPostAuthRoute,
        wait: pause,
      });
      if (!target.startsWith('/role-selection')) {
        await auth.refresh();
        for (const key of ['role', 'roleIntent'] as const) sessionKeys.remove(key);
        clearExternalFlags();
        sessionKeys.set('postAuthRan', '1');
        sessionKeys.set('skipProtectedOnce', '1');
      }
      const isHome = target.endsWith('/dashboard') || target.endsWith('/overview');
      await navigate((isHome ? takeNext(null) : null) ?? target, { replace: true });
    };
    void lead();
  }, [query, navigate]);

  return (
    <AuthCard title={authCopy.postAuth.title}>
      <WaitingLine>{authCopy.postAuth.lead}</WaitingLine>
    </AuthCard>
  );
}
