import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResponseOf } from '#platform/contract/contract.ts';
import type { getMyMatch } from '#domains/matching/contract/matches.ts';
import type { WhatIf } from '#domains/matching/contract/what-if.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ScoreRing } from '#platform/web/ui/display/score.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { Gates, ScoreExplanation } from './score-explanation.tsx';
import { WhatIfList } from './what-if-list.tsx';

/** How a match's score is calculated, and what it would be after a change that the reader tries. */
export function ScoreCard({ match: { id, score, gates } }: { match: ResponseOf<typeof getMyMatch> }) {
  const [tried, setTried] = useState<WhatIf | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const show = (change: WhatIf | null) => {
    flushSync(() => setTried(change));
    card.current?.focus();
  };
  return (
    <Card ref={card} tabIndex={-1} className="scroll-mt-20">
      <Section title={copy.scoreTitle} action={tried ? <ScoreRing value={tried.to} /> : null}>
        <div role="status" className="empty:hidden">
          {tried ? (
            <Banner>
              <div className="flex flex-wrap items-center justify-between gap-2">
                {copy.trying(tried.text)}
                <Button variant="secondary" size="sm" onClick={() => show(null)}>
                  {copy.stopTrying}
                </Button>
              </div>
            </Banner>
          ) : null}
        </div>
        <ScoreExplanation score={tried?.score ?? score} />
        <WhatIfList matchId={id} onTry={show} />
        <Gates gates={gates} />
      </Section>
    </Card>
  );
}
