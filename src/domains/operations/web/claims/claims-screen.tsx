import { queryOptions, useQuery } from '@tanstack/react-query';
import { getClaims } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { adminClaimsCopy as copy } from './claims.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { moment } from '#platform/web/page/format.ts';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';

type Measured = ResponseOf<typeof getClaims>['claims'][number];
const claimsNow = () => queryOptions({ queryKey: ['admin', 'claims'], queryFn: () => call(getClaims), staleTime: 0 });

const TONES: Record<Measured['verdict'], Tone> = {
  kept: 'ok',
  missed: 'danger',
  unmeasured: 'neutral',
  by_design: 'brand',
};

export const meta = () => pageMeta(copy.title);

/** Public promises compared with measured values. */
export default function ClaimsScreen() {
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <QueryStates
        query={useQuery(claimsNow())}
        skeleton={['h-28', 'h-28', 'h-28'].map((height, i) => (
          <Skeleton key={i} className={height} />
        ))}
      >
        {({ claims, computedAt, includesDemo }) => (
          <>
            <ul aria-label={copy.list} className="flex flex-col gap-4">
              {claims.map((claim) => (
                <li key={claim.claim}>
                  <ClaimCard claim={claim} />
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-soft">
              {copy.computed(moment(computedAt))} {includesDemo && copy.demo}
            </p>
          </>
        )}
      </QueryStates>
    </>
  );
}

function ClaimCard({ claim: { claim, verdict, measured, target, sample } }: { claim: Measured }) {
  const { promise, how, unit } = copy.claims[claim];
  return (
    <Card className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_11rem_9rem] md:items-center">
      <div className="min-w-0">
        <h2 className="text-lg">{promise}</h2>
        <p className="mt-1 measure text-sm text-ink-soft">{how}</p>
      </div>
      <p className="flex flex-col">
        <span className="tabular font-display text-2xl font-semibold">
          {measured === null ? copy.nothing : copy.value[unit](measured)}
        </span>
        {target !== null && <span className="text-sm text-ink-soft">{copy.promised[unit](target)}</span>}
        {sample > 0 && <span className="tabular text-sm text-ink-soft">{copy.sample(sample)}</span>}
      </p>
      <span className="md:justify-self-end">
        <StatusPill tone={TONES[verdict]}>{copy.verdicts[verdict]}</StatusPill>
      </span>
    </Card>
  );
}
