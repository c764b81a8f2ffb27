import type { PayPage } from '#domains/jobs/contract/pay-page.ts';
import { payPageCopy } from './pay-page.copy.ts';

const copy = payPageCopy.posted;

/** What open jobs offer, or why there is no range. */
export const PostedPayCard = ({ page: { posted, isDemo } }: { page: PayPage }) => (
  <section className="rounded-card border border-prairie-300 bg-prairie-50 p-5">
    <h3 className="font-sans text-base font-semibold">{copy.title}</h3>
    {posted.range ? (
      <>
        <p className="mt-4 font-display text-2xl font-semibold tabular text-prairie-900">
          {copy.range(posted.range.p25, posted.range.p75)}
        </p>
        <p className="mt-2">{copy.half(posted.range.p50)}</p>
        <p className="mt-2 text-sm text-ink-soft">{copy.basis(posted.postings, posted.employers)}</p>
      </>
    ) : (
      <p className="mt-4">{copy.few(posted.postings)}</p>
    )}
    {isDemo && <p className="mt-2 text-sm text-ink-soft">{copy.demo}</p>}
  </section>
);
