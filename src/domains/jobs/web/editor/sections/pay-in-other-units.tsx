import { earnedDifferential, shiftRate } from '#domains/jobs/contract/pay.ts';
import { hourlyEquivalent, weeklyHoursOf } from '#domains/jobs/contract/pay-units.ts';
import { differentialText } from '#domains/jobs/contract/pay-words.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { payRange } from '#platform/web/page/format.ts';
import type { JobFormApi } from './form-parts.tsx';

/** What the typed pay comes to an hour and a week; that of a year waits for the hours. */
export function PayInOtherUnits({ form }: { form: JobFormApi }) {
  const [payUnit = 'hour', min, max, shift, shiftPattern = null, weeklyHours = null, night, weekend] = form.watch([
    'payUnit',
    'payMinCents',
    'payMaxCents',
    'shift',
    'shiftPattern',
    'weeklyHours',
    'nightDifferentialCents',
    'weekendDifferentialCents',
  ]);
  if (!min || !max) return null;
  const basis = { payUnit, shiftPattern, weeklyHours };
  const [low, high] = [hourlyEquivalent(min, basis), hourlyEquivalent(max, basis)];
  const extras = { shift: shift ?? null, nightDifferentialCents: night ?? 0, weekendDifferentialCents: weekend ?? 0 };
  const earned = earnedDifferential(extras);
  const hours = weeklyHours ?? (shiftPattern && weeklyHoursOf({ weeklyHours, shiftPattern }));
  const weekly = (hourly: number) => Math.round((shiftRate(extras, hourly) * (hours ?? 0)) / 100) * 100;
  const isHourly = payUnit === 'hour';
  if (low === null || high === null) return isHourly ? null : <p role="status">{copy.comesToUnknown[payUnit]}</p>;
  if (isHourly && !hours) return null;
  return (
    <div className="tabular rounded-control bg-prairie-50 px-4 py-3 font-medium" role="status">
      {!isHourly && <p>{copy.comesTo(payRange(low, high))}</p>}
      {hours && <p>{copy.weekly(payRange(weekly(low), weekly(high)), earned && differentialText(earned))}</p>}
    </div>
  );
}
