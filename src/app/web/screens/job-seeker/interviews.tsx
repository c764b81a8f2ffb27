import { useSearchParams } from 'react-router';
import { homeCopy } from '#domains/hiring/web/candidate-home/home.copy.ts';
import { ApplicationDialog } from '#domains/hiring/web/candidate-home/application-dialog.tsx';
import { ApplicationsPanel } from '#domains/hiring/web/candidate-home/applications-panel.tsx';
import { InterviewsPanel } from '#domains/hiring/web/candidate-home/interviews-panel.tsx';
import { OffersPanel } from '#domains/hiring/web/candidate-home/offers-panel.tsx';
import { useLiveJobs } from '#domains/hiring/web/candidate-home/use-live-jobs.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { candidateCopy as copy } from './candidate.copy.ts';
import { CandidateShell } from './candidate-shell.tsx';
import { reportJob } from './report-job.tsx';

export const meta = () => pageMeta('My interviews', undefined, [{ name: 'robots', content: 'noindex' }]);

const TABS = ['interviews', 'applications', 'offers'] as const;

/** Everything under way with employers. */
export default function JobSeekerInterviews() {
  const [query, setQuery] = useSearchParams();
  const applicationId = query.get('application');
  const tab = TABS.find((known) => known === query.get('tab')) ?? (applicationId ? 'applications' : 'interviews');
  const go = (to: Record<string, string>) => setQuery({ tab, ...to }, { preventScrollReset: true });
  useLiveJobs();
  const panels = {
    interviews: <InterviewsPanel />,
    applications: <ApplicationsPanel onOpen={(application) => go({ application })} />,
    offers: <OffersPanel />,
  };
  return (
    <CandidateShell isApproved>
      <div className="flex flex-col gap-6">
        <PageHeader title={copy.interviews} intro={copy.interviewsIntro} />
        <Tabs
          label={homeCopy.tabsLabel}
          value={tab}
          onChange={(next) => go({ tab: next })}
          tabs={TABS.map((id) => ({
            id,
            label: homeCopy.tabs[id],
            content: (
              <>
                <h2 className="sr-only">{homeCopy.tabs[id]}</h2>
                {panels[id]}
              </>
            ),
          }))}
        />
      </div>
      {applicationId ? <ApplicationDialog id={applicationId} report={reportJob} onClose={() => go({})} /> : null}
    </CandidateShell>
  );
}
