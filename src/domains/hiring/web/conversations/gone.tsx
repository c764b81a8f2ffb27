import { readDraft } from '#platform/web/forms/draft.ts';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { conversationsCopy as copy } from './conversations.copy.ts';

/** A conversation that ended for the reader while it was open, with the text that can no longer be sent. */
export function Gone({ id }: { id: string }) {
  const kept = readDraft(`message_${id}`);
  const unsent = typeof kept === 'string' ? kept.trim() : '';
  return (
    <div className="flex flex-col gap-4">
      <EmptyState title={copy.goneTitle}>{copy.gone}</EmptyState>
      {unsent !== '' && (
        <div>
          <p className="font-medium">{copy.unsent}</p>
          <p dir="auto" className="measure wrap-anywhere whitespace-pre-wrap">
            {unsent}
          </p>
        </div>
      )}
    </div>
  );
}
