import { useSearchParams } from 'react-router';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { fillTemplate, readTemplate } from '#domains/jobs/contract/templates/templates.ts';
import { dayOf } from '#kernel/days.ts';
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

/** A new position: blank, or from the template that the address names. */
export function NewJob({ facilities, isWaiting = false, onSaved, onPublished }: Props) {
  const [query, setQuery] = useSearchParams();
  const named = query.get('template');
  const template = readTemplate(named);
  const state = facilities[0]?.state === 'KS' ? 'KS' : 'MO';
  const filled = template && template !== 'removed' ? fillTemplate(template, state, dayOf(new Date())) : null;
  return (
    <div className="flex flex-col gap-6">
      <StartPanel
        state={state}
        isFilled={filled !== null}
        onTemplate={(name) => setQuery(name === null ? {} : { template: name }, { preventScrollReset: true })}
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
      <JobEditor
        key={named}
        facilities={facilities}
        job={null}
        starter={filled}
        refusal={null}
        isWaiting={isWaiting}
        onSaved={onSaved}
        onPublished={onPublished}
      />
    </div>
  );
}
