import { usualResponseWords, type UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import { publicEmployerCopy } from './public-employer.copy.ts';

const copy = publicEmployerCopy.responses;

export interface Responses {
  /** Applications whose response was due. */
  due: number;
  /** Share answered in time, 0 to 1; null with too few. */
  onTime: number | null;
  usual: UsualResponse | null;
}

/** How fast applicants hear back, or that too few have applied to say. */
export const ResponseCard = ({ responses: { due, onTime, usual } }: { responses: Responses }) => (
  <section className="rounded-card border border-line bg-surface p-5">
    <h2 className="font-sans text-lg font-semibold">{copy.title}</h2>
    {usual === null && onTime === null && <p className="mt-3">{copy.few}</p>}
    {usual && (
      <>
        <p className="mt-3 font-display text-xl font-semibold">{usualResponseWords.usually(usual)}</p>
        <p className="mt-1 text-sm text-ink-soft">{usualResponseWords.basis(usual)}</p>
      </>
    )}
    {onTime !== null && (
      <>
        <p className="mt-3">{copy.onTime(onTime)}</p>
        <p className="mt-1 text-sm text-ink-soft">{copy.basis(due)}</p>
      </>
    )}
  </section>
);
