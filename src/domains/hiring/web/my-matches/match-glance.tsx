import { Car, Check, Clock, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import type { FitPair, JobCard, MatchView } from '#domains/matching/contract/matches.ts';
import { usualResponseWords } from '#domains/hiring/contract/usual-response.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { MissingLine } from './job-needs.tsx';
import { PayBlock } from './pay-block.tsx';

/** `Quillreed Hospital · Hospital · Joplin, MO` */
export const employerLine = ({ organizationName, facilityType, city, state }: JobCard): string =>
  [organizationName, facilityType ? FACILITY_TYPE_LABELS[facilityType] : null, `${city}, ${state}`]
    .filter(Boolean)
    .join(' · ');

type Glance = Pick<MatchView, 'job' | 'distanceMiles' | 'answersInTime' | 'fit' | 'requirements'> &
  Partial<Pick<MatchView, 'usualResponse'>>;

/** What decides within five seconds: pay, drive, schedule, answers, reasons, and what is missing. */
export function MatchGlance({ match, reasons = 3 }: { match: Glance; reasons?: number }) {
  const { job, distanceMiles, answersInTime, usualResponse, fit, requirements } = match;
  const schedule = [
    SHIFT_LABELS[job.shift],
    SHIFT_PATTERN_LABELS[job.shiftPattern],
    EMPLOYMENT_TYPE_LABELS[job.employmentType],
  ];
  return (
    <div className="flex flex-col gap-3">
      <PayBlock job={job} />
      <ul className="flex flex-col gap-1">
        {distanceMiles === null ? null : <Fact icon={<Car aria-hidden size={18} />}>{copy.drive(distanceMiles)}</Fact>}
        <Fact icon={<Clock aria-hidden size={18} />}>{schedule.join(' · ')}</Fact>
        <Fact icon={<Reply aria-hidden size={18} />}>
          {usualResponse ? usualResponseWords.both(usualResponse) : copy.answers(answersInTime)}
        </Fact>
      </ul>
      <Reasons fit={fit.slice(0, reasons)} />
      <MissingLine employer={job.organizationName} items={requirements} />
    </div>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <span className="mt-1 shrink-0 text-ink-soft">{icon}</span>
    <span>{children}</span>
  </li>
);

function Reasons({ fit }: { fit: readonly FitPair[] }) {
  if (fit.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-medium text-ink-soft">{copy.why}</p>
      <ul className="flex flex-col gap-1">
        {fit.map(({ topic, asks, has }) => (
          <li key={topic} className="flex items-start gap-2">
            <Check aria-hidden size={18} className="mt-1 shrink-0 text-ok" />
            <span>
              <span className="text-ink-soft">{`${asks}. `}</span>
              <span className="font-medium">{`${has}.`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
