import { useState } from 'react';
import { z } from 'zod';
import { fullNameField, PASSWORDS_DIFFER, signUp, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { FormError } from '#domains/accounts/web/auth/form-error.tsx';
import { ExternalButtons } from '#domains/accounts/web/sign-in/external-buttons.tsx';
import { NewPasswordFields } from '#domains/accounts/web/passwords/new-password-fields.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SignUpSuccess } from './sign-up-success.tsx';
import { useDelayedEnable } from '#domains/accounts/web/auth/use-delayed-enable.ts';

const formShape = signUp.body
  .omit({ role: true, full_name: true })
  .extend({ fullName: fullNameField, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: PASSWORDS_DIFFER });

interface Props {
  side: ActingRole;
  onLogIn: (email: string) => void;
  onExternalFailure: (provider: ExternalProvider) => void;
  /** The page's own message in the form's error box (a failed external start). */
  outerError?: string | null;
}

const { fields, actions } = authCopy;

/** Full name, email and password of a new account. The page sets the role. */
export function SignUpForm({ side, onLogIn, onExternalFailure, outerError = null }: Props) {
  const [created, setCreated] = useState<{ email: string; devMailbox: boolean } | null>(null);
  const { isBusy, run } = useDelayedEnable();
  const { register, watch, formState, failure, getValues, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { fullName: '', email: '', password: '', confirmPassword: '' },
    submit: ({ confirmPassword: _same, fullName, ...account }) =>
      run(async () => {
        setCreated(null);
        const { devMailbox } = await call(signUp, { body: { ...account, full_name: fullName, role: side } });
        sessionKeys.set('role', side);
        setCreated({ email: account.email, devMailbox });
      }),
  });
  const { errors, isSubmitting } = formState;
  return (
    <>
      {created && <SignUpSuccess {...created} />}
      <FormError failure={failure} otherwise={outerError}>
        {failure?.code === 'USER_ALREADY_REGISTERED' && (
          <Button variant="secondary" onClick={() => onLogIn(getValues('email'))}>
            {actions.logInInstead}
          </Button>
        )}
      </FormError>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
        <TextField
          label={fields.fullName}
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <TextField
          label={fields.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <NewPasswordFields
          labels={{ password: fields.password, confirmation: fields.confirmPassword }}
          errors={{ password: errors.password?.message, confirmation: errors.confirmPassword?.message }}
          password={register('password')}
          confirmation={register('confirmPassword')}
          typed={watch('password')}
        />
        <Button type="submit" isWide className="mt-2" disabled={isBusy} busy={isSubmitting && actions.creatingAccount}>
          {actions.createAccount}
        </Button>
      </form>
      <ExternalButtons side={side} onFailure={onExternalFailure} />
    </>
  );
}
