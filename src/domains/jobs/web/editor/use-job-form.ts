import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { jobDraft, type JobDraft, type JobView } from '#domains/jobs/contract/jobs.ts';
import { postingErrors } from '#domains/jobs/contract/posting-errors.ts';
import { UNKNOWN_ZIP } from '#domains/profiles/contract/geo.ts';
import { dayOf } from '#kernel/days.ts';
import { useApiForm, type ApiForm } from '#platform/web/forms/use-api-form.ts';
import { workplaceOf } from './workplace.queries.ts';

/** What the form holds, which may not be valid yet. */
export type JobValues = z.input<typeof jobDraft>;

/** What the form is checked for: a draft may be incomplete. */
type Goal = 'draft' | 'posting';

export interface JobForm extends ApiForm<typeof jobDraft> {
  /** Saves the job as it is; null when it could not be saved. */
  save: () => Promise<JobView | null>;
  /** Validates for a goal. All errors appear at once, at their fields, and `attempt` counts a refusal. */
  attemptTo: (goal: Goal, onValid: (draft: JobDraft) => unknown) => Promise<unknown>;
  /** How often saving or publishing was refused; the summary takes the focus each time. */
  attempt: number;
  refused: () => void;
}

interface Options {
  job: JobView | null;
  facilities: MyOrganization['facilities'];
  starter: Partial<JobDraft> | null;
  store: (draft: JobDraft) => Promise<JobView>;
}

/** The form of a job. An open job stays complete, so it is always checked as a posting. */
export function useJobForm({ job, facilities, starter, store }: Options): JobForm {
  const client = useQueryClient();
  const first = facilities[0];
  const goal = useRef<Goal>('draft');
  const saved = useRef<JobView | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refused = useCallback(() => setAttempt((before) => before + 1), []);

  const isOpen = job !== null && job.status !== 'draft';
  const check = async (values: Record<string, unknown>): Promise<Record<string, string>> => {
    const workplace = workplaceOf(values['zip']);
    // Without an answer, the server decides.
    const found = workplace.enabled ? await client.fetchQuery(workplace).catch(() => null) : null;
    const zip = found && !found.place ? { zip: UNKNOWN_ZIP } : {};
    if (goal.current === 'draft' && !isOpen) return zip;
    const kept = isOpen ? job.draft : {};
    return { ...postingErrors(values, found?.place?.state ?? null, dayOf(new Date()), kept), ...zip };
  };
  const form = useApiForm({
    schema: jobDraft,
    defaultValues: job?.draft ?? {
      organizationId: first?.id ?? '',
      title: '',
      zip: first?.zip ?? null,
      openings: 1,
      ...starter,
    },
    submit: async (draft) => {
      saved.current = await store(draft);
    },
    check,
    focusesFirstError: false,
    onRefused: refused,
  });
  const attemptTo: JobForm['attemptTo'] = (next, onValid) => {
    goal.current = next;
    return form.handleSubmit(onValid, refused)();
  };
  const save = async () => {
    goal.current = 'draft';
    saved.current = null;
    await form.onSubmit();
    return saved.current;
  };
  return { ...form, save, attemptTo, attempt, refused };
}
