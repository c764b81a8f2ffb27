import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AttachmentView } from '#domains/hiring/contract/conversations/attachments.ts';
import type { MessageView } from '#domains/hiring/contract/conversations/conversations.ts';
import { AttachmentLinks } from '#domains/hiring/web/attachments/attachment-links.tsx';
import { moment } from '#platform/web/page/format.ts';
import { classes } from '#platform/web/ui/classes.ts';

interface EventLineProps {
  text: string;
  at: string;
  /** The screen that shows what it is about. */
  to: string | null;
}

/** What happened to the application, between the messages. Lines in a row stand close together. */
export function EventLine({ text, at, to }: EventLineProps) {
  return (
    <li className="-my-1.5 flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 text-sm text-ink-soft">
      {to ? (
        <Link to={to} className="inline-flex min-h-11 items-center text-link underline">
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
      <span aria-hidden>·</span>
      <time dateTime={at}>{moment(at)}</time>
    </li>
  );
}

interface BubbleProps extends Pick<MessageView, 'body'> {
  /** Unless it waits to be sent. */
  id?: string;
  /** The reader came for it. */
  isFound?: boolean;
  author: string;
  isMine: boolean;
  /** When it was sent, or what it waits for. */
  note: string;
  attachments?: readonly AttachmentView[];
  /** What the reader may do with it. */
  action?: ReactNode;
}

export function Bubble({ id, isFound = false, body, author, isMine, note, attachments = [], action }: BubbleProps) {
  return (
    <li
      id={id && `message-${id}`}
      tabIndex={isFound ? -1 : undefined}
      className={classes('flex max-w-[85%] flex-col gap-1', isMine ? 'items-end self-end' : 'items-start self-start')}
    >
      <div className="flex items-center gap-1">
        <p className="text-xs text-ink-soft">
          {author} · {note}
        </p>
        {action && <div className="-my-2">{action}</div>}
      </div>
      <p
        dir="auto"
        className={classes(
          'rounded-card border px-4 py-2 wrap-anywhere whitespace-pre-wrap',
          isMine ? 'border-prairie-300 bg-prairie-50' : 'border-line bg-paper',
          isFound && 'outline-3 outline-offset-2 outline-wheat-500',
        )}
      >
        {body}
      </p>
      <AttachmentLinks items={attachments} isMine={isMine} />
    </li>
  );
}
