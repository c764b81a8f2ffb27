import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { organizationCopy as copy } from './organization.copy.ts';
import type { ApiError } from '#platform/web/api/api.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { myOrganization } from './organization.queries.ts';

export interface StepProps {
  data: MyOrganization;
  onSaved: (answer: MyOrganization) => void;
  /** The button's label; by default that of the next step. */
  words?: { save: string } | undefined;
}

/** Stores the server's answer for the next screen. */
export function useSaved(onSaved: StepProps['onSaved']) {
  const client = useQueryClient();
  return (answer: MyOrganization) => {
    client.setQueryData(myOrganization().queryKey, answer);
    onSaved(answer);
  };
}

interface FormProps {
  form: {
    onSubmit: () => Promise<void>;
    failure: ApiError | null;
    formState: { isSubmitting: boolean; isDirty: boolean };
  };
  words?: StepProps['words'];
  /** The viewer's role, if saving sends an approved organization back to review. */
  reopens?: MyOrganization['myRole'] | false;
  /** The explanation, if it is not the one for a whole organization. */
  reopensWords?: { title: string; body: string };
  children: ReactNode;
}

const WHOLE = { title: copy.reopensTitle, body: copy.reopens };

export function StepForm({ form, words = copy, reopens = false, reopensWords = WHOLE, children }: FormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void form.onSubmit();
      }}
    >
      <FormError refusal={form.failure} />
      <UnsavedGuard isDirty={form.formState.isDirty && !form.formState.isSubmitting} />
      {children}
      {reopens && (
        <Banner tone="warn" title={reopensWords.title}>
          {reopens === 'owner' ? reopensWords.body : copy.reopensOwner}
        </Banner>
      )}
      <div>
        <Button type="submit" busy={form.formState.isSubmitting && copy.saving}>
          {reopens ? copy.saveForReview : words.save}
        </Button>
      </div>
    </form>
  );
}

interface LinesProps {
  label: string;
  hint: string;
  start: readonly string[];
  /** The error of the list, or of each of its lines. */
  error: { message?: string | undefined } | readonly ({ message?: string | undefined } | undefined)[] | undefined;
  onChange: (lines: string[]) => void;
}

/** A list with one entry per line. */
export function LinesField({ label, hint, start, error, onChange }: LinesProps) {
  const wrong = Array.isArray(error) ? error.find(Boolean) : error;
  return (
    <TextArea
      label={label}
      hint={hint}
      isOptional
      defaultValue={start.join('\n')}
      error={wrong?.message}
      onChange={({ target }) => onChange(linesOf(target.value))}
    />
  );
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
