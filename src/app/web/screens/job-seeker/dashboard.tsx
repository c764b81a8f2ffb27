import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { homeCopy as copy } from '#domains/hiring/web/candidate-home/home.copy.ts';
import { useAboveMatches } from '#domains/hiring/web/candidate-home/above-matches.ts';
import { AutoApplyCard } from '#domains/hiring/web/auto-apply/auto-apply-card.tsx';
import { planned } from '#domains/hiring/web/auto-apply/auto-apply.queries.ts';
import { PlannedInbox } from '#domains/hiring/web/auto-apply/planned-inbox.tsx';
import { WaitingInvitations } from '#domains/hiring/web/invitations/waiting-invitations.tsx';
import { MatchesPanel } from '#domains/hiring/web/my-matches/matches-panel.tsx';
import { NeedsMeCard } from '#domains/hiring/web/candidate-home/needs-me-card.tsx';
import { MyStartsCard } from '#domains/hiring/web/starts/my-starts-card.tsx';
import { useLiveJobs } from '#domains/hiring/web/candidate-home/use-live-jobs.ts';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { GuardedPart } from '#platform/web/monitoring/guarded.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { candidateCopy } from './candidate.copy.ts';
import { CandidateShell } from './candidate-shell.tsx';
import { movedTo } from './moved-to.ts';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** Beside applications that we plan to send, of which most are for the best matches, one is enough on a phone. */
const TOP = { withPlans: 1, withoutPlans: 2 } as const;

/** What changed and what to do next, then the best matches. */
export default function JobSeekerDashboard() {
  const [query] = useSearchParams();
  const elsewhere = movedTo(query);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <CandidateShell isApproved>
      <Home />
    </CandidateShell>
  );
}

function Home() {
  const profile = useQuery(myProfile());
  const isAboveKnown = useAboveMatches();
  return (
    <QueryStates query={profile} skeleton={<DashboardSkeleton />} heading={copy.title}>
      {(data) => (
        <GuardedPart>
          {isAboveKnown ? (
            <Dashboard profile={data} />
          ) : (
            <>
              <h1 className="sr-only">{copy.title}</h1>
              <DashboardSkeleton />
            </>
          )}
        </GuardedPart>
      )}
    </QueryStates>
  );
}

function Dashboard({ profile }: { profile: CandidateProfileView }) {
  useLiveJobs();
  const hasPlans = (useQuery(planned()).data?.items.length ?? 0) > 0;
  const firstName = profile.about.fullName?.split(' ')[0];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={firstName ? copy.welcome(firstName) : copy.title} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <MyStartsCard />
          <WaitingInvitations />
          <NeedsMeCard profile={profile} />
          <PlannedInbox />
          <WaitingRole profile={profile} />
          <Section
            title={candidateCopy.topMatches}
            action={
              <Link to="/job-seeker/jobs" className="inline-flex min-h-11 items-center font-semibold text-link">
                {candidateCopy.allMatches}
              </Link>
            }
          >
            <MatchesPanel top={hasPlans ? TOP.withPlans : TOP.withoutPlans} />
          </Section>
        </div>
        <aside>
          <AutoApplyCard />
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
