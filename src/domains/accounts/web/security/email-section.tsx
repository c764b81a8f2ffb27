import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { changeEmail, type readEmail } from '#domains/accounts/contract/account.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { emailField } from '#domains/accounts/contract/identity.ts';
import { securityCopy } from './security.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { cancelEmailChange, myEmail } from './account.queries.ts';
import { ProofFields, proofOf, useAsked } from './proof-fields.tsx';
import { FormButtons } from '#domains/accounts/web/auth/form-buttons.tsx';
import { FormRefusal } from '#domains/accounts/web/auth/form-refusal.tsx';

const copy = securityCopy.email;
const formShape = z.object({ newEmail: emailField, currentPassword: z.string(), code: z.string() });

export function EmailSection({ hasPassword }: { hasPassword: boolean }) {
  const query = useQuery(myEmail());
  const [isChanging, setChanging] = useState(false);
  return (
    <Section isBeside title={copy.title} hint={copy.hint}>
      <QueryStates query={query} skeleton={<Skeleton className="h-24" />}>
        {({ email, pending }) => (
          <>
            <p className="font-medium break-words">{email}</p>
            {pending && <Pending pending={pending} />}
            <InPlace shows={isChanging ? 'form' : 'button'}>
              {isChanging ? (
                <ChangeForm hasPassword={hasPassword} onClose={() => setChanging(false)} />
              ) : (
                <Button variant="secondary" onClick={() => setChanging(true)}>
                  {copy.change}
                </Button>
              )}
            </InPlace>
          </>
        )}
      </QueryStates>
    </Section>
  );
}

function Pending({ pending }: { pending: NonNullable<ResponseOf<typeof readEmail>['pending']> }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => client.invalidateQueries(myEmail()),
  });
  const { newEmail, isOldConfirmed, isNewConfirmed } = pending;
  return (
    <Banner
      title={copy.pending(newEmail)}
      action={
        <Button variant="secondary" size="sm" busy={cancel.isPending && copy.working} onClick={() => cancel.mutate()}>
          {copy.cancel}
        </Button>
      }
    >
      {isOldConfirmed ? copy.waitsForNew : isNewConfirmed ? copy.waitsForOld : copy.waitsForBoth}
    </Banner>
  );
}

function ChangeForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const asked = useAsked(hasPassword);
  const { register, formState, failure, onSubmit } = useApiForm({
    schema: formShape,
    defaultValues: { newEmail: '', currentPassword: '', code: '' },
    submit: async ({ newEmail, ...typed }) => {
      await call(changeEmail, { body: { newEmail, ...proofOf(asked, typed) } });
      await client.invalidateQueries(myEmail());
      onClose();
    },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-4">
      <FormRefusal failure={failure} />
      <TextField
        label={copy.newEmail}
        type="email"
        autoComplete="email"
        error={errors.newEmail?.message}
        {...register('newEmail')}
      />
      <ProofFields asked={asked} register={register} errors={errors} />
      <FormButtons
        words={{ submit: copy.ask, busy: copy.working, cancel: securityCopy.cancel }}
        isBusy={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
