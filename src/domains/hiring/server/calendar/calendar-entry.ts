import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import type { Parties, Reader } from '#domains/hiring/server/parties/index.ts';
import type { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import type { Deps } from '#platform/server/deps.ts';
import { calendarFile, type Method, type Person, type TimedEvent } from './calendar-file.ts';

const MODE_WORDS = { video: 'Video interview', phone: 'Phone interview', in_person: 'Interview in person' } as const;
/** The mails remind a day and two hours ahead; the calendar when it is time to leave or to dial in. */
const ALARMS = [120, 15] as const;

export interface CalendarEntry {
  /** Equal to the `method` of the MIME part that carries it (RFC 5546). */
  method: Exclude<Method, 'PUBLISH'>;
  content: string;
}

/** Everyone who takes part, as the parties' rows name them. */
export interface Attending {
  /** Null where the entry must not name them: in mail to the team, which outlives their account. */
  candidate: string | null;
  /** All of them may read the entry; those who do not take part are not listed to others. */
  team: readonly (Person & { takesPart?: boolean })[];
}

type About = Pick<Parties, 'job' | 'organization'> & {
  interview: Pick<typeof interviews.$inferSelect, 'id' | 'sequence' | 'durationMinutes' | 'mode' | 'place'>;
  attending: Attending;
};

/**
 * The event of an interview for one reader. Its UID never changes, and every reschedule and cancellation raises its
 * SEQUENCE, so that a calendar replaces the entry instead of adding another.
 *
 * Neither side's address is in the other's entry: the team reads the candidate's name, where it may be kept, with an address of ours, and the
 * candidate reads the organization, which speaks as one. A cancellation names the reader alone, since the other side may
 * have left.
 */
export function interviewEvent(
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  { interview, job, organization, attending }: About,
  { start, reader, isCanceled }: { start: Date; reader: Reader; isCanceled: boolean },
): TimedEvent {
  const host = new URL(env.appUrl).hostname;
  const zone = clockOf(job.zip);
  const { place } = interview;
  const url = `${env.appUrl}${reader.href}`;
  const atWork = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(start);
  const withWhom = reader.side === 'employer' && !isCanceled && attending.candidate;
  const about = [
    `${organization.name}. ${atWork}.`,
    withWhom && `With ${withWhom}`,
    place,
    isCanceled ? null : `To reschedule or cancel: ${url}`,
  ];
  return {
    uid: `${interview.id}@${host}`,
    stamp: clock.now(),
    sequence: interview.sequence,
    isCanceled,
    start,
    minutes: interview.durationMinutes,
    zone,
    summary: `${MODE_WORDS[interview.mode]}: ${job.title}`,
    description: about.filter(Boolean).join('\n'),
    url,
    location: place,
    organizer: { name: organization.name, address: `no-reply@${host}` },
    attendees: attendeesFor(reader, {
      attending,
      organization,
      relay: `interview-${interview.id}@${host}`,
      isCanceled,
    }),
    alarms: ALARMS,
  };
}

function attendeesFor(
  { side, address }: Reader,
  {
    attending: { candidate, team },
    organization,
    relay,
    isCanceled,
  }: Pick<About, 'attending' | 'organization'> & { relay: string; isCanceled: boolean },
): Person[] {
  const own = side === 'candidate' ? candidate : team.find((person) => person.address === address)?.name;
  const reader = { name: own ?? address, address };
  if (isCanceled) return [reader];
  if (side === 'candidate') return [reader, { name: organization.name, address: relay }];
  const colleagues = team
    .filter((person) => person.address !== address && person.takesPart !== false)
    .map(({ name, address: theirs }) => ({ name, address: theirs }));
  return [reader, ...colleagues, { name: candidate ?? 'Candidate', address: relay }];
}

/** The calendar entry of an interview for one reader. `start` is the time to add or remove. */
export function calendarEntry(
  deps: Pick<Deps, 'env' | 'clock'>,
  about: About,
  { method, start, reader }: { method: CalendarEntry['method']; start: Date; reader: Reader },
): CalendarEntry {
  const event = interviewEvent(deps, about, { start, reader, isCanceled: method === 'CANCEL' });
  return { method, content: calendarFile({ method }, [event]) };
}
