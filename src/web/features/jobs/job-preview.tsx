import type { JobDraft } from '#shared/contracts/jobs.ts';
import { shiftRate } from '#shared/kernel/pay.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, WEEKLY_HOURS } from '#shared/kernel/vocabulary.ts';
import { jobCopy as copy } from '#web/copy/employer.ts';
import { day, payRange } from '#web/lib/format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

/** The draft as a candidate would read it. */
export function JobPreview({ draft, onClose }: { draft: JobDraft; onClose: () => void }) {
  const { payMinCents: min, payMaxCents: max, shiftPattern, shift, employmentType, startDate, description } = draft;
  const weekly = (cents: number) => shiftRate(draft, cents) * (shiftPattern ? WEEKLY_HOURS[shiftPattern] : 0);
  const facts = [
    employmentType && EMPLOYMENT_TYPE_LABELS[employmentType],
    shift && `${SHIFT_LABELS[shift]}${shiftPattern ? ` ${shiftPattern}` : ''}`,
    min !== null && max !== null && `${payRange(shiftRate(draft, min), shiftRate(draft, max))} an hour`,
    min !== null && max !== null && shiftPattern && copy.weekly(payRange(weekly(min), weekly(max))),
    startDate && `Starts ${day(startDate)}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <Dialog title={copy.previewTitle} isOpen onClose={onClose}>
      <h3 className="font-display text-xl font-semibold">{draft.title}</h3>
      <ul className="mt-2 flex flex-col gap-1 text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {description && (
        <div className="mt-4">
          <RichText text={description} />
        </div>
      )}
    </Dialog>
  );
}
