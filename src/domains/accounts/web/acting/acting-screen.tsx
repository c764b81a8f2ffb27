import { useMutation, useQuery } from '@tanstack/react-query';
import type { ActedPerson } from '#domains/accounts/contract/acting.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { adminCopy } from '#platform/web/copy/admin.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { beginActing, peopleToActAs } from './acting.queries.ts';
import { useListSearch } from '#platform/web/page/list-search.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

const copy = adminCopy.acting;

interface Begin {
  role: ActingRole;
  userId?: string;
}

export const meta = () => pageMeta(copy.title);

/** Where an administrator starts to act in a role or as one person. */
export default function ActingScreen() {
  const begin = useMutation({ mutationFn: ({ role, userId }: Begin) => beginActing(role, userId) });
  const search = useListSearch({ label: copy.search, isPersonal: true });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      {begin.error && <Banner tone="danger">{begin.error.message}</Banner>}
      <Section title={copy.roles} hint={copy.rolesHint}>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => begin.mutate({ role: 'job_seeker' })}>
            {copy.asCandidate}
          </Button>
          <Button variant="secondary" onClick={() => begin.mutate({ role: 'employer' })}>
            {copy.asEmployer}
          </Button>
        </div>
      </Section>
      <Section title={copy.people} hint={copy.peopleHint}>
        {search.form}
        <People
          asked={search.words}
          onPick={({ role, userId }) => role !== 'admin' && begin.mutate({ role, userId })}
        />
      </Section>
    </>
  );
}

function People({ asked, onPick }: { asked: string; onPick: (person: ActedPerson) => void }) {
  const query = useQuery(peopleToActAs(asked));
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-40" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={copy.emptyTitle}>{copy.emptyBody}</EmptyState>
        ) : (
          <ul className="grid gap-3">
            {items.map((person) => (
              <li key={person.userId}>
                <PersonCard person={person} onPick={() => onPick(person)} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}

function PersonCard({ person, onPick }: { person: ActedPerson; onPick: () => void }) {
  const name = person.fullName ?? person.email;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm break-words text-ink-soft">
          {copy.kinds[person.role]}, {person.email}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={copy.actAs(name)} onClick={onPick}>
        {copy.act}
      </Button>
    </Card>
  );
}
