import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { StartChecklist } from '#domains/hiring/web/starts/start-checklist.tsx';
import { startsCopy as copy } from '#domains/hiring/web/starts/starts.copy.ts';
import { startOf, useLiveStarts } from '#domains/hiring/web/starts/starts.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.ofHire, undefined, [{ name: 'robots', content: 'noindex' }]);

/** What an employer and a new hire get ready before the first day. */
export default function EmployerStart() {
  const { id = '' } = useParams();
  const start = useQuery(startOf(id)).data;
  useLiveStarts();
  return (
    <EmployerShell>
      <div className="flex max-w-4xl flex-col gap-6">
        <Link to="/employer/starts" className="inline-flex min-h-11 items-center self-start text-link underline">
          {copy.back}
        </Link>
        <PageHeader
          title={copy.title}
          intro={
            start && (
              <Link
                to={`/employer/jobs/${start.jobId}/people/${start.applicationId}`}
                className="text-link underline wrap-anywhere"
              >
                {`${start.candidateName}, ${start.jobTitle}`}
              </Link>
            )
          }
        />
        <StartChecklist id={id} />
      </div>
    </EmployerShell>
  );
}
