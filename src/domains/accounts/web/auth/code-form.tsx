import { z } from 'zod';
import { authCopy } from './auth.copy.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormError } from './form-error.tsx';

const formShape = z.object({ code: z.string().trim().min(6, authCopy.secondStep.tooShort).max(40) });

interface Props {
  hint: string;
  words: { submit: string; busy: string };
  submit: (code: string) => Promise<unknown>;
  /** For a form that can be closed. */
  cancel?: { label: string; onCancel: () => void };
}

/** Takes a code from the authenticator app or, where allowed, a recovery code. */
export function CodeForm({ hint, words, submit, cancel }: Props) {
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { code: '' },
    submit: ({ code }) => submit(code),
  });
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <FormError failure={failure} />
      <TextField
        label={authCopy.secondStep.code}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      {cancel ? (
        <FormButtons
          words={{ ...words, cancel: cancel.label }}
          isBusy={formState.isSubmitting}
          onCancel={cancel.onCancel}
        />
      ) : (
        <Button type="submit" isWide busy={formState.isSubmitting && words.busy}>
          {words.submit}
        </Button>
      )}
    </form>
  );
}
