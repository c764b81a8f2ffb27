import { useQuery } from '@tanstack/react-query';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { labCopy as copy } from '../lab.copy.ts';
import { labMarket } from '../lab.queries.ts';

/** Two steps before the first figures: the market is loaded into the lab, then matched under both settings. */
export function MarketOpening() {
  const { data: market } = useQuery(labMarket());
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <p role="status">{market ? copy.matchingNow(market.people, market.jobs) : copy.opening}</p>
      <ProgressBar label={copy.openingLabel} value={market ? 2 / 3 : 1 / 3} isBare />
      <p className="text-sm text-ink-soft">{copy.openingHint}</p>
    </div>
  );
}
