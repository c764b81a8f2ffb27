import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { rescindOffer } from '#domains/hiring/contract/offers/offers.ts';
import { applicantCopy, offerCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { oneApplicant } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { ProposeDialog } from '#domains/hiring/web/applicants/propose-dialog.tsx';
import { useStep } from '#domains/hiring/web/applicants/use-step.ts';
import { call } from '#platform/web/api/api.ts';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { boardCopy } from '../board.copy.ts';
import { DeclinePeopleDialog } from './decline-people-dialog.tsx';
import { InterviewPeopleDialog } from './interview-people-dialog.tsx';
import type { useMoves } from './use-moves.ts';

/** Renders the dialog that makes an offer to a person; it knows the terms of their job. */
export type OfferFor = (person: PersonOfJob, onClose: () => void) => ReactNode;

interface Asked {
  people: readonly PersonOfJob[];
  to: ListedStage;
}

/** Moves people to a stage, after asking for what the stage needs: a reason, times, or the terms of an offer. */
export function useMoveDialogs({ move, refuse }: ReturnType<typeof useMoves>, offerFor: OfferFor) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // A dialog that was closed while its move ran must not close the next one.
  const close = () => setAsked((now) => (now === asked ? null : now));
  const request = (people: readonly PersonOfJob[], to: ListedStage) => {
    if (to === 'shortlisted') move.mutate({ people, to: { stage: to } });
    else if (to === 'offered' && people.length > 1) refuse(people, boardCopy.oneOffer);
    else setAsked({ people, to });
  };
  return { request, dialog: asked && <AskedDialog {...asked} move={move} offerFor={offerFor} onClose={close} /> };
}

interface Props extends Asked {
  move: ReturnType<typeof useMoves>['move'];
  offerFor: OfferFor;
  onClose: () => void;
}

function AskedDialog({ people, to, move, offerFor, onClose }: Props) {
  const [first] = people;
  if (!first) return null;
  if (to === 'rejected') {
    return (
      <DeclinePeopleDialog
        people={people}
        onDecline={(with_) => move.mutateAsync({ people, to: with_ })}
        onClose={onClose}
      />
    );
  }
  if (to === 'offered') return offerFor(first, onClose);
  if (people.length > 1) {
    return (
      <InterviewPeopleDialog
        people={people}
        onInvite={(with_) => move.mutateAsync({ people, to: with_ })}
        onClose={onClose}
      />
    );
  }
  if (first.stage === 'offered') return <RescindDialog person={first} onClose={onClose} />;
  return <ProposeDialog id={first.id} onClose={onClose} />;
}

/** Back from the offer to interviews: the open offer is withdrawn. */
function RescindDialog({ person, onClose }: { person: PersonOfJob; onClose: () => void }) {
  const { data } = useQuery(oneApplicant(person.id, 'all'));
  const offer = data?.offers.find(({ status }) => status === 'sent');
  const rescind = useStep((reason: string) =>
    offer ? call(rescindOffer, { params: { id: offer.id }, body: { reason } }) : Promise.resolve(),
  );
  if (!offer) return null;
  return (
    <ReasonDialog
      title={applicantCopy.rescind}
      body={offerCopy.rescindBody}
      label={applicantCopy.rescindReason}
      confirm={applicantCopy.rescind}
      cancel={offerCopy.keep}
      busy={applicantCopy.sending}
      isDangerous
      field="reason"
      run={(reason) => rescind.mutateAsync(reason)}
      onClose={onClose}
    />
  );
}
