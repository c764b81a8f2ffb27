import { pageMeta } from '#platform/web/page/meta.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { runCallback } from './callback.ts';
import { AuthCard, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';

export const meta = () => pageMeta('Signing you in', undefined, [{ name: 'robots', content: 'noindex' }]);

/** The return page of an external sign-in. */
export default function AuthCallback() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void runCallback(query).then((target) => navigate(target, { replace: true }));
  }, [query, navigate]);

  return (
    <AuthCard title={authCopy.callback.title}>
      <WaitingLine>{authCopy.callback.lead}</WaitingLine>
    </AuthCard>
  );
}
