import { money, payRange } from '#kernel/format.ts';
import { earnedDifferential, promisedDifferentials, shiftRate } from '#domains/jobs/contract/pay.ts';
import { differentialText, furtherText } from '#domains/jobs/contract/pay-words.ts';
import { statedPayOf, weeklyHoursOf } from '#domains/jobs/contract/pay-units.ts';
import type { PublicJob } from '#domains/jobs/contract/public-job.ts';
import { jobPageCopy } from './job-page.copy.ts';

/** The range as the employer states it, what it is an hour, what it comes to in a week to the nearest dollar, and what is paid on top. */
export function PayFacts({ job }: { job: PublicJob }) {
  const hours = weeklyHoursOf(job);
  const stated = statedPayOf(job);
  const hourly = jobPageCopy.anHour(payRange(job.payMinCents, job.payMaxCents));
  const earned = earnedDifferential(job);
  const weekly = (cents: number) => Math.round((shiftRate(job, cents) * hours) / 100) * 100;
  const extras = [
    ...promisedDifferentials(job).map(furtherText),
    job.callRateCents > 0 && jobPageCopy.call(money(job.callRateCents)),
    job.signOnBonusCents > 0 && `${jobPageCopy.bonus(money(job.signOnBonusCents))} ${job.signOnBonusTerms ?? ''}`,
  ].filter((line) => typeof line === 'string');
  return (
    <section className="border-l-4 border-wheat-500 pl-5">
      <h2 className="font-sans text-sm font-semibold text-ink-soft">{jobPageCopy.pay}</h2>
      <p className="mt-1 tabular">
        <span className="mb-1 block font-display text-3xl font-semibold text-prairie-900">{stated ?? hourly}</span>
        {stated && <span className="block">{jobPageCopy.comesTo(hourly)}</span>}
        {jobPageCopy.aWeek(
          payRange(weekly(job.payMinCents), weekly(job.payMaxCents)),
          hours,
          earned && differentialText(earned),
        )}
      </p>
      {extras.map((line) => (
        <p key={line} className="mt-1 tabular text-ink-soft">
          {line}
        </p>
      ))}
    </section>
  );
}
