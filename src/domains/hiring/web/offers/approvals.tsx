import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferApproval } from '#domains/hiring/contract/offers/offer-approvals.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { applicantCopy, offerCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { useStep } from '#domains/hiring/web/applicants/use-step.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { decideOn, offerApprovals } from './team-offers.queries.ts';

/** Who approves an offer, and the decision where it is the reader's turn. */
export function Approvals({ offer: { id, updatedAt: version } }: { offer: Pick<OfferView, 'id' | 'updatedAt'> }) {
  const { data } = useQuery(offerApprovals(id));
  const [isRefusing, setRefusing] = useState(false);
  // The version whose terms are on the screen: if they changed since, the answer is refused and the card loads again.
  const decide = useStep((body: { approves: boolean; reason?: string }) => decideOn(id, { ...body, version }));
  const approvals = data?.approvals ?? [];
  if (approvals.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-medium">{copy.approvals}</h4>
      <ul className="flex flex-col gap-1">
        {approvals.map((one) => (
          <li key={one.approverId}>{sentenceOf(one)}</li>
        ))}
      </ul>
      {approvals.some(({ isMine }) => isMine) && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            busy={decide.isPending && applicantCopy.sending}
            onClick={() => decide.mutate({ approves: true })}
          >
            {copy.approve}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setRefusing(true)}>
            {copy.refuse}
          </Button>
        </div>
      )}
      {isRefusing && (
        <ReasonDialog
          title={copy.refuse}
          body={copy.refuseBody}
          label={copy.refuseReason}
          confirm={copy.refuse}
          cancel={copy.keep}
          busy={applicantCopy.sending}
          field="reason"
          run={(reason) => decide.mutateAsync({ approves: false, reason })}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}

function sentenceOf({ approverName, state, reason }: OfferApproval): string {
  const said = `${approverName ?? '–'}: ${copy.approvalStates[state]}`;
  return reason ? `${said}. ${reason}` : said;
}
