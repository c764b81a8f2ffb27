import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { FormButtons } from '#domains/accounts/web/auth/form-buttons.tsx';
import { FormRefusal } from '#domains/accounts/web/auth/form-refusal.tsx';
import { ProofFields, proofOf, useAsked } from './proof-fields.tsx';
import { securityCopy } from './security.copy.ts';

const formShape = z.object({ currentPassword: z.string(), code: z.string() });

export interface Change extends Proof {
  endsOthers?: boolean;
}

interface Props {
  /** Without a password and two-step sign-in, the form is just a button. */
  hasPassword: boolean;
  words: { submit: string; busy: string; cancel: string };
  isDangerous?: boolean;
  /** Offers to sign the account's other devices out as well. */
  offersEnd?: boolean;
  submit: (change: Change) => Promise<unknown>;
  onCancel: () => void;
  /** More fields of the same form. */
  children?: ReactNode;
}

/** Asks for the current password, and a code where two-step sign-in is on, before the account's sign-in methods change. */
export function PresentPasswordForm({
  hasPassword,
  words,
  isDangerous = false,
  offersEnd = false,
  submit,
  onCancel,
  children,
}: Props) {
  const asked = useAsked(hasPassword);
  const [endsOthers, setEndsOthers] = useState(false);
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { currentPassword: '', code: '' },
    submit: (typed) => submit({ ...proofOf(asked, typed), ...(endsOthers ? { endsOthers } : {}) }),
  });
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-4">
      <FormRefusal failure={failure} />
      {children}
      <ProofFields asked={asked} register={register} errors={formState.errors} />
      {offersEnd && <Checkbox label={securityCopy.endOthers} checked={endsOthers} onChange={setEndsOthers} />}
      <FormButtons
        words={words}
        isBusy={formState.isSubmitting}
        variant={isDangerous ? 'danger' : 'primary'}
        onCancel={onCancel}
      />
    </form>
  );
}
