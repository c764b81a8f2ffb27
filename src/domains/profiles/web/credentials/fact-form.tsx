import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { factCopy as copy } from './credentials.copy.ts';
import { onboardingCopy } from '../onboarding/onboarding.copy.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { changeProfile } from '#domains/profiles/web/profile/profile.queries.ts';

type FactSchema = z.ZodObject & z.ZodType<FieldValues, FieldValues>;

interface FactFormProps<S extends FactSchema> {
  title: string;
  schema: S;
  /** The current entry; fields that the schema doesn't have (its state, its ID) are dropped. */
  values: FieldValues;
  send: (body: z.output<S>) => Promise<CandidateProfileView>;
  onDone: () => void;
  children: (control: Control<z.input<S>, unknown, z.output<S>>) => ReactNode;
}

/** The form of one entry. */
export function FactForm<S extends FactSchema>(props: FactFormProps<S>) {
  const { title, schema, values, send, onDone } = props;
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(changeProfile(client, send));
  const form = useApiForm<S>({
    schema,
    defaultValues: Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name]])) as DefaultValues<
      z.input<S>
    >,
    submit: async (body) => {
      await mutateAsync(body);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    // A fact's form may be inside a section's form: submit only this one.
    event.stopPropagation();
    void form.onSubmit(event);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={title}>
      <UnsavedGuard isDirty={form.formState.isDirty} />
      <h3 className="text-lg font-medium text-ink">{title}</h3>
      {props.children(form.control)}
      <FormError refusal={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending && onboardingCopy.saving}>
          {copy.save}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
