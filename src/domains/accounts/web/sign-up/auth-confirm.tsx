import { pageMeta } from '#platform/web/page/meta.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { confirmEmail } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard, ErrorBox, FooterLine, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { call, isUnreached } from '#platform/web/api/api.ts';
import { auth } from '#platform/web/session/auth.ts';
import { safeReturnPath } from '#platform/web/session/safe-return.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';

const copy = authCopy.confirm;

export const meta = () => pageMeta('Confirm your email', undefined, [{ name: 'robots', content: 'noindex' }]);

/** Where the confirmation link leads. Uses the token by POST, so that mail scanners that open links can't use it up. */
export default function AuthConfirm() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('type') === 'signup' ? query.get('token_hash') : null;
  const [failure, setFailure] = useState<Error | null>(token ? null : new Error(copy.failedLead));
  const isStarted = useRef(false);

  const confirm = useCallback(async () => {
    setFailure(null);
    try {
      const session = await call(confirmEmail, { body: { token_hash: token ?? '', type: 'signup' } });
      auth.apply('SIGNED_IN', session);
      await navigate(safeReturnPath(query.get('redirect_to')) ?? '/post-auth', { replace: true });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(copy.failedLead));
    }
  }, [token, query, navigate]);
  useEffect(() => {
    if (isStarted.current || !token) return;
    isStarted.current = true;
    void confirm();
  }, [token, confirm]);

  if (failure === null) {
    return (
      <AuthCard title={copy.title}>
        <WaitingLine>{copy.lead}</WaitingLine>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={isUnreached(failure) ? copy.title : copy.failedTitle}>
      <ErrorBox message={failure.message} />
      {isUnreached(failure) && <Button onClick={() => void confirm()}>{authCopy.actions.tryAgain}</Button>}
      <FooterLine>
        <Link to="/login">{authCopy.actions.signIn}</Link>
      </FooterLine>
    </AuthCard>
  );
}
