import { publicEmployerCopy } from './public-employer.copy.ts';

const copy = publicEmployerCopy.attendance;

export interface PublicAttendance {
  /** Interviews of the last year that count. */
  interviews: number;
  /** Of these, the ones where the employer was a no-show; null with too few to say. */
  missed: number | null;
}

/** How many interviews the employer came to; nothing with too few to say. */
export const AttendanceCard = ({ attendance: { interviews, missed } }: { attendance: PublicAttendance }) =>
  missed === null ? null : (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="font-sans text-lg font-semibold">{copy.title}</h2>
      <p className="mt-3 font-display text-xl font-semibold">{copy.came(interviews - missed, interviews)}</p>
      <p className="mt-1 text-sm text-ink-soft">{copy.basis}</p>
    </section>
  );
