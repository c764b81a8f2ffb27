import { useParams } from 'react-router';
import { MatchDetail } from '#domains/hiring/web/my-matches/match-detail.tsx';
import { matchCopy as copy } from '#domains/hiring/web/my-matches/my-matches.copy.ts';
import { useLiveJobs } from '#domains/hiring/web/candidate-home/use-live-jobs.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { CandidateShell } from './candidate-shell.tsx';
import { reportJob } from './report-job.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** One of the candidate's matches. */
export default function JobSeekerMatch() {
  const { id = '' } = useParams();
  useLiveJobs();
  return (
    <CandidateShell isApproved>
      <div className="mx-auto w-full max-w-3xl">
        <MatchDetail key={id} id={id} report={reportJob} />
      </div>
    </CandidateShell>
  );
}
