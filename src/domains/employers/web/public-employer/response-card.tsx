import { publicEmployerCopy } from './public-employer.copy.ts';

const copy = publicEmployerCopy.responses;

export interface Responses {
  /** Applications whose response was due. */
  due: number;
  /** Share answered in time, 0 to 1, and the median of the first response; null with too few. */
  onTime: number | null;
  medianHours: number | null;
}

/** How fast applicants hear back, or that too few have applied to say. */
export const ResponseCard = ({ responses: { due, onTime, medianHours } }: { responses: Responses }) => (
  <section className="rounded-card border border-line bg-surface p-5">
    <h2 className="font-sans text-lg font-semibold">{copy.title}</h2>
    {onTime === null ? (
      <p className="mt-3">{copy.few}</p>
    ) : (
      <>
        <p className="mt-3 font-display text-xl font-semibold">{copy.onTime(onTime)}</p>
        {medianHours !== null && <p className="mt-1">{copy.median(medianHours)}</p>}
        <p className="mt-1 text-sm text-ink-soft">{copy.basis(due)}</p>
      </>
    )}
  </section>
);
