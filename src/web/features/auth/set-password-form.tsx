import { z } from 'zod';
import { newPasswordField, PASSWORDS_DIFFER, setPassword } from '#shared/contracts/identity.ts';
import { authCopy } from '#web/copy/auth.ts';
import { call } from '#web/lib/api.ts';
import { useApiForm } from '#web/lib/form.ts';
import { messageOf } from './message-of.ts';
import { ErrorBox } from './parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields.tsx';
import { useDelayedEnable } from './use-delayed-enable.ts';

const formShape = z
  .object({ currentPassword: z.string(), newPassword: newPasswordField, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, { path: ['confirmPassword'], error: PASSWORDS_DIFFER });

const { fields, setup } = authCopy;

/** A first password, or a new one against the present one. */
export function SetPasswordForm({ needsPresent, onDone }: { needsPresent: boolean; onDone: () => void }) {
  const { isBusy, run } = useDelayedEnable();
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    submit: ({ newPassword, currentPassword }) =>
      run(async () => {
        await call(setPassword, { body: { newPassword, ...(needsPresent ? { currentPassword } : {}) } });
        onDone();
      }),
  });
  const { errors, isSubmitting } = formState;

  const message = messageOf(failure);
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {message && <ErrorBox message={message} />}
      {needsPresent && (
        <PasswordField
          label={fields.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
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
      <Button type="submit" isWide disabled={isBusy} busy={isSubmitting && setup.saving}>
        {setup.save}
      </Button>
    </form>
  );
}
