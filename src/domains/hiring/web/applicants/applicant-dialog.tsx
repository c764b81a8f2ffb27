import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { shortlistApplicant, type ApplicantDetail as Detail } from '#domains/hiring/contract/applicants.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/application-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { applicantCopy as copy } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { ApplicantDetail } from './applicant-detail.tsx';
import { oneApplicant } from './applicants.queries.ts';
import { InterviewCard } from './interview-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferDialog, type OfferTerms } from './offer-dialog.tsx';
import { DeclineDialog, ProposeDialog } from './step-dialogs.tsx';
import { useStep } from './use-step.ts';

interface Props {
  id: string;
  /** The initial terms of an offer: the job's own; null while the job lacks some. */
  terms: OfferTerms | null;
  /** False for reviewers, who can only read. */
  mayAct: boolean;
  /** Buttons for an appeal and, once the candidate has applied, a report. */
  report: (candidateId: string | null, name: string) => ReactNode;
  onClose: () => void;
}

/** Everything about one applicant, with the steps that are possible now. */
export function ApplicantDialog({ id, terms, mayAct, report, onClose }: Props) {
  const query = useQuery(oneApplicant(id));
  return (
    <Dialog title={query.data?.name ?? copy.title} isOpen onClose={onClose} size="lg">
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {(applicant) => (
          <div className="flex flex-col gap-6">
            {applicant.stage === 'matched' && <Banner>{copy.matchedNote}</Banner>}
            {mayAct && <Steps applicant={applicant} terms={terms} />}
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
    </Dialog>
  );
}

const OPEN_INTERVIEW = new Set(['proposed', 'rescheduled', 'confirmed']);

function Steps({ applicant, terms }: { applicant: Detail; terms: OfferTerms | null }) {
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
      {open === 'decline' && <DeclineDialog id={applicant.id} onClose={close} />}
      {open === 'propose' && <ProposeDialog id={applicant.id} onClose={close} />}
      {open === 'offer' && terms && <OfferDialog applicant={applicant} terms={terms} onClose={close} />}
    </div>
  );
}
