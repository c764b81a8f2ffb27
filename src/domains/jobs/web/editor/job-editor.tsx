import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { createJob, jobDraft, moveJob, saveJob, type JobDraft, type JobView } from '#domains/jobs/contract/jobs.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { JOBS_KEY, oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Behind } from './behind.tsx';
import { FormErrors } from './form-errors.tsx';
import { JobPreview } from './job-preview.tsx';
import { LiveCount } from './live-count.tsx';
import { NeedsSection } from './sections/needs-section.tsx';
import { PaySection } from './sections/pay-section.tsx';
import { PlaceSection } from './sections/place-section.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { RoleSection } from './sections/role-section.tsx';
import { ScheduleSection } from './sections/schedule-section.tsx';
import { Restored } from './restored.tsx';
import { useJobForm } from './use-job-form.ts';
import { keptName, readKept, useKeptForm } from './use-kept-form.ts';
import { PostingSection, WordsSection } from './sections/words-section.tsx';

interface EditorProps {
  facilities: MyOrganization['facilities'];
  /** The job to edit; null for a new one. */
  job: JobView | null;
  /** What a new job begins with, beyond its facility. */
  starter?: Partial<JobDraft> | null;
  /** Which start of a new job this is: each keeps its own input in the tab. */
  start?: string;
  /** Why publishing was refused last time, if it was. */
  refusal: Refusal | null;
  /** The organization is not approved: a note takes the place of publishing. */
  isWaiting?: boolean;
  /** The job was saved; `refusal` says why it was not published, if it was not. */
  onSaved: (job: JobView, refusal: Refusal | null) => void;
  onPublished: (job: JobView) => void;
}

/** Edits a job: saves a draft, complete or not, and publishes a complete one. A refusal keeps the input. */
export function JobEditor({
  facilities,
  job,
  starter = null,
  start = 'blank',
  refusal,
  isWaiting = false,
  onSaved,
  onPublished,
}: EditorProps) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<JobDraft | null>(null);
  // The form's starting point: a colleague's save must not overwrite what is being typed.
  const [name] = useState(() => keptName(job, start));
  const [version, setVersion] = useState(() => readKept(name)?.version ?? job?.version ?? 0);
  const store = async (draft: JobDraft): Promise<JobView> => {
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
  const form = useJobForm({ job, facilities, starter, store });
  const kept = useKeptForm(name, version, form);
  const { setError, refused } = form;
  const showAtFields = useCallback(
    (fields: Refusal['fields'] = {}) => {
      for (const [field, message] of Object.entries(fields)) {
        setError(field as FieldPath<JobDraft>, { type: 'server', message });
      }
      if (Object.keys(fields).length > 0) refused();
    },
    [setError, refused],
  );
  useEffect(() => showAtFields(refusal?.fields), [refusal, showAtFields]);
  const startFrom = (saved: JobView) => {
    kept.drop();
    form.reset(saved.draft);
    setVersion(saved.version);
  };
  const startAfresh = () => {
    kept.drop();
    form.reset();
    setVersion(job?.version ?? 0);
  };
  // Does not wait for the lists: navigating after that would undo the user's own navigation.
  const remember = (saved: JobView) => {
    startFrom(saved);
    client.setQueryData(oneJob(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: JOBS_KEY });
  };
  const save = async () => {
    const saved = await form.save();
    if (!saved) return;
    remember(saved);
    notice(copy.saved, { tone: 'ok' });
    onSaved(saved, null);
  };
  const publish = useMutation({
    mutationFn: async (draft: JobDraft): Promise<{ job: JobView; refusal: Refusal | null }> => {
      const saved = await store(draft);
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
      onPublished(outcome.job);
    },
    onError: (error) => showAtFields(refusalOf(error).fields),
  });
  const { isSubmitting, isDirty } = form.formState;
  const isBehind = job !== null && job.version > version && isDirty;
  const isStale = job !== null && job.version > version && !isDirty && !kept.isRestored;
  const { reset } = form;
  useEffect(() => {
    if (!isStale) return;
    reset(job.draft);
    setVersion(job.version);
  }, [isStale, job, reset]);
  const problem = publish.error ? refusalOf(publish.error) : publish.isPending ? null : refusal;
  // A preview changes nothing, so the errors of a refused attempt stay.
  const showPreview = () => {
    const read = jobDraft.safeParse(form.getValues());
    if (read.success) setPreview(read.data);
    else void form.attemptTo('draft', setPreview);
  };
  const isDraft = !job || job.status === 'draft';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <UnsavedGuard isDirty={isDirty && !isSubmitting && !publish.isPending} onLeave={kept.drop} />
        {kept.isRestored && !isBehind && <Restored onDiscard={() => startAfresh()} />}
        <FormErrors form={form} />
        {isBehind && <Behind onTake={() => startFrom(job)} onKeep={() => setVersion(job.version)} />}
        {form.failure && !isBehind && <Banner tone="danger">{form.failure.message}</Banner>}
        <RoleSection form={form} facilities={facilities} />
        <ScheduleSection form={form} />
        <PaySection form={form} />
        <NeedsSection form={form} />
        <PlaceSection form={form} />
        <WordsSection form={form} />
        <PostingSection form={form} />
      </div>
      <aside className="flex flex-col gap-4 pb-14 lg:sticky lg:top-24 lg:self-start lg:pb-0">
        <LiveCount values={form.watch()} />
        {problem && !isBehind && Object.keys(problem.fields).length === 0 && (
          <Banner tone="danger">{problem.message}</Banner>
        )}
        {isWaiting && <p className="text-sm text-ink-soft">{copy.publishLater}</p>}
        {isDraft && !isWaiting && (
          <Button
            isWide
            busy={publish.isPending && copy.publishing}
            onClick={() => void form.attemptTo('posting', (draft) => publish.mutate(draft))}
          >
            {copy.publish}
          </Button>
        )}
        <Button variant="quiet" isWide onClick={() => showPreview()}>
          {copy.preview}
        </Button>
        <Button
          type="submit"
          variant={isDraft && !isWaiting ? 'secondary' : 'primary'}
          isWide
          busy={isSubmitting && copy.saving}
        >
          {isDraft ? copy.save : copy.saveChanges}
        </Button>
      </aside>
      {preview && <JobPreview draft={preview} onClose={() => setPreview(null)} />}
    </form>
  );
}
