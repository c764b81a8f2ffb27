import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import { labelOf } from '#kernel/labels.ts';
import { requirementLabel, type Requirement } from '#domains/verification/contract/requirements-rules.ts';
import { shiftRate } from '#domains/jobs/contract/pay.ts';
import { fteOf, hourlyEquivalent, statedPay, weeklyHoursOf } from '#domains/jobs/contract/pay-units.ts';
import { EMPLOYMENT_TYPE_LABELS, POSITION_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { jobCopy, sheetCopy as copy } from './job-form.copy.ts';
import { day, hourly, money, payRange } from '#platform/web/page/format.ts';
import { RichText } from '#platform/web/ui/display/rich-text.tsx';

type Line = [label: string, value: string | null | undefined | false];

const hoursWords = (hours: number) => copy.hours(hours, fteOf(hours));
const labelsOf = (ids: readonly string[]) => ids.map(labelOf).join(', ');

function payLines(draft: JobDraft): Line[] {
  const { payUnit, payMinCents: min, payMaxCents: max, signOnBonusCents: bonus, signOnBonusTerms } = draft;
  const extra = (cents: number) => cents > 0 && `+${hourly(cents)}`;
  const hours = draft.shiftPattern ? weeklyHoursOf({ ...draft, shiftPattern: draft.shiftPattern }) : 0;
  const [low, high] = [min, max].map((cents) => (cents === null ? null : hourlyEquivalent(cents, draft)));
  const onShift = low && high ? ([shiftRate(draft, low), shiftRate(draft, high)] as const) : null;
  const isMore = payUnit !== 'hour' || (onShift && onShift[0] !== low);
  return [
    [copy.base, min !== null && max !== null && statedPay({ payUnit, min, max })],
    [copy.onShift, onShift && isMore && `${payRange(...onShift)} an hour`],
    [copy.weekly, onShift && hours > 0 && payRange(onShift[0] * hours, onShift[1] * hours)],
    [jobCopy.night, extra(draft.nightDifferentialCents)],
    [jobCopy.weekend, extra(draft.weekendDifferentialCents)],
    [jobCopy.call, draft.callRateCents > 0 && hourly(draft.callRateCents)],
    [jobCopy.bonus, bonus > 0 && [money(bonus), signOnBonusTerms].filter(Boolean).join('. ')],
  ];
}

function linesOf(draft: JobDraft, added: readonly Requirement[]): Line[] {
  const { position, specialty, employmentType, shift, shiftPattern, startDate, validThrough } = draft;
  return [
    [
      jobCopy.position,
      position && [POSITION_LABELS[position], specialty && labelOf(specialty)].filter(Boolean).join(', '),
    ],
    [jobCopy.employmentType, employmentType && EMPLOYMENT_TYPE_LABELS[employmentType]],
    [jobCopy.shift, shift && `${SHIFT_LABELS[shift]}${shiftPattern ? `, ${shiftPattern}` : ''}`],
    [jobCopy.hours, draft.weeklyHours !== null && hoursWords(draft.weeklyHours)],
    [jobCopy.start, startDate && day(startDate)],
    [jobCopy.validThrough, validThrough && day(validThrough)],
    [jobCopy.openings, draft.openings > 1 && String(draft.openings)],
    ...payLines(draft),
    [jobCopy.licenseStates, draft.licenseStates.join(', ')],
    [jobCopy.required, labelsOf(draft.requiredCertifications)],
    [copy.added, added.map(requirementLabel).join(', ')],
    [jobCopy.preferred, labelsOf(draft.preferredCertifications)],
    [jobCopy.years, draft.minimumYears > 0 && String(draft.minimumYears)],
    [jobCopy.skills, labelsOf(draft.skills)],
    [copy.authorization, draft.workAuthorizationRequired ? copy.needed : copy.notNeeded],
    [copy.sponsorship, draft.sponsorshipAvailable ? copy.possible : copy.notPossible],
  ];
}

/** A job in full, read-only. */
export function JobSheet({ draft, added = [] }: { draft: JobDraft; added?: readonly Requirement[] }) {
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {linesOf(draft, added).map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
                <dd className="-mt-2.5 tabular sm:mt-0">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {draft.description && <RichText text={draft.description} />}
    </div>
  );
}
