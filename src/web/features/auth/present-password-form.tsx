import { useEffect, useRef, type ReactNode } from 'react';
import { z } from 'zod';
import { authCopy } from '#web/copy/auth.ts';
import { useApiForm } from '#web/lib/form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields.tsx';
import { messageOf } from './message-of.ts';
import { ErrorBox } from './parts.tsx';

const formShape = z.object({ currentPassword: z.string() });

interface Props {
  /** Without one the button alone goes on. */
  hasPassword: boolean;
  words: { submit: string; busy: string };
  isDangerous?: boolean;
  submit: (proof: { currentPassword?: string }) => Promise<unknown>;
  /** More fields of the same form. */
  children?: ReactNode;
}

/** Asks for the present password before the ways into an account are changed. */
export function PresentPasswordForm({ hasPassword, words, isDangerous = false, submit, children }: Props) {
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { currentPassword: '' },
    submit: ({ currentPassword }) => submit(hasPassword ? { currentPassword } : {}),
  });
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  const message = messageOf(failure);
  return (
    <form ref={frame} noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-4">
      {message && <ErrorBox message={message} />}
      {children}
      {hasPassword && (
        <PasswordField
          label={authCopy.fields.currentPassword}
          autoComplete="current-password"
          error={formState.errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      <Button
        type="submit"
        variant={isDangerous ? 'danger' : 'primary'}
        className="justify-self-start"
        busy={formState.isSubmitting && words.busy}
      >
        {words.submit}
      </Button>
    </form>
  );
}
