import { JOB_STATE_NAMES, JOB_STATES, POSITION_LABELS } from '#kernel/vocabulary.ts';
import type { PayPage } from '#domains/jobs/contract/pay-page.ts';
import { WAGE_PERCENTILES } from '#domains/jobs/contract/wages.ts';
import { PayForm } from './pay-form.tsx';
import { payPageCopy as copy } from './pay-page.copy.ts';
import { PayScale } from './pay-scale.tsx';
import { PostedPayCard } from './posted-pay.tsx';
import { PositionsTable } from './positions-table.tsx';

/** Published wages beside open postings. Rendered on the server without scripts. */
export function PublicPayPage({ page }: { page: PayPage }) {
  const { position, estimates } = page;
  const endCents = Math.max(...JOB_STATES.map((state) => estimates[state].hourlyCents[90])) * 1.1;
  const { MO, KS } = estimates;
  const isSame = WAGE_PERCENTILES.every((percentile) => MO.hourlyCents[percentile] === KS.hourlyCents[percentile]);
  const scales = isSame
    ? [{ states: copy.bothStates, estimate: MO }]
    : JOB_STATES.map((state) => ({ states: JOB_STATE_NAMES[state], estimate: estimates[state] }));
  return (
    <div className="flex flex-col gap-10">
      <header>
        <h1 className="max-w-3xl text-3xl md:text-4xl">{copy.title}</h1>
        <p className="measure mt-3 text-lg text-ink-soft">{copy.lead}</p>
      </header>
      <PayForm page={page} />
      <section aria-labelledby="pay-position">
        <h2 id="pay-position" className="text-2xl">
          {POSITION_LABELS[position]}
        </h2>
        <div className="mt-4 grid gap-4 md:grid-cols-3">
          <PostedPayCard page={page} />
          {scales.map(({ states, estimate }) => (
            <PayScale key={states} title={copy.estimate(states)} estimate={estimate} endCents={endCents} />
          ))}
        </div>
        <p className="mt-3 text-sm text-ink-soft">{copy.noShift}</p>
      </section>
      <PositionsTable page={page} />
      <section>
        <h2 className="text-xl">{copy.source.title}</h2>
        <p className="measure mt-3 text-ink-soft">{copy.source.body(estimates.MO.occupation)}</p>
      </section>
    </div>
  );
}
