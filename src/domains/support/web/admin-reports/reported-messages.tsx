import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readReportedMessage, type ReportedMessage } from '#domains/support/contract/reports.ts';
import { call } from '#platform/web/api/api.ts';
import { moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { adminReportsCopy as copy } from './admin-reports.copy.ts';

/** The reported message and what surrounds it, read on demand because each reading is audited. */
export function ReportedMessages({ reportId }: { reportId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.hideMessage : copy.readMessage}
      </Button>
      {isOpen ? <Messages reportId={reportId} /> : <p className="text-sm text-ink-soft">{copy.audited}</p>}
    </div>
  );
}

function Messages({ reportId }: { reportId: string }) {
  const query = useQuery({
    queryKey: ['admin', 'reported-message', reportId],
    queryFn: () => call(readReportedMessage, { params: { id: reportId } }),
    // Looking at another window and back is no second reading.
    staleTime: Infinity,
  });
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ messages }) =>
        messages.length === 0 ? (
          <p>{copy.messageGone}</p>
        ) : (
          <ol className="measure flex w-full flex-col gap-2">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        )
      }
    </QueryStates>
  );
}

function Message({ message: { side, body, sentAt, isReported } }: { message: ReportedMessage }) {
  return (
    <li className={classes('rounded-control border p-3', isReported ? 'border-danger' : 'border-line')}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {copy.sides[side]} · <time dateTime={sentAt}>{moment(sentAt)}</time>
        {isReported && <Badge tone="danger">{copy.reported}</Badge>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {body}
      </p>
    </li>
  );
}
