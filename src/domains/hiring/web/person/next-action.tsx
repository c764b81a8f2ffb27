import { useState } from 'react';
import { ResponseClock } from '#domains/hiring/web/applicants/applicant-card.tsx';
import type { OfferTerms } from '#domains/hiring/web/applicants/offer-dialog.tsx';
import { InviteAction } from '#domains/hiring/web/invitations/invite-action.tsx';
import { useInviting } from '#domains/hiring/web/invitations/use-inviting.tsx';
import { AnswerCounter } from '#domains/hiring/web/offers/answer-counter.tsx';
import { ActionBar } from '#platform/web/ui/layout/action-bar.tsx';
import { PersonDialogs, PersonSteps, type PersonStep } from './person-steps.tsx';
import type { PersonProps } from './person-section.ts';
import { personCopy as copy } from './person.copy.ts';

interface Props extends PersonProps {
  terms: OfferTerms | null;
  declinedId: string;
  onDeclined: () => void;
}

const ENDED: ReadonlySet<string> = new Set(['rejected', 'hired', 'withdrawn', 'dismissed']);

/** The steps that are open now, always in view. */
export function NextAction({ terms, declinedId, onDeclined, ...props }: Props) {
  const { person, job, mayAct } = props;
  const { invite, dialog } = useInviting(job.id);
  const [open, setOpen] = useState<PersonStep | null>(null);
  if (!mayAct) return null;
  if (person.stage === 'matched') {
    return (
      <ActionBar label={copy.nextAction}>
        <InviteAction jobId={job.id} applicationId={person.id} onInvite={() => invite(person)} />
        {dialog}
      </ActionBar>
    );
  }
  const countered = person.offers.find(({ status }) => status === 'countered');
  const awaitsUs = person.interviews.some(({ awaiting }) => awaiting === 'employer');
  return (
    <>
      {!ENDED.has(person.stage) && (
        <ActionBar
          label={copy.nextAction}
          note={
            awaitsUs ? (
              <a href="#interviews" className="inline-flex min-h-11 items-center font-semibold text-link underline">
                {copy.yourTurn}
              </a>
            ) : (
              <ResponseClock dueAt={person.responseDueAt} />
            )
          }
        >
          <PersonSteps person={person} terms={terms} onOpen={setOpen} />
          {countered && terms && <AnswerCounter offer={countered} terms={terms} />}
        </ActionBar>
      )}
      <PersonDialogs
        person={person}
        job={job}
        open={open}
        terms={terms}
        afterDeclining={declinedId}
        onDeclined={onDeclined}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
