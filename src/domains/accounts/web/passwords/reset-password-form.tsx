import { completePasswordReset } from '#domains/accounts/contract/functions.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

interface Props {
  token: string;
  isChecking: boolean;
  onDone: () => void;
  onAskAgain: () => void;
}

const { reset } = authCopy;

/** Sets a new password with the token of the link. */
export function ResetPasswordForm({ token, isChecking, onDone, onAskAgain }: Props) {
  return (
    <NewPasswordForm
      isChecking={isChecking}
      words={{ save: reset.update, saving: reset.updating }}
      afterRefusal={
        <Button variant="secondary" onClick={onAskAgain}>
          {reset.askNew}
        </Button>
      }
      submit={async ({ newPassword }) => {
        const { ok, error } = await call(completePasswordReset, { body: { token, newPassword } });
        if (ok) onDone();
        return ok ? null : (error ?? reset.failed);
      }}
    />
  );
}
