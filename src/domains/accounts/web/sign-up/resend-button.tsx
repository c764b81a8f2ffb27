import { useMutation } from '@tanstack/react-query';
import { resendConfirmation } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';

/** Sends the confirmation email again. */
export function ResendButton({ email }: { email: string }) {
  const resend = useMutation({ mutationFn: () => call(resendConfirmation, { body: { email } }) });
  return (
    <div className="grid gap-2">
      <Button variant="secondary" busy={resend.isPending && authCopy.actions.resending} onClick={() => resend.mutate()}>
        {authCopy.actions.resend}
      </Button>
      <output className="text-sm text-ink">
        {resend.isSuccess ? authCopy.messages.resent : resend.isError ? resend.error.message : null}
      </output>
    </div>
  );
}
