import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { confirmEmailChange } from '#domains/accounts/contract/account.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard, ErrorBox, FooterLine, SuccessBox, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { call, isUnreached } from '#platform/web/api/api.ts';
import { auth, refreshAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';

const copy = authCopy.emailChange;

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

type State = { kind: 'working' | 'half' | 'complete' } | { kind: 'failed'; error: unknown };

/** Where both links of an email change lead. The token is used by POST, so that a mail scanner can't use it up. */
export default function ConfirmEmailChange() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [state, setState] = useState<State>({ kind: 'working' });
  const isStarted = useRef(false);

  const confirm = useCallback(async () => {
    setState({ kind: 'working' });
    try {
      const { isComplete } = await call(confirmEmailChange, { body: { token } });
      if (isComplete && auth.getState().user) await refreshAuth();
      setState({ kind: isComplete ? 'complete' : 'half' });
    } catch (error) {
      setState({ kind: 'failed', error });
    }
  }, [token]);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void confirm();
  }, [confirm]);

  return (
    <AuthCard title={copy.title}>
      {state.kind === 'working' && <WaitingLine>{authCopy.confirm.lead}</WaitingLine>}
      {state.kind === 'failed' && (
        <>
          <ErrorBox message={state.error instanceof Error ? state.error.message : copy.failed} />
          {isUnreached(state.error) && <Button onClick={() => void confirm()}>{authCopy.actions.tryAgain}</Button>}
        </>
      )}
      {state.kind === 'half' && <SuccessBox message={copy.half} />}
      {state.kind === 'complete' && <SuccessBox message={copy.complete} />}
      <FooterLine>
        <Link to="/settings/account">{copy.settings}</Link>
      </FooterLine>
    </AuthCard>
  );
}
