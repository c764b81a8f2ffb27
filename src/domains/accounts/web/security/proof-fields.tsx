import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { PasswordField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { myFactors } from './my-factors.ts';
import { securityCopy } from './security.copy.ts';

type Field = keyof Proof;

interface Props {
  /** Which of the two are asked for: see `useAsked`. */
  asked: Record<Field, boolean>;
  register: (field: Field) => UseFormRegisterReturn;
  errors: Partial<Record<Field, { message?: string }>>;
}

/** What a person proves before the account's sign-in methods change: the password and a code, as far as there are any. */
export const useAsked = (hasPassword: boolean): Props['asked'] => ({
  currentPassword: hasPassword,
  code: Boolean(useQuery(myFactors()).data?.totpSince),
});

/** The part of the typed values that was asked for. */
export const proofOf = (asked: Props['asked'], typed: { currentPassword: string; code: string }): Proof => ({
  ...(asked.currentPassword ? { currentPassword: typed.currentPassword } : {}),
  ...(asked.code ? { code: typed.code } : {}),
});

export function ProofFields({ asked, register, errors }: Props) {
  return (
    <>
      {asked.currentPassword && (
        <PasswordField
          label={authCopy.fields.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      {asked.code && (
        <TextField
          label={authCopy.secondStep.code}
          hint={securityCopy.twoStep.eitherCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...register('code')}
        />
      )}
    </>
  );
}
