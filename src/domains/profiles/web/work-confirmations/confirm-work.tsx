import { useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import type { WorkView } from '#domains/profiles/contract/candidate-facts.ts';
import type { WorkConfirmation } from '#domains/profiles/contract/work/work-confirmations.ts';
import { confirmWorkCopy as copy } from './work-confirmations.copy.ts';
import { ErrorState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { AskEmployerDialog } from './ask-employer-dialog.tsx';
import { ConfirmationState } from './confirmation-state.tsx';
import { myWorkConfirmations } from './work-confirmations.queries.ts';

/** A current answer to the entry blocks another request; the server applies the same rule. */
const isSettled = ({ status, revokedAt, isOutdated }: WorkConfirmation): boolean =>
  status === 'open' || (['confirmed', 'differs'].includes(status) && revokedAt === null && !isOutdated);

/** At a past job: ask the employer to confirm it, and the state of the last request. */
export function ConfirmWork({ work, personName }: { work: WorkView & { endedOn: string }; personName: string }) {
  const list = useQuery(myWorkConfirmations());
  const [isAsking, setAsking] = useState(false);
  if (list.isPending) return <Skeleton className="h-11 w-64" />;
  if (list.isError)
    return <ErrorState title={copy.unreadable} message={list.error.message} onRetry={() => void list.refetch()} />;
  const [latest] = list.data.items.filter(({ workId }) => workId === work.id);
  const action = latest ? copy.askAgain : copy.ask;
  return (
    <div className="mt-2 flex flex-col items-start gap-3 border-t border-line pt-3">
      {latest && <ConfirmationState asked={latest} />}
      {!(latest && isSettled(latest)) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={copy.named(action, `${work.title}, ${work.employerName}`)}
          onClick={() => setAsking(true)}
        >
          <MailQuestion aria-hidden size={18} />
          {action}
        </Button>
      )}
      {isAsking && <AskEmployerDialog work={work} personName={personName} onClose={() => setAsking(false)} />}
    </div>
  );
}
