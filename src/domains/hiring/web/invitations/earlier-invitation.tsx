import type { InvitationView } from '#domains/hiring/contract/invitations/invitations.ts';
import { NO_THANKS_REASONS } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { invitationCopy as copy } from './invitations.copy.ts';
import { decline } from './invitations.queries.ts';

/** An invitation that is no longer open: its outcome, and what is possible now. */
export function EarlierInvitation({ invitation }: { invitation: InvitationView }) {
  const { id, applicationId, status, job, mutedUntil, endCause, declineReason, hasOpenTimes, sentAt } = invitation;
  const telling = useStep(decline);
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{`${job.title}, ${job.organizationName}`}</h3>
        <StatusPill tone={status === 'accepted' ? 'ok' : 'neutral'} size="sm">
          {copy.status[status]}
        </StatusPill>
        <span className="text-sm text-ink-soft">{dayOfMoment(sentAt)}</span>
      </div>
      {endCause ? <p className="text-sm text-ink-soft">{copy.ends[endCause]}</p> : null}
      {mutedUntil ? <p className="text-sm text-ink-soft">{copy.muted(dayOfMoment(mutedUntil))}</p> : null}
      {status === 'accepted' ? (
        <LinkButton
          variant="secondary"
          size="sm"
          className="self-start"
          to={hasOpenTimes ? '/job-seeker/interviews' : `/job-seeker/interviews?application=${applicationId}`}
        >
          {hasOpenTimes ? copy.toTimes : copy.toApplication}
        </LinkButton>
      ) : null}
      {status === 'declined' && declineReason ? (
        <p role="status" className="text-sm text-ink-soft">
          {`${copy.reasons[declineReason]}. ${copy.thanks}`}
        </p>
      ) : null}
      {status === 'declined' && !declineReason ? (
        <div role="group" aria-label={copy.whyNot} className="flex flex-col gap-2">
          <p className="text-sm">
            <span className="font-medium">{copy.whyNot}</span> <span className="text-ink-soft">{copy.whyNotHint}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            {NO_THANKS_REASONS.map((reason) => (
              <Button
                key={reason}
                variant="secondary"
                size="sm"
                disabled={telling.isPending}
                onClick={() => telling.mutate({ id, reason })}
              >
                {copy.reasons[reason]}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </li>
  );
}
