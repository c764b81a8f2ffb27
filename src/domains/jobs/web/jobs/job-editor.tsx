import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { createJob, jobDraft, moveJob, saveJob, type JobDraft, type JobView } from '#domains/jobs/contract/jobs.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { jobCopy as copy } from './job-form.copy.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { NeedsSection, PaySection, RoleSection, TimeSection, WordsSection } from './job-form.tsx';
import { JobPreview } from './job-preview.tsx';
import { JOBS_KEY, oneJob } from './jobs.queries.ts';
import { LiveCount } from './live-count.tsx';
import { refusalOf, type Refusal } from './refusal.ts';

interface EditorProps {
  facilities: MyOrganization['facilities'];
  /** The job to edit; null for a new one. */
  job: JobView | null;
  /** Why publishing was refused last time, if it was. */
  refusal: Refusal | null;
  /** The job was saved; `refusal` says why it was not published, if it was not. */
  onSaved: (job: JobView, refusal: Refusal | null) => void;
  onPublished: (job: JobView) => void;
}

/** Edits a job: saves a draft, complete or not, and publishes a complete one. A refusal keeps the input. */
export function JobEditor({ facilities, job, refusal, onSaved, onPublished }: EditorProps) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<JobDraft | null>(null);
  // The form's starting point: a colleague's save must not overwrite what is being typed.
  const [version, setVersion] = useState(job?.version ?? 0);
  const first = facilities[0];
  const form = useApiForm({
    schema: jobDraft,
    defaultValues: job?.draft ?? { organizationId: first?.id ?? '', title: '', zip: first?.zip ?? null, openings: 1 },
    submit: async (draft) => {
      const saved = await save(draft);
      remember(saved);
      notice(copy.saved, { tone: 'ok' });
      onSaved(saved, null);
    },
  });
  const { setError } = form;
  const showAtFields = useCallback(
    (fields: Refusal['fields'] = {}) => {
      for (const [field, message] of Object.entries(fields)) {
        setError(field as FieldPath<JobDraft>, { type: 'server', message });
      }
    },
    [setError],
  );
  useEffect(() => showAtFields(refusal?.fields), [refusal, showAtFields]);
  const save = async (draft: JobDraft): Promise<JobView> => {
    if (!job) return call(createJob, { body: draft });
    try {
      return await call(saveJob, { params: { id: job.id }, body: { draft, version } });
    } catch (error) {
      // The colleague's version must be loaded before it can be chosen.
      if (error instanceof ApiError && error.code === 'CONFLICT')
        await client.invalidateQueries({ queryKey: JOBS_KEY });
      throw error;
    }
  };
  const startFrom = (saved: JobView) => {
    form.reset(saved.draft);
    setVersion(saved.version);
  };
  // Does not wait for the lists: navigating after that would undo the user's own navigation.
  const remember = (saved: JobView) => {
    startFrom(saved);
    client.setQueryData(oneJob(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: JOBS_KEY });
  };
  const publish = useMutation({
    mutationFn: async (draft: JobDraft): Promise<{ job: JobView; refusal: Refusal | null }> => {
      const saved = await save(draft);
      try {
        return { job: await call(moveJob, { params: { id: saved.id }, body: { to: 'published' } }), refusal: null };
      } catch (error) {
        // The draft was saved, so the next attempt must update it and not create another.
        return { job: saved, refusal: refusalOf(error) };
      }
    },
    onSuccess: (outcome) => {
      remember(outcome.job);
      if (outcome.refusal) return onSaved(outcome.job, outcome.refusal);
      notice(copy.published, { tone: 'ok' });
      onPublished(outcome.job);
    },
    onError: (error) => showAtFields(refusalOf(error).fields),
  });
  const { isSubmitting, isDirty } = form.formState;
  const isBehind = job !== null && job.version > version && isDirty;
  const isStale = job !== null && job.version > version && !isDirty;
  const { reset } = form;
  useEffect(() => {
    if (!isStale) return;
    reset(job.draft);
    setVersion(job.version);
  }, [isStale, job, reset]);
  const problem = publish.error ? refusalOf(publish.error) : publish.isPending ? null : refusal;
  const isDraft = !job || job.status === 'draft';
  return (
    <form
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <UnsavedGuard isDirty={isDirty && !isSubmitting && !publish.isPending} />
        {isBehind && <Behind onTake={() => startFrom(job)} onKeep={() => setVersion(job.version)} />}
        {form.failure && !isBehind && <Banner tone="danger">{form.failure.message}</Banner>}
        <RoleSection form={form} facilities={facilities} />
        <TimeSection form={form} />
        <PaySection form={form} />
        <NeedsSection form={form} />
        <WordsSection form={form} />
      </div>
      <aside className="flex flex-col gap-4 lg:sticky lg:top-24 lg:self-start">
        <LiveCount values={form.watch()} />
        {problem && !isBehind && <Problem problem={problem} />}
        {isDraft && (
          <Button
            isWide
            busy={publish.isPending && copy.publishing}
            onClick={() => void form.handleSubmit((draft) => publish.mutate(draft))()}
          >
            {copy.publish}
          </Button>
        )}
        <Button variant="quiet" isWide onClick={() => void form.handleSubmit(setPreview)()}>
          {copy.preview}
        </Button>
        <Button type="submit" variant={isDraft ? 'secondary' : 'primary'} isWide busy={isSubmitting && copy.saving}>
          {isDraft ? copy.save : copy.saveChanges}
        </Button>
      </aside>
      {preview && <JobPreview draft={preview} onClose={() => setPreview(null)} />}
    </form>
  );
}

/** A colleague saved the job during editing: asks which version to keep. */
function Behind({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <Banner tone="warn" title={copy.behind}>
      <p>{copy.behindBody}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={onTake}>
          {copy.takeTheirs}
        </Button>
        <Button size="sm" variant="secondary" onClick={onKeep}>
          {copy.keepMine}
        </Button>
      </div>
    </Banner>
  );
}

/** Why a job could not be published: the missing fields, or the refusal. */
function Problem({ problem }: { problem: Refusal }) {
  const missing = Object.values(problem.fields);
  if (missing.length === 0) return <Banner tone="danger">{problem.message}</Banner>;
  return (
    <Banner tone="danger" title={copy.missing}>
      <ul className="list-disc pl-5">
        {missing.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}
