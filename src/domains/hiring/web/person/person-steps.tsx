import { shortlistApplicant } from '#domains/hiring/contract/applicants.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews/interviews.ts';
import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { DeclineDialog } from '#domains/hiring/web/applicants/decline-dialog.tsx';
import { OfferDialog, type OfferTerms } from '#domains/hiring/web/applicants/offer-dialog.tsx';
import { ProposeDialog } from '#domains/hiring/web/applicants/propose-dialog.tsx';
import { useStep } from '#domains/hiring/web/applicants/use-step.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { call } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import type { PersonProps } from './person-section.ts';

export type PersonStep = 'decline' | 'propose' | 'offer';

interface StepsProps extends Pick<PersonProps, 'person'> {
  terms: OfferTerms | null;
  onOpen: (step: PersonStep) => void;
}

/** The steps that are open for an application now; the likeliest one stands out. */
export function PersonSteps({ person, terms, onOpen }: StepsProps) {
  const shortlist = useStep(() => call(shortlistApplicant, { params: { id: person.id } }));
  const may = (to: ApplicationStage) => mayMove(applicationMachine, person.stage, to, 'employer');
  const isArranging = person.interviews.some(({ status }) => OPEN_INTERVIEWS.some((one) => one === status));
  const mayInterview =
    !isArranging && (may('interviewing') || person.stage === 'interviewing') && person.stage !== 'offered';
  const mayShortlist = may('shortlisted');
  return (
    <>
      {may('rejected') && (
        <Button variant="danger" onClick={() => onOpen('decline')}>
          {copy.decline}
        </Button>
      )}
      {may('offered') && terms && (
        <Button variant={mayInterview || mayShortlist ? 'secondary' : 'primary'} onClick={() => onOpen('offer')}>
          {copy.offer}
        </Button>
      )}
      {mayInterview && (
        <Button variant={mayShortlist ? 'secondary' : 'primary'} onClick={() => onOpen('propose')}>
          {copy.propose}
        </Button>
      )}
      {mayShortlist && (
        <Button busy={shortlist.isPending && copy.sending} onClick={() => shortlist.mutate()}>
          {copy.shortlist}
        </Button>
      )}
    </>
  );
}

interface DialogsProps extends Pick<PersonProps, 'person' | 'job'> {
  open: PersonStep | null;
  terms: OfferTerms | null;
  /** The element that has the focus once someone was declined. */
  afterDeclining: string;
  onDeclined: () => void;
  onClose: () => void;
}

/** The forms of these steps. They stay open when a colleague was faster, so that nothing typed is lost without a word. */
export function PersonDialogs({ person, job, open, terms, afterDeclining, onDeclined, onClose: close }: DialogsProps) {
  return (
    <>
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
