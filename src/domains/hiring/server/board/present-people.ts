import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { mondayFrom } from '#domains/matching/engine/employer-view.ts';
import { certificationsAmong } from '#domains/verification/contract/requirements-rules.ts';
import { CERTIFICATIONS, POSITION_LABELS, POSITIONS, type Position } from '#kernel/vocabulary.ts';
import { distanceBandOf } from './distance-band.ts';
import type { PersonRow, ScopeJob } from './people.repo.ts';

/** A person as the list shows them, and what only filters and the search read. */
export interface Listed {
  view: PersonOfJob;
  licenses: NonNullable<PersonRow['licenses']>;
  /** In lower case; of many people, only a search needs it. */
  text: () => string;
}

export function listed(row: PersonRow, job: ScopeJob): Listed {
  const { stage, position } = row;
  const licenses = row.licenses ?? [];
  const view: PersonOfJob = {
    id: row.application_id,
    jobId: job.id,
    jobTitle: job.title,
    mayAct: job.mayHire,
    name: row.full_name ?? pseudonymOf(row),
    isNamed: row.full_name !== null,
    stage,
    compatibility: row.fit < 0 ? null : row.fit,
    position,
    yearsExperience: row.years,
    distance: distanceBandOf(row, job),
    shifts: row.shifts,
    earliestStart: row.earliest_start && mondayFrom(row.earliest_start),
    license: licenseFor(licenses, job),
    missing: row.certifications ? missingOf(row.certifications, job) : [],
    step: row.step,
    tags: row.tags,
    lastActivityAt: row.last_at === null ? '' : iso(row.last_at),
    waiting: waitingOf(row),
  };
  // `wordToSeek` says which of these texts the database does not hold.
  const words = () => [
    view.name,
    position && POSITION_LABELS[position],
    job.title,
    view.license?.label,
    row.words,
    ...row.tags.map(({ name }) => name),
  ];
  return { view, licenses, text: () => words().filter(Boolean).join(' ').toLowerCase() };
}

const iso = (at: string): string => new Date(at).toISOString();

function waitingOf({ owed_side: side, owed_since: since, owed_due: due }: PersonRow): PersonOfJob['waiting'] {
  if (since === null) return null;
  return side === 'candidate'
    ? { side, since: iso(since), dueAt: null }
    : { side: 'team', since: iso(since), dueAt: due && iso(due) };
}

const [WITHOUT_POSITION, WITHOUT_PROFILE] = ['Candidate', 'No longer available'];
const pseudonymOf = ({ pseudonym, position }: PersonRow): string =>
  pseudonym ? `${position ? POSITION_LABELS[position] : WITHOUT_POSITION} ${pseudonym}` : WITHOUT_PROFILE;

const licenseLabel = (type: Position, isCompact: boolean) => `${type} license${isCompact ? ', multistate' : ''}`;

const LABELS = [
  WITHOUT_POSITION,
  WITHOUT_PROFILE,
  ...Object.values(POSITION_LABELS),
  ...POSITIONS.map((position) => licenseLabel(position, true)),
].map((label) => label.toLowerCase());
const SHORTEST_SOUGHT = 3;

/**
 * The longest word of a search by which the database can leave people out: one that none of our own labels holds, so that
 * only what is stored of a person, or the title of their job, can. It is null where everyone has to be read.
 */
export function wordToSeek(search: string): string | null {
  const able = wordsOf(search).filter(
    (word) => word.length >= SHORTEST_SOUGHT && !LABELS.some((label) => label.includes(word)),
  );
  return able.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Each has to occur. */
export const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** The license of the job's state; else a multistate one; else the first. */
function licenseFor(held: Listed['licenses'], { state, position }: ScopeJob): PersonOfJob['license'] {
  const own = held.filter(({ type }) => type === position);
  const best = own.find((one) => one.state === state) ?? own.find(({ isCompact }) => isCompact) ?? own[0] ?? held[0];
  if (!best) return null;
  const { type, isCompact, expiresOn, check } = best;
  return {
    label: licenseLabel(type, isCompact),
    state: best.state,
    verificationState: check,
    expiresOn,
  };
}

/** Required certifications that the person does not hold, or whose latest one ends before the first day of work. */
function missingOf(held: NonNullable<PersonRow['certifications']>, job: ScopeJob): PersonOfJob['missing'] {
  const required = [...new Set([...job.required, ...certificationsAmong(job.added)])];
  return required.flatMap((kind): PersonOfJob['missing'] => {
    const own = held.filter((one) => one.kind === kind);
    const label = CERTIFICATIONS.find(({ id }) => id === kind)?.label ?? kind;
    if (own.length === 0) return [{ label, expiresOn: null }];
    const last = own.some(({ expiresOn }) => expiresOn === null) ? null : latest(own.map((one) => one.expiresOn ?? ''));
    return last !== null && job.startDate !== null && last < job.startDate ? [{ label, expiresOn: last }] : [];
  });
}

const latest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';
