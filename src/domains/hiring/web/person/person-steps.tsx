import { useState } from 'react';
import { shortlistApplicant } from '#domains/hiring/contract/applicants.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/application-states.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews.ts';
import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { DeclineDialog } from '#domains/hiring/web/applicants/decline-dialog.tsx';
import { OfferDialog, type OfferTerms } from '#domains/hiring/web/applicants/offer-dialog.tsx';
import { ProposeDialog } from '#domains/hiring/web/applicants/propose-dialog.tsx';
import { useStep } from '#domains/hiring/web/applicants/use-step.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { call } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import type { PersonProps } from './person-section.ts';

interface Props extends PersonProps {
  terms: OfferTerms | null;
  /** The element that has the focus once someone was declined. */
  afterDeclining: string;
  onDeclined: () => void;
}

/** The steps that are open for an application now; the likeliest one stands out. */
export function PersonSteps({ person, job, terms, afterDeclining, onDeclined }: Props) {
  const [open, setOpen] = useState<'decline' | 'propose' | 'offer' | null>(null);
  const shortlist = useStep(() => call(shortlistApplicant, { params: { id: person.id } }));
  const may = (to: ApplicationStage) => mayMove(applicationMachine, person.stage, to, 'employer');
  const isArranging = person.interviews.some(({ status }) => OPEN_INTERVIEWS.some((one) => one === status));
  const mayInterview =
    !isArranging && (may('interviewing') || person.stage === 'interviewing') && person.stage !== 'offered';
  const mayShortlist = may('shortlisted');
  const close = () => setOpen(null);
  return (
    <>
      {may('rejected') && (
        <Button variant="danger" onClick={() => setOpen('decline')}>
          {copy.decline}
        </Button>
      )}
      {may('offered') && terms && (
        <Button variant={mayInterview || mayShortlist ? 'secondary' : 'primary'} onClick={() => setOpen('offer')}>
          {copy.offer}
        </Button>
      )}
      {mayInterview && (
        <Button variant={mayShortlist ? 'secondary' : 'primary'} onClick={() => setOpen('propose')}>
          {copy.propose}
        </Button>
      )}
      {mayShortlist && (
        <Button busy={shortlist.isPending && copy.sending} onClick={() => shortlist.mutate()}>
          {copy.shortlist}
        </Button>
      )}
      {open === 'decline' && (
        <DeclineDialog
          applicant={person}
          jobTitle={job.title}
          returnsTo={afterDeclining}
          onDeclined={() => {
            close();
            onDeclined();
          }}
          onClose={close}
        />
      )}
      {open === 'propose' && <ProposeDialog id={person.id} onClose={close} />}
      {open === 'offer' && terms && <OfferDialog applicant={person} terms={terms} onClose={close} />}
    </>
  );
}
