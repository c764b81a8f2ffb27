import type { UseFormRegisterReturn } from 'react-hook-form';
import { suggestEmail } from '#domains/accounts/contract/email-typos.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';

interface Props {
  error: string | undefined;
  field: UseFormRegisterReturn;
  typed: string | undefined;
  onCorrect: (address: string) => void;
}

/** The address of a new account. A mistyped mail host would lose the confirmation email, so a tap corrects it. */
export function EmailField({ error, field, typed, onCorrect }: Props) {
  const meant = suggestEmail(typed ?? '');
  return (
    <div className="grid gap-1">
      <TextField label={authCopy.fields.email} type="email" autoComplete="email" error={error} {...field} />
      <output className="contents">
        {meant && (
          <button
            type="button"
            onClick={() => onCorrect(meant)}
            className="inline-flex target items-center justify-self-start text-left text-sm font-semibold text-link underline underline-offset-4"
          >
            {authCopy.messages.didYouMean(meant)}
          </button>
        )}
      </output>
    </div>
  );
}
