import { useState } from 'react';
import { packetPath, recordStart, type StartView } from '#domains/hiring/contract/starts/starts.ts';
import { SETTLED_REASON_LABELS } from '#domains/hiring/contract/starts/end-reasons.ts';
import { dayOf } from '#kernel/days.ts';
import { call } from '#platform/web/api/api.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { EndDialog, NoticeDialog } from './end-dialogs.tsx';
import { MoveDate } from './start-date.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { useStartStep } from './starts.queries.ts';

const FILE_LINK =
  'inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-primary';

const dayCount = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
/** What the reader's own clock calls today. */
const todayHere = () => dayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The first day, what blocks it for both sides, and what else can be done about it. */
export function StartHeader({ start }: { start: StartView }) {
  const { applicationId, startOn, status, blockers, itemsDone, itemsTotal, side, settledReason, jobId } = start;
  const days = dayCount(todayHere(), startOn);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="text-lg font-semibold">{copy.firstDay(startOn)}</p>
        {status === 'planned' && <p className="text-ink-soft">{copy.inDays(days)}</p>}
        <p className="tabular text-ink-soft">{copy.progress(itemsDone, itemsTotal)}</p>
      </div>
      {status === 'planned' ? (
        <Blockers blockers={blockers} />
      ) : (
        <Banner tone={status === 'started' ? 'ok' : 'warn'}>
          {copy.ended[status]} {settledReason && SETTLED_REASON_LABELS[settledReason]}
          {side === 'employer' && status !== 'started' && (
            <>
              {' '}
              {copy.reopenJob}{' '}
              <LinkButton variant="quiet" size="sm" to={`/employer/jobs/${jobId}`}>
                {copy.openJob}
              </LinkButton>
            </>
          )}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        {side === 'employer' && (
          <>
            <a className={FILE_LINK} href={packetPath(applicationId, 'pdf')}>
              {copy.packetPdf}
            </a>
            <a className={FILE_LINK} href={packetPath(applicationId, 'csv')}>
              {copy.packetCsv}
            </a>
          </>
        )}
        <Steps start={start} hasCome={days <= 0} />
      </div>
    </div>
  );
}

function Blockers({ blockers }: Pick<StartView, 'blockers'>) {
  if (blockers.length === 0) return <Banner tone="ok">{copy.noBlockers}</Banner>;
  return (
    <Banner tone="warn" title={copy.blockers(blockers.length)}>
      <ul className="mt-1 flex flex-col gap-1">
        {blockers.map(({ id, title, owner, dueOn, state }) => (
          <li key={id} className="text-sm wrap-anywhere">
            <span className="font-medium">{title}</span>
            {` · ${copy.owners[owner]} · ${state === 'open' ? copy.dueOn(dueOn) : copy.itemStates[state]}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Rarely needed steps: another day, and the ways in which a start does not happen. */
function Steps({ start, hasCome }: { start: StartView; hasCome: boolean }) {
  const { applicationId, status, side, mayAct, proposedDate, notice } = start;
  const [asks, setAsks] = useState<'move' | 'end' | 'notice' | 'no_show' | null>(null);
  const record = useStartStep((outcome: 'started' | 'no_show') =>
    call(recordStart, { params: { id: applicationId }, body: { outcome } }),
  );
  const close = () => setAsks(null);
  if (!mayAct || (status !== 'planned' && status !== 'no_show')) return null;
  const isEmployer = side === 'employer';
  const isPlanned = status === 'planned';
  return (
    <>
      {isEmployer && (hasCome || !isPlanned) && (
        <Button size="sm" busy={record.isPending && copy.working} onClick={() => record.mutate('started')}>
          {copy.came}
        </Button>
      )}
      {isPlanned && isEmployer && hasCome && (
        <Button variant="secondary" size="sm" onClick={() => setAsks('no_show')}>
          {copy.noShow}
        </Button>
      )}
      {isPlanned && !proposedDate && (
        <Button variant="secondary" size="sm" onClick={() => setAsks('move')}>
          {copy.move}
        </Button>
      )}
      {isPlanned && isEmployer && !notice && (
        <Button variant="quiet" size="sm" onClick={() => setAsks('notice')}>
          {copy.notice}
        </Button>
      )}
      {isPlanned && (
        <Button variant="quiet" size="sm" onClick={() => setAsks('end')}>
          {isEmployer ? copy.withdraw : copy.decline}
        </Button>
      )}
      {asks === 'move' && <MoveDate start={start} onClose={close} />}
      {asks === 'end' && <EndDialog start={start} onClose={close} />}
      {asks === 'notice' && <NoticeDialog start={start} onClose={close} />}
      <ConfirmDialog
        isOpen={asks === 'no_show'}
        title={copy.noShowTitle}
        body={copy.noShowBody}
        confirmLabel={copy.noShow}
        isDangerous
        onClose={close}
        onConfirm={() => {
          record.mutate('no_show');
          close();
        }}
      />
    </>
  );
}
