import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StartChecklist } from '#domains/hiring/web/starts/start-checklist.tsx';
import { startsCopy as copy } from '#domains/hiring/web/starts/starts.copy.ts';
import { startOf, useLiveStarts } from '#domains/hiring/web/starts/starts.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** What a candidate gets ready before the first day. */
export default function JobSeekerStart() {
  const { id = '' } = useParams();
  const start = useQuery(startOf(id)).data;
  useLiveStarts();
  return (
    <CandidateShell isApproved>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
        <PageHeader title={copy.title} intro={start && `${start.jobTitle}, ${start.organizationName}`} />
        <StartChecklist id={id} />
      </div>
    </CandidateShell>
  );
}
