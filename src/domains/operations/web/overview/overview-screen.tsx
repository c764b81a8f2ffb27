import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getOverview, OVERVIEW_RANGES, type OverviewRange } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { overviewCopy as copy } from './overview.copy.ts';
import { useSearchChoice } from '#platform/web/page/search-choice.tsx';
import { call } from '#platform/web/api/api.ts';
import { saveFile } from '#platform/web/page/save-file.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { BarList } from '#platform/web/ui/display/bar-list.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { AfterStart } from './after-start.tsx';
import { Figures } from './figures.tsx';
import { FillsSection } from './fills.tsx';
import { firstCopy } from './first/first.copy.ts';
import { ScreeningAlarm, ScreeningCard } from './first/screening-card.tsx';
import { UnmatchedCard } from './first/unmatched-card.tsx';
import { WaitingCard } from './first/waiting-card.tsx';
import { linksOf } from './links.ts';
import { overviewCsv } from './overview-lines.ts';
import { Queues, Responses, Reviews } from './sections.tsx';

type Overview = ResponseOf<typeof getOverview>;

const overviewOf = (range: OverviewRange) =>
  queryOptions({
    queryKey: ['admin', 'overview', range],
    queryFn: () => call(getOverview, { query: { range } }),
    refetchInterval: 60_000,
  });

const RANGES = Object.keys(OVERVIEW_RANGES) as OverviewRange[];

export const meta = () => pageMeta(copy.title);

export default function OverviewScreen() {
  const [range, field] = useSearchChoice({
    name: 'range',
    values: RANGES,
    fallback: '30d',
    label: copy.range,
    labelOf: (one) => copy.ranges[one],
  });
  const query = useQuery(overviewOf(range));
  return (
    <>
      <PageHeader
        title={copy.title}
        intro={copy.intro}
        action={
          <div className="flex flex-wrap items-end gap-3">
            {field}
            {query.data && <Export data={query.data} range={range} />}
          </div>
        }
      />
      <QueryStates
        query={query}
        skeleton={['h-28', 'h-40', 'h-64'].map((height, i) => (
          <Skeleton key={i} className={height} />
        ))}
      >
        {(data) => <Found data={data} range={range} />}
      </QueryStates>
    </>
  );
}

const Export = ({ data, range }: { data: Overview; range: OverviewRange }) => (
  <Button
    variant="secondary"
    onClick={() => saveFile(`tallgrass-overview-${range}.csv`, 'text/csv;charset=utf-8', overviewCsv(data, range))}
  >
    <Download aria-hidden size={18} />
    {copy.export}
  </Button>
);

function Found({ data, range }: { data: Overview; range: OverviewRange }) {
  const links = linksOf(range);
  return (
    <div className="flex flex-col gap-8">
      <ScreeningAlarm />
      <section aria-labelledby="first" className="flex flex-col gap-3">
        <h2 id="first" className="text-xl">
          {firstCopy.title}
        </h2>
        <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
          <UnmatchedCard side="people" />
          <UnmatchedCard side="jobs" />
          <WaitingCard data={data} links={links} />
          <ScreeningCard />
        </div>
      </section>
      <Section title={copy.queues} hint={data.includesDemo ? copy.demo : copy.noDemo}>
        <Queues data={data} links={links} />
      </Section>
      <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
        <Section title={copy.funnel} hint={copy.funnelHint}>
          <Card>
            <BarList
              bars={data.funnel.map(({ step, people: value }) => ({
                id: step,
                label: copy.funnelSteps[step],
                value,
                to: links.figure(step),
              }))}
            />
          </Card>
        </Section>
        <Section title={copy.reviews} hint={copy.reviewsHint}>
          <Reviews reviews={data.reviews} links={links} />
        </Section>
        <Section title={copy.responses} hint={`${copy.responsesHint} ${copy.responsesSum(data.responses)}`}>
          <Responses responses={data.responses} links={links} />
        </Section>
      </div>
      <FillsSection fills={data.fills} links={links} />
      <AfterStart />
      <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-4">
        <Figures
          title={copy.candidates}
          labels={copy.statuses}
          counts={data.candidates}
          hrefOf={(state) => links.byStatus('candidates', state)}
        />
        <Figures
          title={copy.employers}
          labels={copy.statuses}
          counts={data.employers}
          hrefOf={(state) => links.byStatus('employers', state)}
        />
        <Figures title={copy.jobs} labels={copy.jobStates} counts={data.jobs} hrefOf={links.jobs} />
        <Figures title={copy.applications} labels={copy.stages} counts={data.applications} hrefOf={links.stage} />
      </div>
    </div>
  );
}
