import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { MIN_PASSWORD_LENGTH } from '#domains/accounts/contract/identity-rules.ts';
import { weaknessOf } from '#domains/accounts/contract/common-passwords.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { PasswordField } from '#platform/web/ui/forms/text-field.tsx';

interface Props {
  labels: { password: string; confirmation: string };
  errors: { password: string | undefined; confirmation: string | undefined };
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  /** The content of the first field, to warn of common passwords; undefined before the form knows it. */
  typed: string | undefined;
}

/** A new password, typed twice. */
export function NewPasswordFields({ labels, errors, password, confirmation, typed }: Props) {
  return (
    <>
      <div className="grid gap-1.5">
        <PasswordField
          label={labels.password}
          hint={authCopy.fields.passwordHint}
          autoComplete="new-password"
          error={errors.password}
          {...password}
        />
        <WeakPasswordWarning typed={typed ?? ''} />
      </div>
      <PasswordField
        label={labels.confirmation}
        autoComplete="new-password"
        error={errors.confirmation}
        {...confirmation}
      />
    </>
  );
}

function WeakPasswordWarning({ typed }: { typed: string }) {
  const { data: weakness } = useQuery({
    queryKey: ['weak-password', typed],
    queryFn: () => weaknessOf(typed),
    enabled: typed.length >= MIN_PASSWORD_LENGTH,
    // Drops the typed password from the cache as soon as the field changes.
    gcTime: 0,
    retry: false,
  });
  return (
    <output className="text-sm font-medium text-warn empty:hidden">{weakness && authCopy.fields.weak[weakness]}</output>
  );
}
