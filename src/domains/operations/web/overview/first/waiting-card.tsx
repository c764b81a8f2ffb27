import type { getOverview } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { ago } from '#platform/web/page/format.ts';
import type { Links } from '../links.ts';
import { firstCopy as copy } from './first.copy.ts';
import { FirstCard, FirstLine, FirstLines } from './first-card.tsx';

/** How long people, organizations and applicants have been waiting. */
export function WaitingCard({ data, links }: { data: ResponseOf<typeof getOverview>; links: Links }) {
  const { lateNow } = data.reviews;
  const { overdueNow } = data.responses;
  const oldest = (queue: 'people' | 'organizations') => {
    const since = data.queues.find((one) => one.queue === queue)?.oldest;
    return since ? ago(since) : copy.nothing;
  };
  return (
    <FirstCard title={copy.waiting}>
      <FirstLines>
        <FirstLine label={copy.waits.people} value={oldest('people')} to={links.queue('people')} />
        <FirstLine label={copy.waits.organizations} value={oldest('organizations')} to={links.queue('organizations')} />
        <FirstLine label={copy.waits.late} value={lateNow} to={links.late} isAlert={lateNow > 0} />
        <FirstLine label={copy.waits.overdue} value={overdueNow} to={links.stage('overdue')} isAlert={overdueNow > 0} />
      </FirstLines>
    </FirstCard>
  );
}
