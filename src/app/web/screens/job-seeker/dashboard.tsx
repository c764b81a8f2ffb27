import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { JobCard } from '#domains/matching/contract/matches.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { homeCopy as copy } from '#domains/hiring/web/candidate-home/home.copy.ts';
import { ApplicationDialog } from '#domains/hiring/web/candidate-home/application-dialog.tsx';
import { ApplicationsPanel } from '#domains/hiring/web/candidate-home/applications-panel.tsx';
import { AutoApplyCard } from '#domains/hiring/web/my-matches/auto-apply-card.tsx';
import { InterviewsPanel } from '#domains/hiring/web/candidate-home/interviews-panel.tsx';
import { MatchDialog } from '#domains/hiring/web/my-matches/match-dialog.tsx';
import { MatchesPanel } from '#domains/hiring/web/my-matches/matches-panel.tsx';
import { NearMisses } from '#domains/hiring/web/my-matches/near-misses.tsx';
import { NeedsMeCard } from '#domains/hiring/web/candidate-home/needs-me-card.tsx';
import { OffersPanel } from '#domains/hiring/web/candidate-home/offers-panel.tsx';
import { useLiveJobs } from '#domains/hiring/web/candidate-home/use-live-jobs.ts';
import { CompletenessCard } from '#domains/profiles/web/profile/completeness-card.tsx';
import { CredentialsCard } from '#domains/profiles/web/credentials/credentials-card.tsx';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { JobReports } from '#domains/support/web/reports/job-reports.tsx';
import { RequestAppeal } from '#domains/matching/web/appeals/request-appeal.tsx';
import { GuardedPart } from '#platform/web/monitoring/guarded.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** First what changed and what to do next, then jobs, and beside them the candidate's profile and settings. */
export default function JobSeekerDashboard() {
  const profile = useQuery(myProfile());
  return (
    <CandidateShell isApproved>
      <QueryStates query={profile} skeleton={<DashboardSkeleton />}>
        {(data) => (
          <GuardedPart>
            <Dashboard profile={data} />
          </GuardedPart>
        )}
      </QueryStates>
    </CandidateShell>
  );
}

const reportJob = (job: JobCard) => (
  <div className="flex flex-col gap-2">
    <RequestAppeal subject={{ jobId: job.id }} />
    <JobReports job={job} />
  </div>
);
const TABS = ['matches', 'applications', 'interviews', 'offers'] as const;

function Dashboard({ profile }: { profile: CandidateProfileView }) {
  const [query, setQuery] = useSearchParams();
  const [applicationId, matchId] = [query.get('application'), query.get('match')];
  const tab = TABS.find((known) => known === query.get('tab')) ?? (applicationId ? 'applications' : 'matches');
  const go = (to: Record<string, string>) => setQuery({ tab, ...to }, { preventScrollReset: true });
  useLiveJobs();
  const firstName = profile.about.fullName?.split(' ')[0];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={firstName ? copy.welcome(firstName) : copy.title} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <NeedsMeCard profile={profile} />
          <WaitingRole profile={profile} />
          <Tabs
            label={copy.tabsLabel}
            value={tab}
            onChange={(next) => go({ tab: next })}
            tabs={[
              {
                id: 'matches',
                label: copy.tabs.matches,
                content: <MatchesPanel onOpen={(match) => go({ match })} />,
              },
              {
                id: 'applications',
                label: copy.tabs.applications,
                content: <ApplicationsPanel onOpen={(application) => go({ application })} />,
              },
              { id: 'interviews', label: copy.tabs.interviews, content: <InterviewsPanel /> },
              { id: 'offers', label: copy.tabs.offers, content: <OffersPanel /> },
            ]}
          />
          {applicationId ? <ApplicationDialog id={applicationId} report={reportJob} onClose={() => go({})} /> : null}
          {matchId ? <MatchDialog id={matchId} report={reportJob} onClose={() => go({})} /> : null}
        </div>
        <aside className="flex flex-col gap-6">
          <AutoApplyCard />
          <Card>
            <CompletenessCard completeness={profile.completeness} />
          </Card>
          <CredentialsCard profile={profile} />
          <NearMisses />
        </aside>
      </div>
    </div>
  );
}

/** Explains why there are no new matches while a changed role is under review. */
function WaitingRole({ profile: { role, verification } }: { profile: CandidateProfileView }) {
  if (!verification.approvedPosition || !role.position) return null;
  const [now, before] = [POSITION_LABELS[role.position], POSITION_LABELS[verification.approvedPosition]];
  return <Banner>{copy.roleWaits(now, before)}</Banner>;
}

function DashboardSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
