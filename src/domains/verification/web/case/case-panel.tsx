import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { caseCopy as copy } from './case.copy.ts';
import { decisionCopy } from './decision/decision.copy.ts';
import { reviewCopy, statusLabels } from '../queue/review.copy.ts';
import { evidenceCopy } from './items/evidence.copy.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Assign } from '../queue/assign.tsx';
import { CallbackPanel } from './callback-panel.tsx';
import { DecisionBar } from './decision/decision-bar.tsx';
import { DocumentViewer } from '../documents/document-viewer.tsx';
import { HoldList } from './hold-list.tsx';
import { ItemList } from './items/item-list.tsx';
import { Questions } from './decision/open-questions.tsx';
import { PassportInside } from './passport-inside.tsx';
import { PlanOnCase } from './decision/plan-on-case.tsx';
import { SecondReview } from './decision/second-review.tsx';
import { isWorkable, STATUS_TONES } from '../queue/labels.ts';
import { Flags } from '../queue/queue-row.tsx';
import { RiskWords } from '../queue/risk-words.tsx';
import { ScreeningLine } from './screening-line.tsx';
import { caseOf, useClaim, useRelease } from '../queue/review.queries.ts';

interface Props {
  id: string;
  /** It was chosen in the queue, so its heading gets the focus. */
  takesFocus: boolean;
}

/** One case on one screen: data on the left, document on the right, decision below. */
export function CasePanel({ id, takesFocus }: Props) {
  const query = useQuery(caseOf(id));
  const skeleton = ['h-24', 'h-48', 'h-48'].map((height, i) => <Skeleton key={i} className={height} />);
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {(view) => <Case view={view} takesFocus={takesFocus} />}
    </QueryStates>
  );
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

function Case({ view, takesFocus }: Pick<Props, 'takesFocus'> & { view: CaseView }) {
  const [shown, setShown] = useState<string | null>(view.documents[0]?.id ?? null);
  const isPerson = view.subjectType === 'person';
  return (
    <article aria-labelledby="case-title" className="flex flex-col gap-5">
      <CaseHeader view={view} takesFocus={takesFocus} />
      {view.plan && <PlanOnCase plan={view.plan} />}
      {view.openHolds.length > 0 && <HoldList caseId={view.id} holds={view.openHolds} />}
      <ScreeningLine view={view} />
      {view.requirements && (
        <p className="text-sm text-ink-soft">
          {copy.checkedAgainst(POSITION_LABELS[view.requirements.position], view.requirements.version)}
        </p>
      )}
      {view.override && <OverrideBanner view={view} override={view.override} />}
      <div className={`grid items-start gap-5 ${isPerson ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}`}>
        <div className="flex min-w-0 flex-col gap-5">
          {view.organization && <CallbackPanel view={view} organization={view.organization} />}
          <ItemList view={view} onShowDocument={setShown} />
        </div>
        {isPerson && (
          <div className="min-w-0 xl:sticky xl:top-20">
            <DocumentViewer documents={view.documents} shown={shown} onShow={setShown} />
          </div>
        )}
      </div>
      {view.secondReview && <SecondReview view={view} second={view.secondReview} />}
      {!view.secondReview?.mayDecide && <DecisionBar view={view} />}
      {isPerson && view.status === 'approved' && <PassportInside userId={view.subjectId} />}
      {view.earlierCases.length > 0 && <Earlier cases={view.earlierCases} />}
    </article>
  );
}

/** J moves to the first item, as it does between items. */
function toFirstItem(event: KeyboardEvent<HTMLElement>) {
  if (event.key.toLowerCase() !== 'j' || event.altKey || event.ctrlKey || event.metaKey) return;
  event.currentTarget.closest('article')?.querySelector<HTMLElement>('[data-item] [data-title]')?.focus();
}

function CaseHeader({ view, takesFocus }: Pick<Props, 'takesFocus'> & { view: CaseView }) {
  const me = useAuth().user?.id;
  const claim = useClaim(view.id);
  const release = useRelease(view.id);
  const isMine = view.claimedBy?.id === me;
  const failure = claim.error ?? release.error;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2
            id="case-title"
            tabIndex={-1}
            ref={takesFocus ? focusOnMount : undefined}
            onKeyDown={toFirstItem}
            className="text-xl break-words"
          >
            {view.title}
          </h2>
          <p className="text-ink-soft">{view.detail}</p>
          <p className="text-sm text-ink-soft">
            {reviewCopy.waitingSince(ago(view.submittedAt))}
            {view.isLate && <span className="font-semibold text-warn"> · {reviewCopy.late}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StatusPill tone={STATUS_TONES[view.status]}>{statusLabels[view.status]}</StatusPill>
          {isWorkable(view) && <Assign view={view} />}
          {isWorkable(view) &&
            (isMine ? (
              <Button variant="quiet" size="sm" onClick={() => release.mutate(undefined)}>
                {reviewCopy.release}
              </Button>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => claim.mutate(view.claimedBy !== null)}>
                {view.claimedBy ? copy.takeOver : reviewCopy.claim}
              </Button>
            ))}
        </div>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Flags item={view} />
        {view.isDemo && <Badge>{reviewCopy.demo}</Badge>}
      </p>
      <RiskWords risk={view.risk} />
      {view.decidedBy && view.decidedAt && (
        <p className="text-sm text-ink-soft">
          {decisionCopy.decided(view.status, view.decidedBy.name, moment(view.decidedAt))}
          {view.message && <span className="mt-1 block text-ink">“{view.message}”</span>}
        </p>
      )}
      {failure && <Banner tone="danger">{failure.message}</Banner>}
    </header>
  );
}

function OverrideBanner({
  view: { status },
  override,
}: {
  view: CaseView;
  override: NonNullable<CaseView['override']>;
}) {
  const { needs, requestedBy, requestedAt, availableAt, reason, over } = override;
  const waiting =
    needs === 'waiting_time' && availableAt
      ? decisionCopy.overrideWaiting.waiting_time(requestedBy.name, moment(availableAt))
      : decisionCopy.overrideWaiting.second_administrator(requestedBy.name);
  return (
    <Banner tone="warn">
      {status === 'pending' ? waiting : evidenceCopy.concerns.over(requestedBy.name, moment(requestedAt))}
      {over.length > 0 && <Questions texts={over} />}
      <span className="mt-1 block text-sm">“{reason}”</span>
    </Banner>
  );
}

function Earlier({ cases }: { cases: CaseView['earlierCases'] }) {
  return (
    <section aria-label={copy.earlier} className="flex flex-col gap-2">
      <h3 className="text-lg">{copy.earlier}</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {cases.map(({ id, status, decidedAt, message }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <StatusPill tone={STATUS_TONES[status]}>{statusLabels[status]}</StatusPill>
            {decidedAt && <span className="text-ink-soft">{ago(decidedAt)}</span>}
            {message && <span>“{message}”</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
