import { useState } from 'react';
import { z } from 'zod';
import { completePasswordReset } from '#shared/contracts/functions.ts';
import { newPasswordField, PASSWORDS_DIFFER } from '#shared/contracts/identity.ts';
import { authCopy } from '#web/copy/auth.ts';
import { call } from '#web/lib/api.ts';
import { useApiForm } from '#web/lib/form.ts';
import { messageOf } from './message-of.ts';
import { ErrorBox } from './parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields.tsx';
import { useDelayedEnable } from './use-delayed-enable.ts';

const formShape = z
  .object({ newPassword: newPasswordField, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, { path: ['confirmPassword'], error: PASSWORDS_DIFFER });

interface Props {
  token: string;
  isChecking: boolean;
  onDone: () => void;
  onAskAgain: () => void;
}

const { fields, reset } = authCopy;

/** The new password, twice, against the token of the link. */
export function ResetPasswordForm({ token, isChecking, onDone, onAskAgain }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, run } = useDelayedEnable();
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { newPassword: '', confirmPassword: '' },
    submit: ({ newPassword }) =>
      run(async () => {
        setRefusal(null);
        const { ok, error } = await call(completePasswordReset, { body: { token, newPassword } });
        if (ok) onDone();
        else setRefusal(error ?? reset.failed);
      }),
  });
  const { errors, isSubmitting } = formState;
  const message = refusal ?? messageOf(failure);
  return (
    <form noValidate aria-busy={isChecking} onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {message && (
        <ErrorBox message={message}>
          <Button variant="secondary" onClick={onAskAgain}>
            {reset.askNew}
          </Button>
        </ErrorBox>
      )}
      <PasswordField
        label={fields.newPassword}
        hint={fields.passwordHint}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label={fields.confirmNewPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" isWide disabled={isBusy || isChecking} busy={isSubmitting && reset.updating}>
        {reset.update}
      </Button>
    </form>
  );
}
