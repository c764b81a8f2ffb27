import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { USER_ROLES, USER_STATUSES, type UserLine } from '#domains/operations/contract/users.ts';
import { adminUsersCopy as copy } from './users.copy.ts';
import { wordsOf } from '#platform/web/page/list-search.tsx';
import { knownValue } from '#platform/web/page/search-choice.tsx';
import { moment } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { AccountStatus } from './account-status.tsx';
import { usersOf, type UserFilter } from './users.queries.ts';

export const meta = () => pageMeta(copy.title);

/**
 * Every account, newest first. Role and status filters are in the URL. The searched name or email is in the history
 * state: it survives going back without appearing in an address.
 */
export default function UsersScreen() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const filter = {
    q: wordsOf(state),
    role: knownValue(USER_ROLES, search.get('role')) ?? 'all',
    status: knownValue(USER_STATUSES, search.get('status')) ?? 'all',
  } satisfies UserFilter;
  const set = (next: Partial<UserFilter>) => {
    const { q, ...choices } = { ...filter, ...next };
    setSearch(
      Object.entries(choices).flatMap(([name, value]): [string, string][] =>
        value && value !== 'all' ? [[name, value]] : [],
      ),
      { preventScrollReset: true, state: { q } },
    );
  };
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <SearchForm key={filter.q} filter={filter} onSearch={set} />
      <Found filter={filter} />
    </>
  );
}

interface FormProps {
  filter: { q: string; role: string; status: string };
  onSearch: (filter: UserFilter) => void;
}

function SearchForm({ filter, onSearch }: FormProps) {
  const [q, setQ] = useState(filter.q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ q: q.trim() });
  };
  return (
    <search>
      <form
        onSubmit={submit}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField label={copy.search} type="search" value={q} onChange={(event) => setQ(event.target.value)} />
        <SelectField
          label={copy.role}
          value={filter.role}
          onChange={(event) => onSearch({ role: knownValue(USER_ROLES, event.target.value) })}
          options={USER_ROLES.map((value) => ({ value, label: copy.filterRoles[value] }))}
        />
        <SelectField
          label={copy.status}
          value={filter.status}
          onChange={(event) => onSearch({ status: knownValue(USER_STATUSES, event.target.value) })}
          options={USER_STATUSES.map((value) => ({ value, label: copy.statuses[value] }))}
        />
        <span className="flex gap-2">
          <Button type="submit" variant="secondary">
            {copy.find}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setQ('');
              onSearch({ q: '', role: 'all', status: 'all' });
            }}
          >
            {copy.clear}
          </Button>
        </span>
      </form>
    </search>
  );
}

function Found({ filter }: { filter: UserFilter }) {
  const query = useInfiniteQuery(usersOf(filter));
  return (
    <Paged
      query={query}
      skeleton={<Skeleton className="h-96" />}
      empty={<EmptyState title={copy.emptyTitle}>{copy.emptyBody}</EmptyState>}
      isDense
    >
      {(rows) => <UserTable rows={rows} />}
    </Paged>
  );
}

const UserTable = ({ rows }: { rows: UserLine[] }) => (
  <Table
    caption={copy.caption}
    rows={rows}
    keyOf={({ userId }) => userId}
    columns={[
      {
        id: 'who',
        header: copy.columns.who,
        cell: ({ userId, fullName, email, isDemo }) => (
          <div className="min-w-56">
            <Link
              to={`/admin/users/${userId}`}
              className="-mt-2.5 inline-flex min-h-11 items-center font-semibold text-link"
            >
              {fullName ?? copy.noName}
            </Link>
            <span className="flex flex-wrap items-center gap-2 break-all text-ink-soft">
              {email}
              {isDemo && <Badge>{copy.demo}</Badge>}
            </span>
          </div>
        ),
      },
      { id: 'role', header: copy.columns.role, cell: ({ role }) => copy.roles[role ?? 'none'] },
      { id: 'state', header: copy.columns.state, cell: (user) => <AccountStatus user={user} /> },
      {
        id: 'joined',
        header: copy.columns.joined,
        cell: ({ joinedAt }) => <span className="whitespace-nowrap">{moment(joinedAt)}</span>,
      },
    ]}
  />
);
