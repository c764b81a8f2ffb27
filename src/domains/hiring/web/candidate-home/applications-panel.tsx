import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyApplication } from '#domains/hiring/contract/applications/my-applications.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { applicationCopy as copy } from './applications.copy.ts';
import { homeCopy } from './home.copy.ts';
import { ago, dayOfMoment, moment } from '#platform/web/page/format.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { STAGE_TONES } from '#domains/hiring/web/interviews/stage-tones.ts';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PrivateReason } from './private-reason.tsx';
import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { myApplications, withdraw } from './home.queries.ts';
import { JobLine } from '#domains/hiring/web/my-matches/job-line.tsx';
import { useStep } from './use-step.ts';

/** Withdrawing ends interviews or an offer at these stages. */
const UNDER_WAY: readonly ApplicationStage[] = ['interviewing', 'offered'];

/** Applications, manual and automatic, with their status. */
export function ApplicationsPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const applications = useInfiniteQuery(myApplications());
  const withdrawing = useStep(withdraw, copy.withdrawn);
  const [asked, setAsked] = useState<MyApplication | null>(null);
  const [reason, setReason] = useState<NoThanksReason | null>(null);
  return (
    <QueryStates query={applications} skeleton={<Skeleton className="h-48" />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items).filter(({ appliedAt }) => appliedAt !== null);
        if (items.length === 0) return <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>;
        return (
          <div className="flex flex-col gap-4">
            <ul className="flex flex-col gap-4">
              {items.map((application) => (
                <li key={application.id}>
                  <ApplicationCard
                    application={application}
                    isBusy={withdrawing.isPending && withdrawing.variables.id === application.id}
                    onOpen={() => onOpen(application.id)}
                    onWithdraw={() => {
                      setReason(null);
                      setAsked(application);
                    }}
                  />
                </li>
              ))}
            </ul>
            {applications.hasNextPage ? (
              <Button
                variant="secondary"
                busy={applications.isFetchingNextPage && homeCopy.loadingMore}
                onClick={() => void applications.fetchNextPage()}
              >
                {homeCopy.more}
              </Button>
            ) : null}
            {asked && (
              <ConfirmDialog
                title={copy.sureWithdraw(asked.job.title)}
                body={UNDER_WAY.includes(asked.stage) ? copy.sureWithdrawBody : copy.sureWithdrawApplied}
                details={<PrivateReason value={reason} onChange={setReason} />}
                confirmLabel={copy.withdraw}
                cancelLabel={copy.keep}
                busyLabel={copy.withdrawing}
                isDangerous
                isOpen
                isBusy={withdrawing.isPending}
                isPaused={withdrawing.isPaused}
                onClose={() => setAsked(null)}
                onConfirm={() =>
                  withdrawing.mutate({ id: asked.id, privateReason: reason }, { onSettled: () => setAsked(null) })
                }
              />
            )}
          </div>
        );
      }}
    </QueryStates>
  );
}

interface CardProps {
  application: MyApplication;
  isBusy: boolean;
  onOpen: () => void;
  onWithdraw: () => void;
}

function ApplicationCard({ application, isBusy, onOpen, onWithdraw }: CardProps) {
  const { job, stage, source, appliedAt, responseDueAt, askedAt } = application;
  const facts = [
    source ? copy[source] : null,
    appliedAt ? copy.appliedOn(ago(appliedAt)) : null,
    responseDueAt && stage === 'applied' ? copy.answerBy(moment(responseDueAt)) : null,
    askedAt ? copy.asked(dayOfMoment(askedAt)) : null,
  ];
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-2 sm:flex-row sm:justify-between sm:gap-4">
        <h3 className="text-lg font-semibold">{job.title}</h3>
        <StatusPill tone={STAGE_TONES[stage]}>{copy.stages[stage]}</StatusPill>
      </div>
      <JobLine job={job} />
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={copy.openOf(job.title)} onClick={onOpen}>
          {copy.open}
        </Button>
        {mayMove(applicationMachine, stage, 'withdrawn', 'candidate') ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={copy.withdrawOf(job.title)}
            busy={isBusy && copy.withdrawing}
            onClick={onWithdraw}
          >
            {copy.withdraw}
          </Button>
        ) : null}
        {stage === 'withdrawn' && job.status === 'published' ? (
          <LinkButton
            to={`/job-application?job=${job.id}`}
            variant="quiet"
            size="sm"
            aria-label={copy.againOf(job.title)}
          >
            {copy.again}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}
