import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerAppeal, listAppeals, type AppealView } from '#domains/matching/contract/appeals.ts';
import { labCopy } from '../lab/lab.copy.ts';
import { appealCopy as copy } from '#domains/matching/web/appeals/appeals.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { CheckList } from '#platform/web/ui/display/check-list.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { ScoreBars } from '#platform/web/ui/display/score.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { Disclosure } from '../lab/disclosure.tsx';

const STATES = ['open', 'answered'] as const;
type State = (typeof STATES)[number];

const appealsOf = (status: State) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'lab', 'appeals', status],
    queryFn: ({ pageParam }) => call(listAppeals, { query: { status, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 60_000,
  });

/** Appeals with the receipts of their matches. */
export function AppealsPanel() {
  const [state, setState] = useState<State>('open');
  return (
    <Tabs
      label={copy.list}
      value={state}
      onChange={(id) => setState(STATES.find((one) => one === id) ?? 'open')}
      tabs={STATES.map((id) => ({ id, label: copy.states[id], content: <Appeals status={id} /> }))}
    />
  );
}

function Appeals({ status }: { status: State }) {
  const query = useInfiniteQuery(appealsOf(status));
  return (
    <PagedCards label={copy.states[status]} query={query} empty={{ title: copy.emptyTitle, body: copy.emptyBody }}>
      {(review) => <AppealCard review={review} />}
    </PagedCards>
  );
}

function AppealCard({ review }: { review: AppealView }) {
  const [outcome, setOutcome] = useState<'stands' | 'mended' | null>(null);
  const client = useQueryClient();
  const answer = async (words: string) => {
    if (!outcome) return;
    await call(answerAppeal, { params: { id: review.id }, body: { outcome, answer: words } });
    await client.invalidateQueries({ queryKey: ['admin', 'lab', 'appeals'] });
    confirmation(copy.done);
  };
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h2 className="text-lg break-words">{copy.pair(review.person, review.job)}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={review.side === 'candidate' ? 'brand' : 'info'}>{copy.sides[review.side]}</Badge>
          {copy.by(review.askedBy, ago(review.createdAt))}
        </p>
      </div>
      <blockquote className="measure border-l-4 border-prairie-300 pl-4 break-words whitespace-pre-wrap">
        {review.question}
      </blockquote>
      <Receipt receipt={review.receipt} />
      {review.outcome && (
        <p className="measure rounded-control bg-prairie-50 p-3 text-sm whitespace-pre-wrap">
          <span className="font-semibold">{copy.outcomes[review.outcome]}.</span> {review.answer}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {review.status === 'open' &&
          (['stands', 'mended'] as const).map((one) => (
            <Button key={one} variant="secondary" size="sm" onClick={() => setOutcome(one)}>
              {copy[one]}
            </Button>
          ))}
        <LinkButton
          variant="quiet"
          size="sm"
          to={`/admin/matching-lab?tab=pair&person=${review.personId}&job=${review.jobId}`}
        >
          {copy.now}
        </LinkButton>
      </div>
      {outcome && (
        <ReasonDialog
          title={copy.answerTitle}
          body={copy.answerBody}
          label={copy.answerLabel}
          confirm={copy[outcome]}
          cancel={labCopy.cancel}
          busy={copy.answering}
          field="answer"
          run={answer}
          onClose={() => setOutcome(null)}
        />
      )}
    </Card>
  );
}

/** Failed gates are visible; the full receipt opens on click. */
function Receipt({ receipt }: { receipt: AppealView['receipt'] }) {
  const stopped = receipt.gates.filter(({ passed }) => !passed);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <StatusPill tone={receipt.eligible ? 'ok' : 'danger'}>
          {receipt.eligible ? copy.eligible : copy.notEligible}
        </StatusPill>
        {copy.compatibility(receipt.compatibility)}
      </p>
      {stopped.length > 0 && <CheckList items={stopped} labels={WORDS} />}
      <Disclosure title={copy.receipt}>
        <div className="flex flex-col gap-5 pt-1">
          <p className="text-sm text-ink-soft">
            {copy.asRead} {copy.versions(receipt.engineVersion, receipt.weightsVersion, receipt.fingerprint)}
          </p>
          <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
            {inHalves(receipt.gates).map((half) => (
              <CheckList key={half[0]?.gate} items={half} labels={WORDS} />
            ))}
          </div>
          <div className="grid gap-6 md:grid-cols-2">
            <ScoreBars title={labCopy.candidateSide} total={receipt.candidateScore} parts={receipt.candidateSide} />
            <ScoreBars title={labCopy.employerSide} total={receipt.employerScore} parts={receipt.employerSide} />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

const WORDS = { passed: copy.passed, notPassed: copy.stopped };

const inHalves = <T,>(items: readonly T[]): (readonly T[])[] => {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
};
