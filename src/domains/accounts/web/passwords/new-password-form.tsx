import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { newPasswordField, PASSWORDS_DIFFER } from '#domains/accounts/contract/identity.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ProofFields } from '#domains/accounts/web/security/proof-fields.tsx';
import { FormRefusal } from '#domains/accounts/web/auth/form-refusal.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useDelayedEnable } from '#domains/accounts/web/auth/use-delayed-enable.ts';

const formShape = z
  .object({ currentPassword: z.string(), code: z.string(), newPassword: newPasswordField, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, { path: ['confirmPassword'], error: PASSWORDS_DIFFER });

interface Props {
  /** Asks for the current password and a code as well, as far as there are any. */
  asked?: Record<keyof Proof, boolean>;
  isChecking?: boolean;
  words: { save: string; saving: string };
  /** Returns a message when the password was refused. */
  submit: (passwords: { newPassword: string; currentPassword: string; code: string }) => Promise<string | null>;
  /** What the user can do after a refusal. */
  afterRefusal?: ReactNode;
}

const { fields } = authCopy;
const NOTHING = { currentPassword: false, code: false };

/** The form of every page that sets a password. */
export function NewPasswordForm({ asked = NOTHING, isChecking = false, words, submit, afterRefusal }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, run } = useDelayedEnable();
  const { register, watch, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { currentPassword: '', code: '', newPassword: '', confirmPassword: '' },
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
      <ProofFields asked={asked} register={register} errors={errors} />
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
