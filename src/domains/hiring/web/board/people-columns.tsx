import type { ReactNode } from 'react';
import type { PeopleSort, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { STAGE_TONES } from '#domains/hiring/web/interviews/stage-tones.ts';
import { SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { ago, day } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { WarnIcon } from '#platform/web/ui/icons/status-icons.tsx';
import { boardCopy as copy } from './board.copy.ts';
import { Points } from './comparison.tsx';
import { Marks } from './marks/marks.tsx';
import { waitingText, warningOf } from './person-facts.ts';

interface Column {
  id: keyof typeof copy.headers;
  /** Fixed, so that columns stay where they are while rows come and go. */
  width: string;
  sort?: PeopleSort;
  cell: (person: PersonOfJob, onCompare: () => void) => ReactNode;
}

export const COLUMNS: readonly Column[] = [
  {
    id: 'fit',
    width: 'w-32',
    sort: 'fit',
    cell: (person, onCompare) => <Points person={person} onCompare={onCompare} />,
  },
  {
    id: 'stage',
    width: 'w-48',
    cell: ({ stage, step, tags }) => (
      <span
        title={tags.map(({ name }) => name).join(', ') || undefined}
        className="flex max-h-7 items-center gap-1.5 overflow-hidden"
      >
        <Badge tone={STAGE_TONES[stage]}>{stageWord(stage)}</Badge>
        <Marks step={step} tags={tags} />
      </span>
    ),
  },
  { id: 'distance', width: 'w-28', sort: 'distance', cell: ({ distance }) => distance && copy.distance[distance] },
  { id: 'shift', width: 'w-24', cell: ({ shifts }) => shifts.map((shift) => SHIFT_LABELS[shift]).join(', ') },
  { id: 'start', width: 'w-30', sort: 'start', cell: ({ earliestStart }) => earliestStart && day(earliestStart) },
  { id: 'license', width: 'w-38', cell: (person) => <License person={person} /> },
  {
    id: 'years',
    width: 'w-16',
    sort: 'years',
    cell: ({ yearsExperience }) => <span className="tabular">{yearsExperience}</span>,
  },
  { id: 'activity', width: 'w-30', sort: 'activity', cell: ({ lastActivityAt }) => ago(lastActivityAt) },
  { id: 'waiting', width: 'w-44', sort: 'waiting', cell: (person) => <Waiting person={person} /> },
];

function License({ person }: { person: PersonOfJob }) {
  const { license } = person;
  const warning = warningOf(person);
  return (
    <span className="inline-flex items-center gap-1.5">
      {license && `${license.state} ${copy.licenseStates[license.verificationState]}`}
      {warning && (
        <span title={warning} className="text-warn">
          <WarnIcon aria-hidden size={16} />
          <span className="sr-only">{warning}</span>
        </span>
      )}
    </span>
  );
}

function Waiting({ person }: { person: PersonOfJob }) {
  const waiting = waitingText(person);
  return waiting && <span className={waiting.isLate ? 'font-medium text-danger' : undefined}>{waiting.text}</span>;
}
