import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyPool } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { RemoveDialog } from '#platform/web/forms/remove-dialog.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { PoolQuestionCard } from './pool-question.tsx';
import { myPoolCopy as copy } from './talent-pool.copy.ts';
import { leave, myPools } from './talent-pool.queries.ts';

/** Which employers ask to stay in touch, and which may, each with the way to stop it. */
export function MyPools({ isBeside = false }: { isBeside?: boolean }) {
  return (
    <Section isBeside={isBeside} title={copy.title} hint={copy.lead}>
      <QueryStates query={useQuery(myPools())} skeleton={<Skeleton className="h-24" />}>
        {({ items }) => {
          const questions = items.filter(({ status }) => status === 'asked');
          const places = items.filter(({ status }) => status === 'member');
          return (
            <div className="flex flex-col gap-4">
              {items.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
              {questions.map((pool) => (
                <PoolQuestionCard key={pool.id} pool={pool} />
              ))}
              {places.length > 0 && (
                <ul aria-label={copy.title} className="flex flex-col divide-y divide-line">
                  {places.map((pool) => (
                    <Place key={pool.id} pool={pool} />
                  ))}
                </ul>
              )}
            </div>
          );
        }}
      </QueryStates>
    </Section>
  );
}

function Place({ pool: { id, organizationName, jobTitle, expiresAt } }: { pool: MyPool }) {
  const [isStopping, setStopping] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{organizationName}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">
          {copy.until(dayOfMoment(expiresAt))} · {copy.knows(jobTitle)}
        </span>
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={copy.stopFor(organizationName)}
        onClick={() => setStopping(true)}
      >
        {copy.stop}
      </Button>
      {isStopping && (
        <RemoveDialog
          title={copy.stopTitle(organizationName)}
          copy={{
            removeBody: copy.stopBody,
            remove: copy.stop,
            removing: copy.stopping,
            removed: copy.stopped(organizationName),
          }}
          run={() => leave(id)}
          queryKey={JOBS_KEY}
          onClose={() => setStopping(false)}
        />
      )}
    </li>
  );
}
