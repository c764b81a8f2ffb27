import type { Scorecard } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ScorecardView } from './scorecard-view.tsx';
import { scorecardsCopy as copy } from './scorecards.copy.ts';

/** What the author saved elsewhere since they began to type here, which the next save replaces. */
export const NewerScorecard = ({ card, onUse }: { card: Scorecard; onUse: () => void }) => (
  <div className="flex flex-col gap-3">
    <Banner
      tone="warn"
      title={copy.newer(moment(card.updatedAt))}
      action={
        <Button variant="secondary" size="sm" onClick={onUse}>
          {copy.useNewer}
        </Button>
      }
    >
      {copy.newerLead}
    </Banner>
    <ScorecardView card={card} />
  </div>
);
