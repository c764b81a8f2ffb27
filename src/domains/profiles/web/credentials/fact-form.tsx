import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { changeProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { onboardingCopy } from '../onboarding/onboarding.copy.ts';
import { factCopy as copy } from './credentials.copy.ts';
import { FactFormButtons } from './fact-form-buttons.tsx';
import type { FactPage, FactSchema } from './fact-pages.ts';
import { useEntryDraft, useKeptEntry } from './use-entry-draft.ts';
import { useFactPages } from './use-fact-pages.ts';

interface FactFormProps<S extends FactSchema> {
  title: string;
  /** The name of the draft that keeps what is typed over a reload. */
  draft: string;
  schema: S;
  /** The current entry; fields that the schema doesn't have (its state, its ID) are dropped. */
  values: FieldValues;
  send: (body: z.output<S>) => Promise<CandidateProfileView>;
  onDone: () => void;
  /** On a phone one at a time, on a wide screen all below each other. */
  pages: readonly FactPage<S>[];
}

/** The form of one entry. On a phone it is the only thing on its step (`entry-step.ts`). */
export function FactForm<S extends FactSchema>(props: FactFormProps<S>) {
  const { title, schema, send, onDone } = props;
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(changeProfile(client, send));
  const draft = useEntryDraft(props.draft, schema, props.values);
  const close = () => {
    draft.drop();
    onDone();
  };
  const form = useApiForm<S>({
    schema,
    defaultValues: draft.values,
    submit: async (body) => {
      await mutateAsync(body);
      close();
    },
  });
  useKeptEntry(props.draft, form);
  const pages = useFactPages(props.pages, schema, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A fact's form may be inside a section's form: submit only this one.
    event.stopPropagation();
    void pages.submit(event);
  };

  return (
    <form noValidate data-open-entry onSubmit={submit} className="flex flex-col gap-4" aria-label={title}>
      <UnsavedGuard isDirty={form.formState.isDirty || draft.isRestored} onLeave={draft.drop} />
      <h3 className="flex items-baseline justify-between gap-3 text-lg font-medium text-ink">
        {title}
        {pages.shown.length > 1 ? (
          <span className="text-sm font-normal text-ink-soft md:hidden">
            {copy.pageOf(pages.at + 1, pages.shown.length)}
          </span>
        ) : null}
      </h3>
      {draft.isRestored && !form.formState.isDirty ? <Banner>{onboardingCopy.restored}</Banner> : null}
      {pages.shown.map(({ fields, render }, index) => (
        <div
          key={fields.join()}
          ref={index === pages.at ? pages.current : undefined}
          className={classes('flex flex-col gap-4', index !== pages.at && 'max-md:hidden')}
        >
          {render(form.control)}
        </div>
      ))}
      <FormError refusal={form.failure} />
      <FactFormButtons
        at={pages.at}
        isLast={pages.isLast}
        maySave={pages.maySave}
        isSaving={isPending}
        onBack={pages.back}
        onMore={pages.next}
        onCancel={close}
      />
    </form>
  );
}
