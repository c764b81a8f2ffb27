import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readWithoutScoring, type ScorecardsOfPerson } from '#domains/hiring/contract/scorecards/scorecards.ts';
import type { PersonProps, PersonSection } from '#domains/hiring/web/person/person-section.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { InterviewGuide } from './guide.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { ScorecardForm } from './scorecard-form.tsx';
import { ScorecardView } from './scorecard-view.tsx';
import { scorecardsCopy as copy } from './scorecards.copy.ts';
import { scorecardsOf, WRITING } from './scorecards.queries.ts';

/** The scorecards of a person: one's own first, then everyone's. */
function Scorecards({ person }: PersonProps) {
  const [address, setAddress] = useSearchParams();
  const write = (isOpen: boolean) =>
    setAddress(
      (before) => {
        if (isOpen) before.set(WRITING, 'write');
        else before.delete(WRITING);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <QueryStates query={useQuery(scorecardsOf(person.id))} skeleton={<Skeleton className="h-24" />}>
      {(data) => {
        const cards = [...(data.mine?.submittedAt ? [data.mine] : []), ...data.others];
        return (
          <div className="flex flex-col gap-4">
            <Standing data={data} />
            {data.scoring === 'open' && (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant={data.mine?.submittedAt ? 'secondary' : 'primary'}
                  onClick={() => write(true)}
                >
                  {!data.mine ? copy.add : data.mine.submittedAt ? copy.amend : copy.resume}
                </Button>
                {!data.readsOthers && !data.isAsked && data.submittedBy.length > 0 && (
                  <Waive applicationId={person.id} />
                )}
              </div>
            )}
            {cards.length > 0 && <ScoreSummary cards={cards} />}
            {cards.map((card) => (
              <ScorecardView key={card.id} card={card} />
            ))}
            <InterviewGuide criteria={data.criteria} />
            {address.has(WRITING) && data.scoring === 'open' && (
              <ScorecardForm applicationId={person.id} name={person.name} data={data} onClose={() => write(false)} />
            )}
          </div>
        );
      }}
    </QueryStates>
  );
}

export const scorecardsSection: PersonSection = {
  id: 'scorecards',
  title: copy.title,
  column: 'main',
  isShown: ({ person }) => person.stage !== 'matched',
  Content: Scorecards,
};

/** Who has scored, who is expected to, and what the reader can do. */
function Standing({ data }: { data: ScorecardsOfPerson }) {
  const { scoring, mine, submittedBy, awaitedFrom, readsOthers, isAsked } = data;
  const names = submittedBy.join(', ');
  const lines = [
    scoring === 'closed' && copy.closed,
    scoring === 'waived' && copy.waived,
    isAsked && scoring === 'open' && !mine?.submittedAt && copy.asked,
    submittedBy.length === 0 && (scoring === 'open' ? copy.none : copy.noneToRead),
    !readsOthers && submittedBy.length === 1 && copy.hidden(names),
    !readsOthers && submittedBy.length > 1 && copy.hiddenMany(names),
    awaitedFrom.length > 0 && scoring !== 'closed' && copy.awaited(awaitedFrom.join(', ')),
    mine && !mine.submittedAt && scoring === 'open' && copy.yourDraft,
  ].filter((line) => line !== false && line !== null);
  return (
    lines.length > 0 && (
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line} className="measure wrap-anywhere text-ink-soft">
            {line}
          </li>
        ))}
      </ul>
    )
  );
}

/** Reads what others wrote at the price of one's own scorecard, which is said before. */
function Waive({ applicationId }: { applicationId: string }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const waive = useMutation({
    mutationFn: () => call(readWithoutScoring, { params: { id: applicationId } }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: scorecardsOf(applicationId).queryKey });
      setAsking(false);
    },
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {copy.waive}
      </Button>
      <ConfirmDialog
        title={copy.waiveTitle}
        body={copy.waiveBody}
        confirmLabel={copy.waive}
        busyLabel={copy.waiving}
        isBusy={waive.isPending}
        isOpen={isAsking}
        onConfirm={() => waive.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
