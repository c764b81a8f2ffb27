import { useState } from 'react';
import { jobDraft, type JobDraft, type JobView } from '#domains/jobs/contract/jobs.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
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
import type { Refusal } from './refusal.ts';
import { RoleSection } from './sections/role-section.tsx';
import { ScheduleSection } from './sections/schedule-section.tsx';
import { Restored } from './restored.tsx';
import { useJobSaving } from './use-job-saving.ts';
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
  const [preview, setPreview] = useState<JobDraft | null>(null);
  const { form, kept, running, save, publish, problem, newer, startFrom, startAfresh, keepMine } = useJobSaving({
    facilities,
    job,
    starter,
    start,
    refusal,
    onSaved,
    onPublished,
  });
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
        <UnsavedGuard isDirty={form.formState.isDirty && !running} onLeave={kept.drop} />
        {kept.isRestored && !newer && <Restored onDiscard={() => startAfresh()} />}
        <FormErrors form={form} />
        {newer && <Behind onTake={() => startFrom(newer)} onKeep={() => keepMine(newer)} />}
        {form.failure && !newer && <Banner tone="danger">{form.failure.message}</Banner>}
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
        {problem && !newer && Object.keys(problem.fields).length === 0 && (
          <Banner tone="danger">{problem.message}</Banner>
        )}
        {isWaiting && <p className="text-sm text-ink-soft">{copy.publishLater}</p>}
        {isDraft && !isWaiting && (
          <Button
            isWide
            busy={running === 'publish' && copy.publishing}
            disabled={running === 'save'}
            onClick={() => void publish()}
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
          busy={running === 'save' && copy.saving}
          disabled={running === 'publish'}
        >
          {isDraft ? copy.save : copy.saveChanges}
        </Button>
      </aside>
      {preview && <JobPreview draft={preview} onClose={() => setPreview(null)} />}
    </form>
  );
}
