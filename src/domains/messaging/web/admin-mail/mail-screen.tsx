import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listMails, resendMail, searchMails, type MailLogEntry } from '#domains/messaging/contract/mail.ts';
import { adminMailCopy as copy } from './admin-mail.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { moment } from '#platform/web/page/format.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { confirmation, notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { ComposeDialog } from './compose-dialog.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

const STATES = ['all', 'dead', 'failed', 'queued', 'sent'] as const;
type State = (typeof STATES)[number];
const KEY = ['admin', 'mails'];

const mailsOf = (status: State, q: string) => ({
  ...listPages([...KEY, status, q], (page) =>
    q ? call(searchMails, { body: { status, q, ...page } }) : call(listMails, { query: { status, ...page } }),
  ),
  staleTime: 0,
});

export const meta = () => pageMeta(copy.title);

/** The mail log, where undeliverable mails can be sent again. The selected state is in the URL. */
export default function MailScreen() {
  const client = useQueryClient();
  const search = useListSearch({ label: copy.search, isPersonal: true });
  const [isComposing, setComposing] = useState(false);
  const close = () => setComposing(false);
  return (
    <>
      <PageHeader
        title={copy.title}
        intro={copy.intro}
        action={<Button onClick={() => setComposing(true)}>{copy.compose}</Button>}
      />
      {search.form}
      <SearchTabs label={copy.list} states={STATES} labels={copy.tabs}>
        {(state) => <Mails state={state} search={search} />}
      </SearchTabs>
      {isComposing && (
        <ComposeDialog
          onClose={close}
          onSent={() => {
            close();
            void client.invalidateQueries({ queryKey: KEY });
          }}
        />
      )}
    </>
  );
}

function Mails({ state, search }: { state: State; search: ListSearch }) {
  const query = useInfiniteQuery(mailsOf(state, search.words));
  const empty = search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody });
  return (
    <Paged
      query={query}
      skeleton={<Skeleton className="h-96" />}
      empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
      isDense
    >
      {(rows) => <MailTable rows={rows} />}
    </Paged>
  );
}

const MailTable = ({ rows }: { rows: MailLogEntry[] }) => (
  <Table
    caption={copy.caption}
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      {
        id: 'to',
        header: copy.columns.to,
        cell: ({ to }) => <span className="block min-w-56 break-all">{to.join(', ')}</span>,
      },
      { id: 'subject', header: copy.columns.subject, cell: ({ subject }) => subject },
      {
        id: 'state',
        header: copy.columns.state,
        cell: ({ status, lastError }) => (
          <>
            {copy.states[status]}
            {lastError && <span className="block text-xs break-words text-danger">{lastError}</span>}
          </>
        ),
      },
      { id: 'tries', header: copy.columns.tries, cell: ({ attempts }) => attempts, isNumber: true },
      { id: 'at', header: copy.columns.at, cell: ({ createdAt }) => moment(createdAt) },
      { id: 'act', header: copy.columns.act, cell: (mail) => <Resend mail={mail} /> },
    ]}
  />
);

function Resend({ mail: { id, status, subject } }: { mail: MailLogEntry }) {
  const client = useQueryClient();
  const resend = useMutation({
    mutationFn: () => call(resendMail, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: KEY });
      confirmation(copy.resent);
    },
    onError: (error) => notice(error.message, { tone: 'danger' }),
  });
  if (status !== 'dead' && status !== 'failed') return '—';
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={copy.resendNamed(subject)}
      busy={resend.isPending && copy.resending}
      onClick={() => resend.mutate()}
    >
      {copy.resend}
    </Button>
  );
}
