import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { signIn, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { auth } from '#platform/web/session/auth.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { FormError } from '#domains/accounts/web/auth/form-error.tsx';
import { ExternalButtons } from './external-buttons.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PasswordField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ResendButton } from '#domains/accounts/web/sign-up/resend-button.tsx';
import { useDelayedEnable } from '#domains/accounts/web/auth/use-delayed-enable.ts';

interface Props {
  side: ActingRole | null;
  next?: string | null;
  email?: string;
  /** Before the session opens: from here on the form redirects. */
  onSubmitting: () => void;
  /** After a successful sign-in; the page decides where to go. */
  onSignedIn: () => Promise<void>;
  onExternalFailure: (provider: ExternalProvider) => void;
  outerError?: string | null;
}

const { fields, actions } = authCopy;

/** Sign-in with email and password. */
export function SignInForm({ side, next = null, email = '', ...page }: Props) {
  const navigate = useNavigate();
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  const { isBusy, run } = useDelayedEnable();
  const { register, formState, failure, setFailure, getValues, onSubmit } = useApiForm({
    schema: signIn.body,
    // Without defaults the form keeps what was typed before its scripts loaded.
    defaultValues: email ? { email } : {},
    submit: (credentials) =>
      run(async () => {
        const session = await call(signIn, { body: credentials });
        if (session.secondStep) {
          await navigate(next ? `/second-factor?next=${encodeURIComponent(next)}` : '/second-factor');
          return;
        }
        page.onSubmitting();
        auth.apply('SIGNED_IN', session);
        await page.onSignedIn();
      }),
  });
  const { errors, isSubmitting } = formState;
  return (
    <>
      <FormError failure={failure} otherwise={passkeyFailure ?? page.outerError}>
        {failure?.code === 'EMAIL_NOT_VERIFIED' && <ResendButton email={getValues('email')} />}
      </FormError>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
        <TextField
          label={fields.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={fields.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Link
          to="/password-reset"
          className="inline-flex target items-center justify-self-start font-semibold text-link underline underline-offset-4"
        >
          {actions.forgotPassword}
        </Link>
        <Button type="submit" isWide disabled={isBusy} busy={isSubmitting && actions.signingIn}>
          {actions.signIn}
        </Button>
      </form>
      <PasskeyButton
        onSubmitting={page.onSubmitting}
        onSignedIn={page.onSignedIn}
        onFailure={(said) => {
          // Clears why the password was refused.
          setFailure(null);
          setPasskeyFailure(said);
        }}
      />
      <ExternalButtons side={side} next={next} onFailure={page.onExternalFailure} />
    </>
  );
}
