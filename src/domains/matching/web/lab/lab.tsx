import { useSearchParams } from 'react-router';
import { labCopy as copy } from './lab.copy.ts';
import { useMarketLater } from './use-market-later.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { BatchPanel } from './batch/batch-panel.tsx';
import { MarketPanel } from './market/market-panel.tsx';
import { PairPanel } from './pair/pair-panel.tsx';
import { AppealsPanel } from '../appeals/appeals-panel.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

const PARTS = {
  pair: () => <PairPanel />,
  market: () => <MarketPanel />,
  versions: () => <VersionsPanel />,
  batch: () => <BatchPanel />,
  appeals: () => <AppealsPanel />,
} as const;
const STATES = ['pair', 'market', 'versions', 'batch', 'appeals'] as const;

export const meta = () => pageMeta(copy.title);

/** The lab's sections: one pair, the whole market, versions, batch rounds and appeals. */
export default function LabScreen() {
  const [search] = useSearchParams();
  // Appeals are read from the database: loading a market for them would take processor time from those who read them.
  useMarketLater(search.get('tab') !== 'appeals');
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <SearchTabs label={copy.tabsLabel} states={STATES} labels={copy.tabs} hints={copy.questions}>
        {(state) => PARTS[state]()}
      </SearchTabs>
    </>
  );
}
