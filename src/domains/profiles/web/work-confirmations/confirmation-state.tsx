import { useState } from 'react';
import type { WorkConfirmation } from '#domains/profiles/contract/work/work-confirmations.ts';
import { confirmWorkCopy as copy } from './work-confirmations.copy.ts';
import { day, dayOfMoment } from '#platform/web/page/format.ts';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { DifferenceActions } from './difference-actions.tsx';
import { useRevoke } from './work-confirmations.queries.ts';

const TONES: Record<WorkConfirmation['status'], Tone> = {
  open: 'info',
  confirmed: 'ok',
  differs: 'warn',
  declined: 'neutral',
  expired: 'neutral',
  revoked: 'neutral',
};

/** Who was asked, the outcome, and who can see it. */
export function ConfirmationState({ asked }: { asked: WorkConfirmation }) {
  const { status, answer, revokedAt } = asked;
  const isOwnToEnd = revokedAt === null && ['open', 'confirmed', 'differs'].includes(status);
  return (
    <div className="flex w-full flex-col items-start gap-1.5 text-sm">
      <StatusPill tone={TONES[status]} mayWrap>
        {copy.states[status]}
      </StatusPill>
      {linesOf(asked).map((line) => (
        <p key={line} className="wrap-anywhere text-ink-soft">
          {line}
        </p>
      ))}
      {answer && status === 'differs' && <Differences answer={answer} />}
      {status === 'differs' && revokedAt === null && <DifferenceActions asked={asked} />}
      {isOwnToEnd && <TakeBack asked={asked} />}
    </div>
  );
}

function linesOf(asked: WorkConfirmation): string[] {
  const { status, answer, contactDomain, domainOf } = asked;
  const isAnswered = status === 'confirmed' || status === 'differs';
  const host = asked.isFreeMail ? copy.freeMail(contactDomain) : domainOf ? copy.known(domainOf) : copy.unknown;
  const sight = asked.isShown ? copy.shown : copy.notShownYet;
  return [
    copy.askedWhom(asked.contactName, asked.contactRole, contactDomain),
    ...(status === 'open' ? [copy.until(dayOfMoment(asked.expiresAt))] : []),
    ...(status === 'open' && asked.remindedAt ? [copy.reminded(dayOfMoment(asked.remindedAt))] : []),
    ...(answer && asked.closedAt ? [copy.answeredBy(answer.name, answer.role, dayOfMoment(asked.closedAt))] : []),
    ...(status === 'open' || isAnswered ? [host] : []),
    ...(asked.isOutdated && isAnswered ? [copy.outdated] : []),
    ...(asked.revokedAt && isAnswered ? [copy.takenBack] : []),
    ...(status === 'confirmed' && !asked.revokedAt && !asked.isOutdated ? [sight] : []),
  ];
}

function Differences({ answer }: { answer: NonNullable<WorkConfirmation['answer']> }) {
  if (!answer.workedThere) return <p className="font-medium">{copy.noSuchPerson}</p>;
  const words = (name: keyof typeof copy.fields, value: string) => (name === 'title' ? value : day(value));
  return (
    <div>
      <p className="font-medium">{copy.differences}</p>
      <ul className="list-disc pl-5">
        {answer.differences.map(({ name, stated, said }) => (
          <li key={name} className="wrap-anywhere">
            {copy.fields[name]}: {copy.youSaid} “{words(name, stated)}”, {copy.theySay} “{words(name, said)}”
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">{copy.factsStay}</p>
    </div>
  );
}

function TakeBack({ asked: { id, status } }: { asked: WorkConfirmation }) {
  const revoke = useRevoke();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {revoke.error && <Banner tone="danger">{revoke.error.message}</Banner>}
      <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAsking(true)}>
        {copy.revoke}
      </Button>
      <ConfirmDialog
        title={copy.revokeTitle}
        body={status === 'open' ? copy.revokeOpen : copy.revokeAnswered}
        confirmLabel={copy.revoke}
        cancelLabel={copy.keep}
        busyLabel={copy.revoking}
        isDangerous
        isBusy={revoke.isPending}
        isOpen={isAsking}
        onConfirm={() => revoke.mutate(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
