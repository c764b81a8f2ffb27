import { queryOptions, useQuery } from '@tanstack/react-query';
import { isUnscreened, readScreening, type ScreeningStatus } from '#domains/verification/contract/screening.ts';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { firstCopy as copy } from './first.copy.ts';
import { FirstCard, FirstLine, FirstLines } from './first-card.tsx';

const SCREEN = '/admin/screening';

const status = () => queryOptions({ queryKey: ['admin', 'screening', 'status'], queryFn: () => call(readScreening) });

/** The alarm above everything else: people take part without having been screened. */
export function ScreeningAlarm() {
  const { data } = useQuery(status());
  if (!data || !isUnscreened(data)) return null;
  const isLoaded = data.lists.some(({ importedAt }) => importedAt !== null);
  return (
    <Banner
      tone="danger"
      title={copy.alarm}
      action={
        <LinkButton to={SCREEN} size="sm" variant="secondary">
          {copy.open}
        </LinkButton>
      }
    >
      {data.holdsApprovals ? copy.holds : isLoaded ? copy.notRun : copy.wouldHold}
    </Banner>
  );
}

function valueOf({ importedAt, isInvented, isOverdue }: ScreeningStatus['lists'][number]): string {
  if (importedAt === null) return copy.states.missing;
  if (isInvented) return copy.states.invented;
  return isOverdue ? copy.states.overdue : ago(importedAt);
}

/** Each list with its age, and when people were last screened. */
export function ScreeningCard() {
  return (
    <QueryStates query={useQuery(status())} skeleton={<Skeleton className="h-56" />}>
      {({ lists, peopleScreened, lastRunAt }) => (
        <FirstCard title={copy.screening}>
          <FirstLines>
            {lists.map((list) => (
              <FirstLine
                key={list.source}
                label={copy.lists[list.source]}
                value={valueOf(list)}
                to={SCREEN}
                isAlert={list.isOverdue}
              />
            ))}
            <FirstLine label={copy.screened} value={peopleScreened.toLocaleString('en-US')} to={SCREEN} />
            <FirstLine label={copy.lastRun} value={lastRunAt ? ago(lastRunAt) : copy.never} to={SCREEN} />
          </FirstLines>
        </FirstCard>
      )}
    </QueryStates>
  );
}
