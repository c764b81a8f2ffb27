import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import {
  shortlistApplicant,
  type ApplicantDetail as Detail,
  type StageFilter,
} from '#domains/hiring/contract/applicants.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/application-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { applicantCopy as copy } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { ApplicantDetail } from './applicant-detail.tsx';
import { oneApplicant } from './applicants.queries.ts';
import { declineCopy } from './decline.copy.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { InviteAction } from '#domains/hiring/web/invitations/invite-action.tsx';
import { useInviting } from '#domains/hiring/web/invitations/use-inviting.tsx';
import { InterviewCard } from './interview-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferDialog, type OfferTerms } from './offer-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useOrder } from './use-order.ts';
import { useStep } from './use-step.ts';

interface Props {
  id: string;
  job: { id: string; title: string };
  /** The list that the reader came from, for previous and next. */
  stage: StageFilter;
  /** The initial terms of an offer: the job's own; null while the job lacks some. */
  terms: OfferTerms | null;
  /** False for reviewers, who can only read. */
  mayAct: boolean;
  /** Buttons for an appeal and, once the candidate has applied, a report. */
  report: (candidateId: string | null, name: string) => ReactNode;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Everything about one applicant, with the steps that are possible now. */
export function ApplicantDialog({ id, job, stage, terms, mayAct, report, onOpen, onClose }: Props) {
  const query = useQuery(oneApplicant(id));
  const { current, previous, next, undecided } = useOrder(job.id, stage, id);
  const [declined, setDeclined] = useState<string | null>(null);
  const declinedId = useId();
  const inviting = useInviting(job.id);
  const go = (to: typeof next) => {
    if (!to) return;
    setDeclined(null);
    onOpen(to.id);
  };
  useArrowKeys(
    () => go(previous),
    () => go(next),
  );
  const decline = (name: string) => {
    if (undecided) {
      onOpen(undecided.id);
      setDeclined(name);
    } else {
      notice(declineCopy.allDecided(name), { tone: 'ok' });
      onClose();
    }
  };
  const name = query.data?.name ?? current?.name ?? copy.title;
  return (
    <Dialog title={name} isOpen onClose={onClose} size="lg">
      <div role="group" aria-label={copy.others} className="-mx-3 mb-3 flex justify-between">
        <Button variant="quiet" size="sm" disabled={!previous} onClick={() => go(previous)}>
          <ChevronLeft aria-hidden size={18} />
          {copy.previous}
        </Button>
        <Button variant="quiet" size="sm" disabled={!next} onClick={() => go(next)}>
          {copy.next}
          <ChevronRight aria-hidden size={18} />
        </Button>
      </div>
      {declined && (
        <p id={declinedId} role="status" tabIndex={-1} className="mb-4 rounded-control bg-ok-soft px-4 py-3 text-sm">
          {declineCopy.declined(declined)} {declineCopy.nextIs(name)}
        </p>
      )}
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {(applicant) => (
          <div className="flex flex-col gap-6">
            {applicant.stage === 'matched' && (
              <>
                <Banner>{copy.matchedNote}</Banner>
                <InviteAction jobId={job.id} applicationId={id} onInvite={() => inviting.invite(applicant)} />
              </>
            )}
            {mayAct && (
              <Steps
                key={applicant.id}
                applicant={applicant}
                jobTitle={job.title}
                terms={terms}
                afterDeclining={declinedId}
                onDeclined={() => decline(applicant.name)}
              />
            )}
            {applicant.interviews.map((interview) => (
              <InterviewCard key={interview.id} interview={interview} mayAct={mayAct} />
            ))}
            {applicant.offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} mayAct={mayAct} />
            ))}
            <ApplicantDetail applicant={applicant} />
            {report(applicant.candidateId, applicant.name)}
          </div>
        )}
      </QueryStates>
      {inviting.dialog}
    </Dialog>
  );
}

const OPEN_INTERVIEW = new Set(['proposed', 'rescheduled', 'confirmed']);

interface StepsProps {
  applicant: Detail;
  jobTitle: string;
  terms: OfferTerms | null;
  /** The element that has the focus once someone was declined. */
  afterDeclining: string;
  onDeclined: () => void;
}

function Steps({ applicant, jobTitle, terms, afterDeclining, onDeclined }: StepsProps) {
  const [open, setOpen] = useState<'decline' | 'propose' | 'offer' | null>(null);
  const shortlist = useStep(() => call(shortlistApplicant, { params: { id: applicant.id } }));
  const may = (to: ApplicationStage) => mayMove(applicationMachine, applicant.stage, to, 'employer');
  const isArranging = applicant.interviews.some(({ status }) => OPEN_INTERVIEW.has(status));
  const mayInterview =
    !isArranging && (may('interviewing') || applicant.stage === 'interviewing') && applicant.stage !== 'offered';
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      {may('shortlisted') && (
        <Button busy={shortlist.isPending && copy.sending} onClick={() => shortlist.mutate()}>
          {copy.shortlist}
        </Button>
      )}
      {mayInterview && (
        <Button variant="secondary" onClick={() => setOpen('propose')}>
          {copy.propose}
        </Button>
      )}
      {may('offered') && terms && (
        <Button variant="secondary" onClick={() => setOpen('offer')}>
          {copy.offer}
        </Button>
      )}
      {may('rejected') && (
        <Button variant="danger" onClick={() => setOpen('decline')}>
          {copy.decline}
        </Button>
      )}
      {open === 'decline' && (
        <DeclineDialog
          applicant={applicant}
          jobTitle={jobTitle}
          returnsTo={afterDeclining}
          onDeclined={() => {
            close();
            onDeclined();
          }}
          onClose={close}
        />
      )}
      {open === 'propose' && <ProposeDialog id={applicant.id} onClose={close} />}
      {open === 'offer' && terms && <OfferDialog applicant={applicant} terms={terms} onClose={close} />}
    </div>
  );
}
