import { pageMeta } from '#web/lib/meta.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { destinationOf, loginWithNext, safeNext } from '#shared/kernel/destination.ts';
import { authCopy } from '#web/copy/auth.ts';
import { askPostAuthRoute, clearExternalFlags } from '#web/features/auth/auth.api.ts';
import { AuthCard, WaitingLine } from '#web/features/auth/parts.tsx';
import { standingOf, useAuth } from '#web/lib/auth.ts';
import { wayBack } from '#web/lib/way-back.ts';

export const meta = () => pageMeta('Redirecting', undefined, [{ name: 'robots', content: 'noindex' }]);

/** Leads on after a sign-in: to `next`, or after an external one to where the server says, else to the computed place. */
export default function PostLogin() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = useAuth();
  const isStarted = useRef(false);

  useEffect(() => {
    if (!state.ready || isStarted.current) return;
    isStarted.current = true;
    const lead = async (): Promise<string> => {
      const next = wayBack(query.get('next'));
      if (!state.user) return next ? loginWithNext(next) : '/login';
      if (next) return next;
      const own = destinationOf(standingOf(state));
      if (query.get('src') !== 'oauth') return own;
      try {
        return safeNext((await askPostAuthRoute(query.get('role') ?? state.profile?.role ?? null)).next) ?? own;
      } catch {
        return own;
      } finally {
        clearExternalFlags();
      }
    };
    void lead().then((target) => navigate(target, { replace: true }));
  }, [query, navigate, state]);

  return (
    <AuthCard title={authCopy.redirecting}>
      <WaitingLine>{authCopy.postAuth.lead}</WaitingLine>
    </AuthCard>
  );
}
