import { useEffect, useState } from 'react';
import { z } from 'zod';
import { jobDraft, type JobView } from '#domains/jobs/contract/jobs.ts';
import { dropDraft, keepDraft, readDraft } from '#platform/web/forms/draft.ts';
import type { JobFormApi } from './sections/form-parts.tsx';
import type { JobValues } from './use-job-form.ts';

const kept = z.object({ version: z.int(), values: z.record(z.string(), z.unknown()) });

/** What was typed before a reload in this tab, and the version of the job that it began from; null when nothing was. */
export function readKept(name: string): { version: number; values: JobValues } | null {
  const read = kept.safeParse(readDraft(name)).data;
  const isDraft = read && Object.keys(read.values).every((field) => field in jobDraft.shape);
  return isDraft ? { version: read.version, values: read.values as JobValues } : null;
}

/** The name of a draft: a stored job's own, or that of the start of a new one. */
export const keptName = (job: JobView | null, start: string): string => `job-${job?.id ?? `new-${start}`}`;

/**
 * Keeps what is typed into a job's form in the tab until it is saved, so that a reload, a lost connection or going back
 * loses nothing.
 */
export function useKeptForm(name: string, version: number, form: Pick<JobFormApi, 'watch' | 'getValues' | 'reset'>) {
  const { watch, getValues, reset } = form;
  const [isRestored, setRestored] = useState(() => readKept(name) !== null);
  useEffect(() => {
    const before = readKept(name);
    if (before) reset(before.values, { keepDefaultValues: true });
    // Runs once for each form, and again with the same values when a new job is stored and gets its own name.
  }, [name, reset]);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name: changed }) => {
      if (changed) keepDraft(name, { version, values: getValues() });
    });
    return unsubscribe;
  }, [name, version, watch, getValues]);
  return {
    isRestored,
    drop: () => {
      dropDraft(name);
      setRestored(false);
    },
  };
}
