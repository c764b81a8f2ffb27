import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  listReports,
  REPORT_REASONS,
  resolveReport,
  searchReports,
  type ReportView,
} from '#domains/support/contract/reports.ts';
import { adminReportsCopy as copy } from './admin-reports.copy.ts';
import { ReportedMessages } from './reported-messages.tsx';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { ago } from '#platform/web/page/format.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { KeptReasonDialog } from '#platform/web/forms/kept-reason-dialog.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

const STATES = ['open', 'resolved'] as const;
type State = (typeof STATES)[number];

const reportsOf = (status: State, q: string) =>
  listPages(['admin', 'reports', status, q], (page) =>
    q ? call(searchReports, { body: { status, q, ...page } }) : call(listReports, { query: { status, ...page } }),
  );

export const meta = () => pageMeta(copy.title);

export default function ReportsScreen() {
  const search = useListSearch({ label: copy.search, isPersonal: true });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      {search.form}
      <SearchTabs label={copy.list} states={STATES} labels={copy.tabs}>
        {(status) => <Reports status={status} search={search} />}
      </SearchTabs>
    </>
  );
}

function Reports({ status, search }: { status: State; search: ListSearch }) {
  const query = useInfiniteQuery(reportsOf(status, search.words));
  return (
    <PagedCards
      label={copy.tabs[status]}
      query={query}
      empty={search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody })}
    >
      {(report) => <ReportCard report={report} />}
    </PagedCards>
  );
}

const bodyOf = (action: 'none' | 'freeze', { subjectType }: ReportView): string => {
  if (action === 'none') return copy.resolutionHint;
  return subjectType === 'message' ? copy.freezeSender : copy.freezeBody;
};

function ReportCard({ report }: { report: ReportView }) {
  const [action, setAction] = useState<'none' | 'freeze' | null>(null);
  const client = useQueryClient();
  const resolve = useMutation({
    mutationFn: (body: { resolution: string; action: 'none' | 'freeze' }) =>
      call(resolveReport, { params: { id: report.id }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['admin', 'reports'] }),
        client.invalidateQueries({ queryKey: ['admin', 'holds'] }),
      ]),
  });
  const reason = REPORT_REASONS.find((one) => one === report.reason);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg break-words">
            {report.subjectType === 'message' ? (
              report.subject
            ) : (
              <Link to={subjectPath(report.subjectType, report.subjectId)}>{report.subject}</Link>
            )}
          </h2>
          <p className="text-sm text-ink-soft">{copy.by(report.reporter, ago(report.createdAt))}</p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          <Badge>{copy.kinds[report.subjectType]}</Badge>
          <Badge tone="warn">{reason ? copy.reasons[reason] : report.reason}</Badge>
          {report.openAboutSubject > 1 && <Badge tone="danger">{copy.others(report.openAboutSubject)}</Badge>}
          {report.isHeld && <StatusPill tone="danger">{copy.held}</StatusPill>}
        </span>
      </div>
      {report.detail && <p className="measure whitespace-pre-wrap">{report.detail}</p>}
      {report.subjectType === 'message' && <ReportedMessages reportId={report.id} />}
      {report.resolution && (
        <p className="measure rounded-control bg-prairie-50 p-3 text-sm">
          {report.resolution}
          {report.resolvedAt && <span className="block text-ink-soft">{ago(report.resolvedAt)}</span>}
        </p>
      )}
      {report.status === 'open' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => setAction('none')}>
            {copy.resolve}
          </Button>
          {!report.isHeld && (
            <Button variant="danger" size="sm" onClick={() => setAction('freeze')}>
              {copy.freeze}
            </Button>
          )}
        </div>
      )}
      {action && (
        <KeptReasonDialog
          draft={`report-${report.id}`}
          title={action === 'freeze' ? copy.freezeTitle : copy.resolveTitle}
          body={bodyOf(action, report)}
          label={copy.resolution}
          confirm={action === 'freeze' ? copy.freeze : copy.resolve}
          cancel={copy.cancel}
          busy={copy.saving}
          isDangerous={action === 'freeze'}
          field="resolution"
          run={async (resolution) => {
            await resolve.mutateAsync({ resolution, action });
            confirmation(copy.closed);
          }}
          onClose={() => setAction(null)}
        />
      )}
    </Card>
  );
}
