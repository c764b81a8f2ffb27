import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { newPasswordField, PASSWORDS_DIFFER } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PasswordField } from '#platform/web/ui/forms/text-field.tsx';
import { FormRefusal } from '#domains/accounts/web/auth/form-refusal.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useDelayedEnable } from '#domains/accounts/web/auth/use-delayed-enable.ts';

const formShape = z
  .object({ currentPassword: z.string(), newPassword: newPasswordField, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, { path: ['confirmPassword'], error: PASSWORDS_DIFFER });

interface Props {
  /** Asks for the current password as well. */
  needsPresent?: boolean;
  isChecking?: boolean;
  words: { save: string; saving: string };
  /** Returns a message when the password was refused. */
  submit: (passwords: { newPassword: string; currentPassword: string }) => Promise<string | null>;
  /** What the user can do after a refusal. */
  afterRefusal?: ReactNode;
}

const { fields } = authCopy;

/** The form of every page that sets a password. */
export function NewPasswordForm({ needsPresent = false, isChecking = false, words, submit, afterRefusal }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, run } = useDelayedEnable();
  const { register, watch, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    submit: (passwords) =>
      run(async () => {
        setRefusal(null);
        setRefusal(await submit(passwords));
      }),
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate aria-busy={isChecking} onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <FormRefusal failure={failure} otherwise={refusal}>
        {afterRefusal}
      </FormRefusal>
      {needsPresent && (
        <PasswordField
          label={fields.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      <NewPasswordFields
        labels={{ password: fields.newPassword, confirmation: fields.confirmNewPassword }}
        errors={{ password: errors.newPassword?.message, confirmation: errors.confirmPassword?.message }}
        password={register('newPassword')}
        confirmation={register('confirmPassword')}
        typed={watch('newPassword')}
      />
      <Button type="submit" isWide className="mt-2" disabled={isBusy || isChecking} busy={isSubmitting && words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
