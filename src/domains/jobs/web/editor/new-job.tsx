import { useSearchParams } from 'react-router';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { fillTemplate, readTemplate } from '#domains/jobs/contract/templates/templates.ts';
import { markSaved } from '#domains/jobs/web/pasting/kept-postings.ts';
import { PastedPostings } from '#domains/jobs/web/pasting/pasted-postings.tsx';
import { starterOf } from '#domains/jobs/web/pasting/starter-of.ts';
import { nextPasted, pastedAt } from '#domains/jobs/web/pasting/pasted.ts';
import { pastingCopy } from '#domains/jobs/web/pasting/pasting.copy.ts';
import { dayOf } from '#kernel/days.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { JobEditor } from './job-editor.tsx';
import type { Refusal } from './refusal.ts';
import { StartPanel } from './start-panel.tsx';
import { startCopy as copy } from './start.copy.ts';

interface Props {
  facilities: MyOrganization['facilities'];
  /** The organization is not approved: everything but publishing. */
  isWaiting?: boolean;
  onSaved: (job: JobView, refusal: Refusal | null) => void;
  onPublished: (job: JobView) => void;
}

/** A new position: blank, or from the template or the pasted posting that the address names. */
export function NewJob({ facilities, isWaiting = false, onSaved, onPublished }: Props) {
  const [query, setQuery] = useSearchParams();
  const named = query.get('template');
  const template = readTemplate(named);
  const pasted = pastedAt(query.get('pasted'));
  const facility = facilities[0] ?? null;
  const state = facility?.state === 'KS' ? 'KS' : 'MO';
  const filled = template && template !== 'removed' ? fillTemplate(template, state, dayOf(new Date())) : null;
  const begin = (start: Record<string, string>) => setQuery(start, { preventScrollReset: true });
  const remember = (job: JobView) => {
    if (pasted?.posting) {
      const waiting = markSaved(pasted.index, job.id);
      if (waiting > 0) notice(pastingCopy.waiting(waiting), { tone: 'ok' });
    }
    return job;
  };
  const start = pasted ? `pasted-${pasted.index}` : (named ?? 'blank');
  return (
    <div className="flex flex-col gap-6">
      <StartPanel
        state={state}
        isFilled={filled !== null || pasted !== null}
        waiting={pasted ? null : nextPasted()}
        onTemplate={(name) => begin(name === null ? {} : { template: name })}
        onPasted={(index) => begin({ pasted: String(index + 1) })}
        onCopied={(draft) => onSaved(draft, null)}
      />
      {template === 'removed' && (
        <Banner tone="warn" title={copy.removed}>
          {copy.removedBody}
        </Banner>
      )}
      {filled && (
        <Banner tone="ok" title={copy.filled(filled.title)}>
          {copy.filledBody}
        </Banner>
      )}
      {pasted && <PastedPostings pasted={pasted} onOpen={(index) => begin({ pasted: String(index + 1) })} />}
      {!pasted?.jobId && (
        <JobEditor
          key={`${start}-${pasted?.readAt ?? ''}`}
          facilities={facilities}
          job={null}
          start={`${start}-${pasted?.readAt ?? ''}`}
          starter={pasted?.posting ? starterOf(pasted.posting, facility) : filled}
          refusal={null}
          isWaiting={isWaiting}
          onSaved={(job, refusal) => onSaved(remember(job), refusal)}
          onPublished={(job) => onPublished(remember(job))}
        />
      )}
    </div>
  );
}
