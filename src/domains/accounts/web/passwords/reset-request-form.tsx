import { requestPasswordReset } from '#domains/accounts/contract/functions.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { FormError } from '#domains/accounts/web/auth/form-error.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { useDelayedEnable } from '#domains/accounts/web/auth/use-delayed-enable.ts';

/** Asks for the address to send a reset link to. */
export function ResetRequestForm({ onSent }: { onSent: () => void }) {
  const { isBusy, run } = useDelayedEnable();
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: requestPasswordReset.body,
    defaultValues: { email: '' },
    submit: (body) =>
      run(async () => {
        await call(requestPasswordReset, { body });
        onSent();
      }),
  });
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <FormError failure={failure} />
      <TextField
        label={authCopy.fields.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" isWide disabled={isBusy} busy={formState.isSubmitting && authCopy.reset.sending}>
        {authCopy.reset.send}
      </Button>
    </form>
  );
}
