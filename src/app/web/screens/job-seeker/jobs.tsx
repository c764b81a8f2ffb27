import { homeCopy } from '#domains/hiring/web/candidate-home/home.copy.ts';
import { MatchesPanel } from '#domains/hiring/web/my-matches/matches-panel.tsx';
import { NearMisses } from '#domains/hiring/web/my-matches/near-misses.tsx';
import { useLiveJobs } from '#domains/hiring/web/candidate-home/use-live-jobs.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { candidateCopy as copy } from './candidate.copy.ts';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta('Jobs for me', undefined, [{ name: 'robots', content: 'noindex' }]);

/** The candidate's matches, and what would open more jobs. */
export default function JobSeekerJobs() {
  useLiveJobs();
  return (
    <CandidateShell isApproved>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={copy.jobs}
          intro={copy.jobsIntro}
          action={
            <LinkButton reloadDocument to="/jobs" variant="secondary" size="sm">
              {copy.allJobs}
            </LinkButton>
          }
        />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Section title={homeCopy.tabs.matches}>
            <MatchesPanel />
          </Section>
          <aside>
            <NearMisses />
          </aside>
        </div>
      </div>
    </CandidateShell>
  );
}
