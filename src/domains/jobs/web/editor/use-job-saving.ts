import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { createJob, jobDraft, moveJob, saveJob, type JobDraft, type JobView } from '#domains/jobs/contract/jobs.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { JOBS_KEY, oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { call } from '#platform/web/api/api.ts';
import { isConflict } from '#platform/web/api/is-conflict.ts';
import { keepDraft } from '#platform/web/forms/draft.ts';
import { changedFields } from '#platform/web/forms/changed-fields.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useJobForm, type JobValues } from './use-job-form.ts';
import { keptName, readKept, useKeptForm } from './use-kept-form.ts';

interface Options {
  facilities: MyOrganization['facilities'];
  job: JobView | null;
  starter: Partial<JobDraft> | null;
  start: string;
  refusal: Refusal | null;
  onSaved: (job: JobView, refusal: Refusal | null) => void;
  onPublished: (job: JobView) => void;
}

/**
 * The form of a job with its two ways to the server, of which one runs at a time. What is typed while one runs stays in
 * the form, or in its kept copy where another screen follows.
 */
export function useJobSaving({ facilities, job, starter, start, refusal, onSaved, onPublished }: Options) {
  const client = useQueryClient();
  const [running, setRunning] = useState<'save' | 'publish' | null>(null);
  // The form's starting point: a colleague's save must not overwrite what is being typed.
  const [name, setName] = useState(() => keptName(job, start));
  const [version, setVersion] = useState(() => readKept(name)?.version ?? job?.version ?? 0);
  // Until the screen of a new job that was stored is there, it is saved and not created again.
  const created = useRef<JobView | null>(null);
  const store = async (draft: JobDraft): Promise<JobView> => {
    const known = job ?? created.current;
    if (!known) {
      created.current = await call(createJob, { body: draft });
      return created.current;
    }
    try {
      return await call(saveJob, { params: { id: known.id }, body: { draft, version } });
    } catch (error) {
      // The colleague's version must be loaded before it can be chosen.
      if (isConflict(error)) await client.invalidateQueries({ queryKey: JOBS_KEY });
      throw error;
    }
  };
  const form = useJobForm({ job, facilities, starter, store });
  const kept = useKeptForm(name, version, form);
  const { setError, refused, reset } = form;
  const showAtFields = useCallback(
    (fields: Readonly<Record<string, string>> = {}) => {
      for (const [field, message] of Object.entries(fields)) {
        if (field in jobDraft.shape) setError(field as FieldPath<JobDraft>, { type: 'server', message });
      }
      if (Object.keys(fields).length > 0) refused();
    },
    [setError, refused],
  );
  useEffect(() => showAtFields(refusal?.fields), [refusal, showAtFields]);
  const startFrom = (saved: JobView, typed: Partial<JobValues> = {}) => {
    const next = keptName(saved, start);
    kept.drop();
    reset(saved.draft);
    if (Object.keys(typed).length > 0) {
      const values = { ...saved.draft, ...typed };
      reset(values, { keepDefaultValues: true });
      keepDraft(next, { version: saved.version, values });
    }
    setName(next);
    setVersion(saved.version);
  };
  const startAfresh = () => {
    kept.drop();
    reset();
    setVersion(job?.version ?? 0);
  };
  // Does not wait for the lists: navigating after that would undo the user's own navigation.
  const remember = (saved: JobView, sent: JobValues) => {
    startFrom(saved, changedFields(sent, form.getValues()));
    client.setQueryData(oneJob(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: JOBS_KEY });
  };
  const run = async (what: 'save' | 'publish', action: (sent: JobValues) => Promise<unknown>) => {
    if (running) return;
    setRunning(what);
    try {
      await action(structuredClone(form.getValues()));
    } finally {
      setRunning(null);
    }
  };
  const save = () =>
    run('save', async (sent) => {
      const saved = await form.save();
      if (!saved) return;
      remember(saved, sent);
      notice(copy.saved, { tone: 'ok' });
      onSaved(saved, null);
    });
  const publishing = useMutation({
    mutationFn: async ({ draft }: { draft: JobDraft; sent: JobValues }) => {
      const saved = await store(draft);
      try {
        return { job: await call(moveJob, { params: { id: saved.id }, body: { to: 'published' } }), refusal: null };
      } catch (error) {
        // The draft was saved, so the next attempt must update it and not create another.
        return { job: saved, refusal: refusalOf(error) };
      }
    },
    onSuccess: (outcome, { sent }) => {
      remember(outcome.job, sent);
      if (outcome.refusal) return onSaved(outcome.job, outcome.refusal);
      onPublished(outcome.job);
    },
    onError: (error) => showAtFields(refusalOf(error).fields),
  });
  const publish = () =>
    run('publish', (sent) =>
      // Its errors are shown by `problem`.
      form.attemptTo('posting', (draft) => publishing.mutateAsync({ draft, sent }).catch(() => undefined)),
    );
  const { isDirty } = form.formState;
  const isNewer = job !== null && job.version > version;
  const isStale = isNewer && !isDirty && !kept.isRestored;
  useEffect(() => {
    if (!isStale) return;
    reset(job.draft);
    setVersion(job.version);
  }, [isStale, job, reset]);
  const problem = publishing.error ? refusalOf(publishing.error) : publishing.isPending ? null : refusal;
  return {
    form,
    kept,
    running,
    save,
    publish,
    problem,
    /** A colleague saved the job while this form has input: their version, until one of both is chosen. */
    newer: isNewer && isDirty ? job : null,
    startFrom,
    startAfresh,
    keepMine: (theirs: JobView) => setVersion(theirs.version),
  };
}
