import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { BarList } from '#platform/web/ui/display/bar-list.tsx';
import { Paged, type Pages } from '#platform/web/ui/display/paged.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { ShowMore } from '#platform/web/ui/display/show-more.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Specimen, State } from './specimen.tsx';

interface Job {
  id: string;
  title: string;
  city: string;
  applicants: number;
  isOverdue: boolean;
}

const CITIES = ['Joplin, MO', 'Wichita, KS', 'Springfield, MO', 'Topeka, KS', 'Columbia, MO', 'Salina, KS'];
const JOBS: Job[] = CITIES.map((city, i) => ({
  id: city,
  title: i === 2 ? 'Registered Nurse, Cardiovascular Intensive Care Unit, Nights' : 'Registered Nurse, ICU',
  city,
  applicants: 3 + i * 7,
  isOverdue: i === 1,
}));

const NOTHING = () => undefined;
const pages = (state: Partial<Pages<Job>>): Pages<Job> => ({
  data: undefined,
  error: null,
  refetch: NOTHING,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: NOTHING,
  ...state,
});
const FOUND = pages({ data: { pages: [{ items: JOBS.slice(0, 2) }] }, hasNextPage: true });
const EMPTY = { title: 'No open jobs', body: 'Post one to see matched people tonight.' };

/** Tables and lists that load page by page. */
export const Lists = () => (
  <>
    <Specimen
      file="display/bar-list.tsx"
      title="Bar list"
      use="Steps or groups to compare at a glance. A value leads to the rows that it counts; the bar repeats it for the eye."
      isWide
    >
      <BarList
        bars={[
          { id: 'applied', label: 'Applied', value: 24, to: '#' },
          { id: 'interviewing', label: 'Interviewing', value: 9, to: '#' },
          { id: 'offered', label: 'Offered', value: 2, text: '2 days' },
          { id: 'hired', label: 'Hired', value: 0 },
        ]}
      />
    </Specimen>
    <Specimen
      file="display/table.tsx"
      title="Table"
      use="Facts to compare, one row per thing. Scrolls within its frame on a phone; numbers line up on the right."
      isWide
    >
      <Table
        caption="Open jobs"
        rows={JOBS}
        keyOf={({ id }) => id}
        isHighlighted={({ isOverdue }) => isOverdue}
        columns={[
          { id: 'title', header: 'Job', cell: ({ title }) => title },
          { id: 'city', header: 'City', cell: ({ city }) => city },
          {
            id: 'status',
            header: 'Status',
            cell: ({ isOverdue }) => (
              <StatusPill tone={isOverdue ? 'danger' : 'ok'}>{isOverdue ? 'Response overdue' : 'Open'}</StatusPill>
            ),
          },
          { id: 'applicants', header: 'Applicants', cell: ({ applicants }) => applicants, isNumber: true },
        ]}
      />
    </Specimen>
    <Specimen
      file="display/paged-cards.tsx"
      title="Paged cards"
      use="A list of cards that loads page by page. When a card goes, the focus moves to the next one."
    >
      <PagedCards label="Jobs" query={FOUND} empty={EMPTY}>
        {(job) => <Card>{`${job.title}, ${job.city}`}</Card>}
      </PagedCards>
    </Specimen>
    <Specimen
      file="display/paged.tsx"
      title="Paged list"
      use="The same for a list of any look: loading, empty, error, found."
    >
      <State name="Loading">
        <Paged query={pages({})} skeleton={<Skeleton className="h-16" />} empty={null}>
          {() => null}
        </Paged>
      </State>
      <State name="Empty">
        <Paged
          query={pages({ data: { pages: [{ items: [] }] } })}
          skeleton={null}
          empty={<EmptyState title={EMPTY.title}>{EMPTY.body}</EmptyState>}
        >
          {() => null}
        </Paged>
      </State>
      <State name="Error">
        <Paged query={pages({ error: new Error('The connection was lost.') })} skeleton={null} empty={null}>
          {() => null}
        </Paged>
      </State>
    </Specimen>
    <Specimen
      file="display/show-more.tsx"
      title="Show more"
      use="Loads the next page of a list. `Paged` brings its own."
    >
      <State name="Default">
        <ShowMore hasMore isLoading={false} onMore={NOTHING} />
      </State>
      <State name="Loading">
        <ShowMore hasMore isLoading onMore={NOTHING} />
      </State>
    </Specimen>
  </>
);
