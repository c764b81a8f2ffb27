import { useQuery } from '@tanstack/react-query';
import { startScreen } from '#domains/hiring/contract/starts/start-screens.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { myStarts, useLiveStarts } from './starts.queries.ts';

/** On the candidate's first screen: each accepted job that is still ahead. */
export function MyStartsCard() {
  useLiveStarts();
  const ahead = useQuery(myStarts()).data?.items.filter(({ status }) => status === 'planned') ?? [];
  return ahead.map(({ applicationId, jobTitle, organizationName, startOn, itemsDone, itemsTotal, blockers }) => (
    <Card key={applicationId} className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl">{copy.title}</h2>
        <p className="wrap-anywhere">{`${jobTitle}, ${organizationName}`}</p>
        <p className="text-sm text-ink-soft">{copy.firstDay(startOn)}</p>
      </div>
      <ProgressBar label={copy.progressLabel} value={itemsTotal === 0 ? 1 : itemsDone / itemsTotal} isBare />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm">{blockers.length === 0 ? copy.noBlockers : copy.blockers(blockers.length)}</p>
        <LinkButton size="sm" to={startScreen('candidate', applicationId)}>
          {copy.openList}
        </LinkButton>
      </div>
    </Card>
  ));
}
