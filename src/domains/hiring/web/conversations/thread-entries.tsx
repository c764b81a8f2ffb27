import type { ReactNode } from 'react';
import type { MessageView } from '#domains/hiring/contract/conversations.ts';
import { moment } from '#platform/web/page/format.ts';
import { classes } from '#platform/web/ui/classes.ts';

export function EventLine({ text, at }: { text: string; at: string }) {
  return (
    <li className="text-center text-sm text-ink-soft">
      {text} · <time dateTime={at}>{moment(at)}</time>
    </li>
  );
}

interface BubbleProps extends Pick<MessageView, 'body'> {
  author: string;
  isMine: boolean;
  /** When it was sent, or what it waits for. */
  note: string;
  /** What the reader may do with it. */
  action?: ReactNode;
}

export function Bubble({ body, author, isMine, note, action }: BubbleProps) {
  return (
    <li
      className={classes('flex max-w-[85%] flex-col gap-1', isMine ? 'items-end self-end' : 'items-start self-start')}
    >
      <p className="text-xs text-ink-soft">
        {author} · {note}
      </p>
      <div className="flex items-center gap-1">
        <p
          dir="auto"
          className={classes(
            'rounded-card border px-4 py-2 wrap-anywhere whitespace-pre-wrap',
            isMine ? 'border-prairie-300 bg-prairie-50' : 'border-line bg-paper',
          )}
        >
          {body}
        </p>
        {action}
      </div>
    </li>
  );
}
