import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { byText } from '#kernel/compare.ts';
import type {
  ConversationView,
  MessageView,
  ThreadEvent,
} from '#domains/hiring/contract/conversations/conversations.ts';
import { useAttachments } from '#domains/hiring/web/attachments/use-attachments.ts';
import { AskForDocument } from '#domains/hiring/web/document-requests/ask-for-document.tsx';
import { requestsIn } from '#domains/hiring/web/document-requests/document-requests.queries.ts';
import { RequestCard } from '#domains/hiring/web/document-requests/request-card.tsx';
import { TemplatePicker } from '#domains/hiring/web/message-templates/template-picker.tsx';
import { useTemplateId } from '#domains/hiring/web/message-templates/use-template-id.ts';
import { WaitingMails } from '#domains/hiring/web/mail-replies/waiting-mails.tsx';
import { NotesBeside } from '#domains/hiring/web/notes/notes-beside.tsx';
import { ApiError } from '#platform/web/api/api.ts';
import { moment } from '#platform/web/page/format.ts';
import { ShowMore } from '#platform/web/ui/display/show-more.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Assignee } from './assignee.tsx';
import { Composer } from './composer.tsx';
import { conversationsCopy as copy } from './conversations.copy.ts';
import { Gone } from './gone.tsx';
import { messagesOf, oneConversation, read } from './conversations.queries.ts';
import { isWithdrawn, placeOf } from './event-place.ts';
import { Bubble, EventLine } from './thread-entries.tsx';
import { useMessageText } from './use-message-text.ts';
import { useOpeningPlace } from './use-opening-place.ts';
import { useOutbox } from './use-outbox.ts';

/** What the reader may do with a message of the other side, e.g. report it. */
export type ActionOn = (messageId: string) => ReactNode;

/** One conversation: its messages among the events of the application, oldest first. */
export function Thread({ id, actionOn }: { id: string; actionOn: ActionOn }) {
  const query = useQuery(oneConversation(id));
  const { mutate: markAsRead } = useMutation({ mutationFn: read });
  const isUnread = query.data?.isUnread ?? false;
  const lastAt = query.data?.lastAt;
  useEffect(() => {
    if (isUnread) markAsRead(id);
  }, [id, isUnread, lastAt, markAsRead]);
  if (query.error instanceof ApiError && query.error.status === 404) return <Gone id={id} />;
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
      {({ events, isOpen, isBlocked, onHold, contactShared, ...conversation }) => (
        <section aria-label={copy.thread} className="flex flex-col gap-4">
          <div>
            <h2 className="text-xl">{conversation.counterpart}</h2>
            <p className="text-sm text-ink-soft">{conversation.jobTitle}</p>
          </div>
          {conversation.mySide === 'employer' && (
            <>
              <Assignee id={id} assignee={conversation.assignee} />
              <NotesBeside key={id} applicationId={id} />
            </>
          )}
          <Exchange
            conversation={conversation}
            events={events}
            isOpen={isOpen}
            closed={isBlocked ? copy.blocked : onHold ? copy.onHold[onHold] : copy.ended}
            contactShared={contactShared}
            actionOn={actionOn}
          />
        </section>
      )}
    </QueryStates>
  );
}

interface ExchangeProps {
  conversation: ConversationView;
  events: readonly ThreadEvent[];
  isOpen: boolean;
  /** Why the reader can't write, once it is not open. */
  closed: string;
  contactShared: boolean;
  actionOn: ActionOn;
}

function Exchange({ conversation, events, isOpen, closed, contactShared, actionOn }: ExchangeProps) {
  const { id, mySide, counterpart } = conversation;
  const isGone = isWithdrawn(events);
  const [templateId, setTemplateId] = useTemplateId(id);
  const { text, change, putBack } = useMessageText(id);
  const outbox = useOutbox(id, putBack);
  const onTheirWay = new Set(outbox.waiting.flatMap(({ attachmentIds = [] }) => attachmentIds));
  const attachments = useAttachments(id, onTheirWay);
  const query = useInfiniteQuery(messagesOf(id));
  const requests = useQuery(requestsIn(id)).data?.items ?? [];
  const [search] = useSearchParams();
  const sought = search.get('message');
  const end = useOpeningPlace(sought, { ...query, messages: query.data?.pages.flatMap(({ items }) => items) ?? [] });
  const authorOf = ({ side, isMine, authorName }: MessageView) =>
    isMine ? copy.you : side === mySide ? (authorName ?? copy.formerMember) : counterpart;
  return (
    <>
      <QueryStates query={query} skeleton={<Skeleton className="h-72" />}>
        {({ pages }) => {
          const messages = pages.flatMap(({ items }) => items);
          const since = query.hasNextPage ? (messages.at(-1)?.sentAt ?? '') : '';
          const entries = [
            ...messages.map((message) => ({
              id: message.id,
              at: message.sentAt,
              shows: (
                <Bubble
                  id={message.id}
                  isFound={message.id === sought}
                  body={message.body}
                  author={authorOf(message)}
                  isMine={message.side === mySide}
                  note={message.via === 'email' ? copy.byEmail(moment(message.sentAt)) : moment(message.sentAt)}
                  attachments={message.attachments}
                  action={message.side !== mySide && actionOn(message.id)}
                />
              ),
            })),
            ...requests
              .filter(({ askedAt }) => askedAt >= since)
              .map((request) => ({
                id: request.id,
                at: request.askedAt,
                shows: <RequestCard request={request} mySide={mySide} who={counterpart} isOpen={isOpen} />,
              })),
            ...events
              // Its card tells it.
              .filter(({ at, kind }) => at >= since && kind !== 'document_requested')
              .map((event) => ({
                id: event.id,
                at: event.at,
                shows: <EventLine text={event.text} at={event.at} to={placeOf(event, conversation, isGone)} />,
              })),
          ].sort((a, b) => byText(a.at, b.at) || byText(a.id, b.id));
          const waiting = outbox.waiting.filter(({ messageId }) => !messages.some((sent) => sent.id === messageId));
          return (
            <>
              <ShowMore
                hasMore={query.hasNextPage}
                isLoading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
              <ol aria-live="polite" className="flex flex-col gap-3">
                {entries.map(({ id: key, shows }) => (
                  <Fragment key={key}>{shows}</Fragment>
                ))}
                {waiting.map(({ messageId, body }) => (
                  <Bubble
                    key={messageId}
                    body={body}
                    author={copy.you}
                    isMine
                    note={outbox.isOffline ? copy.offline : copy.sending}
                  />
                ))}
              </ol>
            </>
          );
        }}
      </QueryStates>
      <WaitingMails id={id} />
      <div ref={end} className="scroll-mb-24">
        {isOpen ? (
          <Composer
            text={text}
            contactShared={contactShared}
            refusal={outbox.refusal?.message ?? null}
            hasTemplate={templateId !== null}
            attachments={attachments}
            before={
              mySide === 'employer' && (
                <TemplatePicker
                  applicationId={id}
                  text={text}
                  onChoose={(next, template) => {
                    setTemplateId(template);
                    change(next);
                  }}
                />
              )
            }
            beside={mySide === 'employer' && <AskForDocument conversationId={id} />}
            onChange={change}
            onSend={(body) => {
              outbox.add({
                body,
                templateId,
                seenId: query.data?.pages[0]?.items[0]?.id ?? null,
                attachmentIds: attachments.stored.map((one) => one.id),
              });
              change('');
              setTemplateId(null);
            }}
          />
        ) : (
          <p className="border-t border-line pt-4 text-ink-soft">{closed}</p>
        )}
      </div>
    </>
  );
}
