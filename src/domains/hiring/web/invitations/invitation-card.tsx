import { Link } from 'react-router';
import type { InvitationView } from '#domains/hiring/contract/invitations/invitations.ts';
import { usualResponseWords } from '#domains/hiring/contract/usual-response.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import { useQuestionsFirst } from '#domains/hiring/web/screening-questions/use-questions-first.tsx';
import { JobLine } from '#domains/hiring/web/my-matches/job-line.tsx';
import { matchCopy } from '#domains/hiring/web/my-matches/my-matches.copy.ts';
import { browserZone, moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { invitationCopy as copy } from './invitations.copy.ts';
import { accept, decline, postpone } from './invitations.queries.ts';
import { MessageQuote } from './message-quote.tsx';

/** An open invitation with its three answers; says before the tap what each one does. */
export function InvitationCard({ invitation }: { invitation: InvitationView }) {
  const { id, job, message, expiresAt, distanceMiles, isKnown, interview, hasOpenTimes, usualResponse } = invitation;
  const times = (interview?.slots ?? []).filter((slot) => Date.parse(slot) > Date.now());
  const employer = job.organizationName;
  const accepting = useStep(accept);
  const postponing = useStep(postpone);
  const declining = useStep(decline);
  const asking = useQuestionsFirst(job.id, () => accepting.mutate(id));
  const isBusy = accepting.isPending || postponing.isPending || declining.isPending;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-ink-soft">{copy.until(moment(expiresAt))}</p>
        <h3 className="text-lg font-semibold wrap-anywhere">{copy.from(employer)}</h3>
        <p className="font-medium">{job.title}</p>
        <JobLine job={job} />
        {distanceMiles === null ? null : <p className="text-ink-soft">{matchCopy.drive(distanceMiles)}</p>}
        {usualResponse && <p className="text-ink-soft">{usualResponseWords.both(usualResponse)}</p>}
      </div>
      {message ? <MessageQuote label={copy.message} message={message} /> : null}
      {times.length > 0 ? (
        <div>
          <p className="text-sm text-ink-soft">{copy.times}</p>
          <ul className="font-medium">
            {times.map((slot) => (
              <li key={slot}>{moment(slot, browserZone())}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{copy.timesNote}</p>
        </div>
      ) : null}
      {hasOpenTimes ? <p className="measure text-sm font-medium">{copy.openTimes}</p> : null}
      <p className="measure text-sm">
        {isKnown ? copy.known(employer) : copy.hidden(employer)}{' '}
        <Link to={`/job-application?job=${job.id}`} className="inline-block text-link underline">
          {copy.seeShared}
        </Link>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={accepting.isPending && copy.sending} disabled={isBusy} onClick={asking.start}>
          {copy.yes}
        </Button>
        {asking.dialog}
        <Button
          variant="secondary"
          busy={postponing.isPending && copy.saving}
          disabled={isBusy}
          onClick={() => postponing.mutate(id)}
        >
          {copy.notNow}
        </Button>
        <Button
          variant="secondary"
          busy={declining.isPending && copy.saving}
          disabled={isBusy}
          onClick={() => declining.mutate({ id })}
        >
          {copy.no}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{copy.notNowMeans}</p>
    </Card>
  );
}
