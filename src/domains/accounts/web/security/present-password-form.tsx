import type { ReactNode } from 'react';
import { z } from 'zod';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { PasswordField } from '#platform/web/ui/forms/text-field.tsx';
import { FormButtons } from '#domains/accounts/web/auth/form-buttons.tsx';
import { FormRefusal } from '#domains/accounts/web/auth/form-refusal.tsx';

const formShape = z.object({ currentPassword: z.string() });

interface Props {
  /** Without one, the form is just a button. */
  hasPassword: boolean;
  words: { submit: string; busy: string; cancel: string };
  isDangerous?: boolean;
  submit: (proof: { currentPassword?: string }) => Promise<unknown>;
  onCancel: () => void;
  /** More fields of the same form. */
  children?: ReactNode;
}

/** Asks for the current password before the account's sign-in methods change. */
export function PresentPasswordForm({ hasPassword, words, isDangerous = false, submit, onCancel, children }: Props) {
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { currentPassword: '' },
    submit: ({ currentPassword }) => submit(hasPassword ? { currentPassword } : {}),
  });
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-4">
      <FormRefusal failure={failure} />
      {children}
      {hasPassword && (
        <PasswordField
          label={authCopy.fields.currentPassword}
          autoComplete="current-password"
          error={formState.errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      <FormButtons
        words={words}
        isBusy={formState.isSubmitting}
        variant={isDangerous ? 'danger' : 'primary'}
        onCancel={onCancel}
      />
    </form>
  );
}
