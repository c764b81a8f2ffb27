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
import { dropDraft } from '#platform/web/forms/draft.ts';
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts';
import { EmailField } from './email-field.tsx';
import type { SentSignUp } from './use-sent-sign-up.ts';
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
  /** What an earlier sign-up was sent with. */
  start?: { fullName: string; email: string };
  onCreated: (sent: SentSignUp) => void;
}

const { fields, actions } = authCopy;
const DRAFT = 'sign-up';

/** Full name, email and password of a new account. The page sets the role. */
export function SignUpForm({ side, onLogIn, onExternalFailure, outerError = null, start, onCreated }: Props) {
  const { isBusy, run } = useDelayedEnable();
  const form = useApiForm({
    schema: formShape,
    // Without defaults the form keeps what was typed before its scripts loaded.
    defaultValues: start ?? {},
    submit: ({ confirmPassword: _same, fullName, ...account }) =>
      run(async () => {
        const { devMailbox } = await call(signUp, { body: { ...account, full_name: fullName, role: side } });
        sessionKeys.set('role', side);
        dropDraft(DRAFT);
        onCreated({ fullName, email: account.email, devMailbox });
      }),
  });
  const { register, watch, setValue, formState, failure, getValues, onSubmit } = form;
  useFormDraft(DRAFT, form, ['fullName', 'email']);
  const { errors, isSubmitting } = formState;
  return (
    <>
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
        <EmailField
          error={errors.email?.message}
          field={register('email')}
          typed={watch('email')}
          onCorrect={(address) => setValue('email', address, { shouldDirty: true, shouldValidate: true })}
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
