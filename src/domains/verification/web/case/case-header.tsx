import { Link } from 'react-router';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Assign } from '../queue/assign.tsx';
import { isWorkable, STATUS_TONES } from '../queue/labels.ts';
import { Flags } from '../queue/queue-row.tsx';
import { reviewCopy, statusLabels } from '../queue/review.copy.ts';
import { useClaim, useRelease } from '../queue/review.queries.ts';
import { RiskWords } from '../queue/risk-words.tsx';
import { caseCopy as copy } from './case.copy.ts';
import { decisionCopy } from './decision/decision.copy.ts';
import { PlanOnCase } from './decision/plan-on-case.tsx';
import { HoldList } from './hold-list.tsx';

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Who this is about, what is risky, who is working on it, and what blocks it. */
export function CaseHeader({ view, takesFocus }: { view: CaseView; takesFocus: boolean }) {
  const me = useAuth().user?.id;
  const claim = useClaim(view.id);
  const release = useRelease(view.id);
  const isMine = view.claimedBy?.id === me;
  const failure = claim.error ?? release.error;
  const isTaken = isWorkable(view) && view.claimedBy !== null && !isMine;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2
            id="case-title"
            tabIndex={-1}
            ref={takesFocus ? focusOnMount : undefined}
            className="text-2xl break-words"
          >
            {view.title}
          </h2>
          <p className="text-ink-soft">
            {view.detail} · {reviewCopy.waitingSince(ago(view.submittedAt))}
            {view.isLate && <span className="font-semibold text-warn"> · {reviewCopy.late}</span>}
            {' · '}
            <Link to={subjectPath(view.subjectType, view.subjectId)}>{copy.subjectPage[view.subjectType]}</Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Flags item={view} />
          {view.isDemo && <Badge>{reviewCopy.demo}</Badge>}
          <StatusPill tone={STATUS_TONES[view.status]}>{statusLabels[view.status]}</StatusPill>
          {isWorkable(view) && <Assign view={view} />}
          {isWorkable(view) && isMine && (
            <Button variant="quiet" size="sm" onClick={() => release.mutate(undefined)}>
              {reviewCopy.release}
            </Button>
          )}
          {isWorkable(view) && !view.claimedBy && (
            <Button variant="secondary" size="sm" onClick={() => claim.mutate(false)}>
              {reviewCopy.claim}
            </Button>
          )}
        </div>
      </div>
      <RiskWords risk={view.risk} />
      {isTaken && view.claimedBy && (
        <Banner
          tone="warn"
          title={copy.taken(view.claimedBy.name)}
          action={
            <Button variant="secondary" size="sm" onClick={() => claim.mutate(true)}>
              {copy.takeOver}
            </Button>
          }
        >
          {copy.takenBody}
        </Banner>
      )}
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      {view.decidedBy && view.decidedAt && (
        <p className="text-sm text-ink-soft">
          {decisionCopy.decided(view.status, view.decidedBy.name, moment(view.decidedAt))}
          {view.message && <span className="mt-1 block text-ink">“{view.message}”</span>}
        </p>
      )}
      {view.plan && <PlanOnCase plan={view.plan} />}
      {view.openHolds.length > 0 && <HoldList caseId={view.id} holds={view.openHolds} />}
    </header>
  );
}
