import { pageMeta } from '#platform/web/page/meta.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard, ErrorBox, SuccessBox } from '#domains/accounts/web/auth/parts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { useResetToken } from './use-reset-token.ts';
import { auth } from '#platform/web/session/auth.ts';

const copy = authCopy.reset;

export const meta = () =>
  pageMeta('Reset your password', 'Ask for a link to set a new password for your Tallgrass account.');

type Step = 'request' | 'verify' | 'reset' | 'complete';

/** Section 4.5: request, verify (an email is on its way), reset (from its link), complete. */
export default function PasswordReset() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('token') ?? query.get('t') ?? '';
  const isOldLink = query.has('access_token') || query.has('refresh_token');
  const isRecovery = query.has('token') || query.has('t') || isOldLink || query.get('type') === 'recovery';
  const [step, setStep] = useState<Step>(isRecovery ? 'reset' : 'request');
  const check = useResetToken(step === 'reset' && !isOldLink ? token : '');

  useEffect(() => auth.onEvent((event) => event === 'PASSWORD_RECOVERY' && setStep('reset')), []);
  const askAgain = () => {
    void navigate('/password-reset', { replace: true });
    setStep('request');
  };

  if (step === 'request') {
    return (
      <AuthCard title={copy.requestTitle} lead={copy.requestLead}>
        <ResetRequestForm onSent={() => setStep('verify')} />
      </AuthCard>
    );
  }
  if (step === 'verify') {
    return (
      <AuthCard title={copy.verifyTitle}>
        <SuccessBox message={copy.sent}>
          <p>{copy.verifyLead}</p>
        </SuccessBox>
        <Button variant="secondary" onClick={askAgain}>
          {copy.otherEmail}
        </Button>
      </AuthCard>
    );
  }
  if (step === 'complete') {
    return (
      <AuthCard title={copy.completeTitle}>
        <SuccessBox message={copy.updated}>
          <p>{copy.completeLead}</p>
        </SuccessBox>
        <Button onClick={() => void navigate('/auth')}>{copy.signIn}</Button>
      </AuthCard>
    );
  }
  const refusal = isOldLink ? copy.oldLink : token === '' || check === 'dead' ? copy.missing : null;
  return (
    <AuthCard title={copy.resetTitle} lead={refusal ? undefined : copy.resetLead}>
      {refusal ? (
        <>
          <ErrorBox message={refusal} />
          <Button onClick={askAgain}>{copy.askNew}</Button>
        </>
      ) : (
        <ResetPasswordForm
          token={token}
          isChecking={check === 'checking'}
          onDone={() => setStep('complete')}
          onAskAgain={askAgain}
        />
      )}
    </AuthCard>
  );
}
