import type { z } from 'zod';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { notifyAll, type Notice, type NoticeDefinition } from '#domains/messaging/server/notifications/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { limitedInterviewersOf, limitedMembersOf, type Part } from './limited-members.repo.ts';
import { readParties, type Parties } from './parties.repo.ts';

export const otherSide = (side: Side): Side => (side === 'candidate' ? 'employer' : 'candidate');

/** One recipient: a side, an address and the screen that this side opens. */
export interface Reader {
  side: Side;
  address: string;
  href: string;
}

export const readerOf = (parties: Parties, side: Side, address: string): Reader => ({
  side,
  address,
  href: screenOf(parties, side),
});

const screenOf = (parties: Parties, side: Side): string =>
  side === 'candidate' ? candidateScreen(parties) : employerScreen(parties);

interface PartyNotice<S extends z.ZodType> {
  to: readonly Side[];
  data: (parties: Parties) => z.input<S>;
  /** A second notice with the same key to the same reader is not sent. */
  dedupeKey: string;
  staleAt?: Notice['staleAt'];
  /** Notices of one group that follow each other closely become a single one, with a link of its own. */
  group?: (parties: Parties) => NonNullable<Notice['group']>;
  /** Which members who see a part of the people hear of it, besides the hiring team. Default: of their own jobs. */
  also?: readonly Part[];
  /** The interview that it is about: its interviewers hear of it. */
  interviewId?: string;
  /** Another screen than the application, for each side. */
  screen?: (side: Side) => string;
  /** The calendar entry that goes with the mail to a reader. */
  calendar?: (parties: Parties, reader: Reader) => ReturnType<NonNullable<Notice['calendar']>>;
}

/**
 * Sends one notice to the parties of an application: the candidate, the employer's hiring team, or both, each with a
 * link to their own screen.
 */
export const notifyParties = <S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  definition: NoticeDefinition<S>,
  applicationId: string,
  { to, data, dedupeKey, staleAt, group, screen, calendar, also = ['own_jobs'], interviewId }: PartyNotice<S>,
): Promise<void> =>
  elevate(tx, async () => {
    if (to.length === 0) return;
    const parties = await readParties(tx, applicationId);
    const notice = {
      data: data(parties),
      dedupeKey,
      ids: idsOf(parties),
      ...(staleAt && { staleAt }),
      ...(group && { group: group(parties) }),
    };
    const withEntry = (side: Side) =>
      calendar && { calendar: (address: string) => calendar(parties, readerOf(parties, side, address)) };
    const hrefOf = (side: Side) => screen?.(side) ?? screenOf(parties, side);
    const { candidateId } = parties.application;
    const team = to.includes('employer') ? await readersOf(tx, parties, { also, interviewId }) : [];
    await notifyAll(deps, tx, definition, [
      ...(to.includes('candidate')
        ? [{ ...notice, ...withEntry('candidate'), userId: candidateId, href: hrefOf('candidate') }]
        : []),
      ...team.map(({ userId, sees }) => ({
        ...notice,
        ...withEntry('employer'),
        userId,
        href: sees ? hrefOf('employer') : '/employer/dashboard',
      })),
    ]);
  });

/**
 * Who hears of it on the employer's side: the hiring team, and members who see a part of the people. An interviewer hears
 * that their interview was canceled, and no longer sees the person.
 */
async function readersOf(
  tx: Tx,
  { application }: Parties,
  { also, interviewId }: { also: readonly Part[]; interviewId: string | undefined },
): Promise<{ userId: string; sees: boolean }[]> {
  const team = await hiringTeam(tx, application.organizationId);
  const limited = await limitedMembersOf(tx, application);
  const interviewers = interviewId ? await limitedInterviewersOf(tx, interviewId) : [];
  const seen = new Set([...team, ...limited.map(({ userId }) => userId)]);
  const hears = [
    ...team,
    ...limited.flatMap(({ userId, part }) => (also.includes(part) ? userId : [])),
    ...interviewers,
  ];
  return [...new Set(hears)].map((userId) => ({ userId, sees: seen.has(userId) }));
}

const idsOf = ({ application: { id, jobId } }: Parties): NonNullable<Notice['ids']> => ({
  applications: id,
  interviews: id,
  offers: id,
  jobs: jobId,
  matches: jobId,
});

const candidateScreen = ({ application }: Parties) => `/job-seeker/interviews?application=${application.id}`;

/** The employer can no longer open an application that was withdrawn. */
const employerScreen = ({ application: { id, jobId, stage } }: Parties) =>
  stage === 'withdrawn' ? `/employer/jobs/${jobId}` : personHref(jobId, id);
