import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SettingShape, VersionView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { KeptHeader } from '../kept-header.tsx';
import { KeptList } from '../kept-list.tsx';
import { keptRun, keptRuns, versions } from '../lab.queries.ts';
import { LiveMarket } from './live-market.tsx';
import { RunResult } from './run-result.tsx';
import { RunTools } from './run-tools.tsx';

/**
 * A saved run if the address names one (`?run=`), else the live market, optionally starting from a saved run's weights
 * (`?from=`).
 */
export function MarketPanel() {
  const [search, setSearch] = useSearchParams();
  const runId = search.get('run');
  const from = search.get('from');
  const open = (names: { run?: string; from?: string }) =>
    setSearch((before) => {
      for (const name of ['run', 'from'] as const) {
        const id = names[name];
        if (id) before.set(name, id);
        else before.delete(name);
      }
      return before;
    });
  const known = useQuery(versions());
  const origin = useQuery(keptRun(runId ? null : from));
  if (runId) return <KeptRun id={runId} onBack={() => open({})} onGoOn={() => open({ from: runId })} />;
  return (
    <div className="flex flex-col gap-10">
      {from && origin.isError && <Banner tone="danger">{origin.error.message}</Banner>}
      {from && origin.isPending ? (
        <Skeleton className="h-96" />
      ) : (
        <QueryStates query={known} skeleton={<Skeleton className="h-96" />}>
          {({ items, bounds }) => (
            <LiveMarket
              key={from}
              items={items}
              bounds={bounds}
              start={origin.data?.after.setting ?? startOf(items, search.get('version'))}
              onKept={(run) => open({ run })}
            />
          )}
        </QueryStates>
      )}
      <KeptList title={copy.runs} empty={copy.noRuns} list={keptRuns()} onOpen={(run) => open({ run })} />
    </div>
  );
}

/** The version in the address, else the active one. */
function startOf(items: readonly VersionView[], named: string | null): SettingShape {
  const found = items.find(({ version }) => version === named) ?? items.find(({ status }) => status === 'active');
  const first = found ?? items[0];
  if (!first) throw new Error('there is always the hand-set version');
  return first.setting;
}

function KeptRun({ id, onBack, onGoOn }: { id: string; onBack: () => void; onGoOn: () => void }) {
  const query = useQuery(keptRun(id));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onBack}>
          {copy.backToLive}
        </Button>
        <Button variant="secondary" size="sm" onClick={onGoOn}>
          {copy.goOn}
        </Button>
      </div>
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
        {(run) => (
          <>
            <KeptHeader title={copy.shownRun(run.name ?? '')} kept={run}>
              <RunTools run={run} />
            </KeptHeader>
            <RunResult run={run} />
          </>
        )}
      </QueryStates>
    </div>
  );
}
