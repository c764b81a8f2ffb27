import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import type { DocumentRequestView } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { documentContentPath } from '#domains/profiles/contract/documents.ts';
import { moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { documentRequestsCopy as copy, wanted } from './document-requests.copy.ts';
import { decline, requestsIn, withdraw } from './document-requests.queries.ts';
import { ShareDialog } from './share-dialog.tsx';

interface Props {
  request: DocumentRequestView;
  mySide: Side;
  /** The other side. */
  who: string;
  /** Whether the reader may still answer or withdraw it. */
  isOpen: boolean;
}

/** A request for a document among the messages, with what the reader's side can do about it. */
export function RequestCard({ request, mySide, who, isOpen }: Props) {
  const [isSharing, setSharing] = useState(false);
  const client = useQueryClient();
  const step = useMutation({
    mutationFn: mySide === 'candidate' ? decline : withdraw,
    // Also after a refusal: the other side may have been faster.
    onSettled: () =>
      Promise.all(
        [requestsIn(request.conversationId).queryKey, JOBS_KEY].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const what = wanted(request);
  const isWaiting = isOpen && request.status === 'open';
  const mayShare = isOpen && mySide === 'candidate' && (request.status === 'open' || request.status === 'declined');
  return (
    <li className="flex flex-col gap-2 self-stretch rounded-card border border-line bg-surface px-4 py-3">
      <p className="text-xs text-ink-soft">
        {mySide === 'candidate' ? copy.asksFor(who) : copy.youAskedFor} · {moment(request.askedAt)}
      </p>
      <p className="flex items-center gap-2 font-medium wrap-anywhere">
        <FileText aria-hidden size={20} className="shrink-0 text-ink-soft" />
        {what}
      </p>
      <Outcome request={request} mySide={mySide} />
      {step.error && (
        <p role="alert" className="text-sm text-danger">
          {step.error.message}
        </p>
      )}
      {(mayShare || (isWaiting && mySide === 'employer')) && (
        <div className="flex flex-wrap gap-3">
          {mayShare && (
            <Button aria-label={copy.shareOf(what)} onClick={() => setSharing(true)}>
              {copy.share}
            </Button>
          )}
          {isWaiting && (
            <Button
              variant="secondary"
              aria-label={mySide === 'candidate' ? copy.declineOf(what) : undefined}
              disabled={step.isPending}
              onClick={() => step.mutate(request.id)}
            >
              {mySide === 'candidate' ? copy.decline : copy.withdraw}
            </Button>
          )}
        </div>
      )}
      {isSharing && <ShareDialog request={request} who={who} onClose={() => setSharing(false)} />}
    </li>
  );
}

function Outcome({ request: { status, document }, mySide }: Pick<Props, 'request' | 'mySide'>) {
  if (status === 'given') {
    return document ? (
      <p className="text-sm">
        {copy.given} ·{' '}
        <a
          href={documentContentPath(document.id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-link underline wrap-anywhere"
        >
          {copy.open(document.fileName)}
        </a>
      </p>
    ) : (
      <p className="text-sm text-ink-soft">{copy.removed}</p>
    );
  }
  if (status === 'open') return mySide === 'employer' ? <p className="text-sm text-ink-soft">{copy.waits}</p> : null;
  const declined = mySide === 'candidate' ? copy.declinedByYou : copy.declined;
  return <p className="text-sm text-ink-soft">{status === 'declined' ? declined : copy.withdrawn}</p>;
}
