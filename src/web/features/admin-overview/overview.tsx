import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { getOverview, OVERVIEW_RANGES, type OverviewRange } from '#shared/contracts/console.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { call } from '#web/lib/api.ts';
import { ago } from '#web/lib/format.ts';
import { Card, Section } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { Figures, Funnel } from './figures.tsx';

const copy = adminCopy.overview;
type Overview = ResponseOf<typeof getOverview>;

const overviewOf = (range: OverviewRange) =>
  queryOptions({
    queryKey: ['admin', 'overview', range],
    queryFn: () => call(getOverview, { query: { range } }),
    refetchInterval: 60_000,
  });

const RANGES = Object.keys(OVERVIEW_RANGES) as OverviewRange[];

export function OverviewScreen() {
  const [search, setSearch] = useSearchParams();
  const range = RANGES.find((one) => one === search.get('range')) ?? '30d';
  const query = useQuery(overviewOf(range));
  return (
    <>
      <PageHeader
        title={copy.title}
        intro={copy.intro}
        action={
          <div className="w-44">
            <SelectField
              label={copy.range}
              value={range}
              onChange={(event) => setSearch({ range: event.target.value })}
              options={RANGES.map((value) => ({ value, label: copy.ranges[value] }))}
            />
          </div>
        }
      />
      <QueryStates
        query={query}
        skeleton={['h-28', 'h-40', 'h-64'].map((height, i) => (
          <Skeleton key={i} className={height} />
        ))}
      >
        {(data) => <Found data={data} />}
      </QueryStates>
    </>
  );
}

function Found({ data }: { data: Overview }) {
  const verification = '/admin/verification?status=';
  const people = { onboarding: copy.onboarding, ...adminCopy.states };
  return (
    <div className="flex flex-col gap-8">
      <Section title={copy.queues} hint={data.includesDemo ? copy.demo : copy.noDemo}>
        <Queues data={data} />
      </Section>
      <div className="grid gap-8 xl:grid-cols-2">
        <Section title={copy.funnel} hint={copy.funnelHint}>
          <Card>
            <Funnel
              steps={data.funnel.map(({ step, people: count }) => ({ id: step, label: copy.funnelSteps[step], count }))}
            />
          </Card>
        </Section>
        <Section title={copy.reviews}>
          <Reviews reviews={data.reviews} />
        </Section>
      </div>
      <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-4">
        <Figures
          title={copy.candidates}
          labels={people}
          counts={data.candidates}
          hrefOf={(state) => (state === 'onboarding' ? null : `${verification}${state}&subject=person`)}
        />
        <Figures
          title={copy.employers}
          labels={people}
          counts={data.employers}
          hrefOf={(state) => (state === 'onboarding' ? null : `${verification}${state}&subject=organization`)}
        />
        <Figures title={copy.jobs} labels={copy.jobStates} counts={data.jobs} />
        <Figures title={copy.applications} labels={copy.stages} counts={data.applications} />
      </div>
    </div>
  );
}

const QUEUE_LINKS: Record<Overview['queues'][number]['queue'], string> = {
  people: '/admin/pending-approval?subject=person',
  organizations: '/admin/pending-approval?subject=organization',
  reports: '/admin/reports',
  faq: '/admin/faq',
  holds: '/admin/holds',
};

function Queues({ data }: { data: Overview }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
      {data.queues.map(({ queue, waiting, oldest }) => (
        <li key={queue}>
          <Link
            to={QUEUE_LINKS[queue]}
            className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-primary"
          >
            <span className="tabular font-display text-3xl font-semibold">{waiting}</span>
            <span className="font-medium">{copy.queueNames[queue]}</span>
            <span className="text-sm text-ink-soft">{oldest ? copy.oldest(ago(oldest)) : copy.nothing}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Reviews({ reviews }: { reviews: Overview['reviews'] }) {
  const { decided, medianHours, withinPromise, lateNow } = reviews;
  const figures = [
    [copy.decided, String(decided)],
    [copy.median, medianHours === null ? copy.none : copy.hours(medianHours)],
    [copy.promise, withinPromise === null ? copy.none : `${Math.round(withinPromise * 100)}%`],
    [copy.lateNow, String(lateNow)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="tabular font-display text-2xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
