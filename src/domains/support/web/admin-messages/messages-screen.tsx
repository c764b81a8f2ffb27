import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  answerMessage,
  closeMessage,
  listMessages,
  MESSAGE_STATES,
  searchMessages,
  type ContactMessage,
} from '#domains/support/contract/contact.ts';
import { CONTACT_TOPIC_LABELS } from '#domains/support/contract/contact-topics.ts';
import { adminMessagesCopy as copy } from './admin-messages.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { ago } from '#platform/web/page/format.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { confirmation, notice } from '#platform/web/toasts/toasts.tsx';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

const KEY = ['admin', 'messages'];
type State = (typeof MESSAGE_STATES)[number];

const messagesOf = (state: State, q: string) =>
  listPages([...KEY, state, q], (page) =>
    q ? call(searchMessages, { body: { state, q, ...page } }) : call(listMessages, { query: { state, ...page } }),
  );

export const meta = () => pageMeta(copy.title);

export default function MessagesScreen() {
  const search = useListSearch({ label: copy.search, isPersonal: true });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      {search.form}
      <SearchTabs label={copy.list} states={MESSAGE_STATES} labels={copy.tabs}>
        {(state) => <Messages state={state} search={search} />}
      </SearchTabs>
    </>
  );
}

function Messages({ state, search }: { state: State; search: ListSearch }) {
  return (
    <PagedCards
      label={copy.tabs[state]}
      query={useInfiniteQuery(messagesOf(state, search.words))}
      empty={search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody })}
    >
      {(message) => <MessageCard message={message} />}
    </PagedCards>
  );
}

function MessageCard({ message }: { message: ContactMessage }) {
  const { topic, name, email, createdAt, closedAt, answer } = message;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg break-words">{name ?? copy.noName}</h2>
        <Badge tone={topic === 'security' || topic === 'privacy' ? 'brand' : 'neutral'}>
          {CONTACT_TOPIC_LABELS[topic]}
        </Badge>
      </div>
      <p className="text-sm break-words text-ink-soft">
        {email}, {ago(createdAt)}
      </p>
      <p className="measure break-words whitespace-pre-wrap">{message.message}</p>
      {closedAt ? (
        <div className="border-t border-line pt-3">
          <p className="text-sm text-ink-soft">{(answer ? copy.answered : copy.wasPutAside)(ago(closedAt))}</p>
          {answer && <p className="mt-1 measure break-words whitespace-pre-wrap">{answer}</p>}
        </div>
      ) : (
        <Decisions message={message} />
      )}
    </Card>
  );
}

function Decisions({ message: { id, email } }: { message: ContactMessage }) {
  const [isAnswering, setAnswering] = useState(false);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const send = useMutation({
    mutationFn: (answer: string) => call(answerMessage, { params: { id }, body: { answer } }),
    onSuccess: refresh,
  });
  const putAside = useMutation({
    mutationFn: () => call(closeMessage, { params: { id } }),
    onSuccess: () => confirmation(copy.aside),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: refresh,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={() => setAnswering(true)}>
        {copy.answer}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        title={copy.putAsideHint}
        busy={putAside.isPending && copy.putAside}
        onClick={() => putAside.mutate()}
      >
        {copy.putAside}
      </Button>
      {isAnswering && (
        <ReasonDialog
          title={copy.answerTitle(email)}
          body={copy.answerBody}
          label={copy.answerLabel}
          confirm={copy.send}
          cancel={copy.cancel}
          busy={copy.sending}
          field="answer"
          run={async (answer) => {
            await send.mutateAsync(answer);
            confirmation(copy.sent);
          }}
          onClose={() => setAnswering(false)}
        />
      )}
    </div>
  );
}
