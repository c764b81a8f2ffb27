import { factsOf, ResponseClock } from '#domains/hiring/web/applicants/applicant-card.tsx';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { PersonNotes } from '#domains/hiring/web/applicants/person-notes.tsx';
import { boardCopy } from '#domains/hiring/web/board/board.copy.ts';
import { SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { day } from '#platform/web/page/format.ts';
import { personCopy as copy } from './person.copy.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { STAGE_TONES } from '#domains/hiring/web/interviews/stage-tones.ts';
import type { ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { ScoreRing } from '#platform/web/ui/display/score.tsx';

interface Props {
  person: ApplicantDetail;
  titleId: string;
  /** What the job offers, in one line. */
  offered: string;
}

/** What they disclosed by applying. */
const wishesOf = ({ distance, shifts, earliestStart }: ApplicantDetail) => [
  distance && boardCopy.distance[distance],
  shifts.map((shift) => SHIFT_LABELS[shift]).join(', '),
  earliestStart && copy.canStart(day(earliestStart)),
];

/** Who it is and what to know first. */
export function PersonHeader({ person, titleId, offered }: Props) {
  const { score } = person;
  return (
    <header className="flex items-start gap-4">
      {score && <ScoreRing value={score.compatibility} label={applicantCopy.fit} size={72} />}
      <div className="flex min-w-0 flex-col gap-2">
        <h1 id={titleId} className="text-2xl wrap-anywhere md:text-3xl">
          {person.name}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={STAGE_TONES[person.stage]}>{stageWord(person.stage)}</Badge>
          <Badge tone="brand">{person.standing}</Badge>
          {score && <Badge tone="neutral">{applicantCopy.interest[score.interest]}</Badge>}
          <ResponseClock dueAt={person.responseDueAt} />
        </div>
        <p className="text-ink-soft">{[factsOf(person), ...wishesOf(person)].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-soft">{copy.offered(offered)}</p>
        <PersonNotes {...person} />
      </div>
    </header>
  );
}
