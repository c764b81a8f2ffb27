import { ensureAdministrator } from '#domains/accounts/server/identity/index.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Deps } from '#platform/server/deps.ts';
import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { makeEmployer, type Employer } from './employers.ts';
import { makeCast, makeEarlierPosting, openSince } from './desk/cast.ts';
import type { Desk } from './desk/desk.ts';
import { makePerson, type Person, type PeopleOptions } from './people.ts';
import { inKansasCity, placeInKansasCity } from './kansas-city.ts';
import { makePosting, openingOf, suited, type Posting } from './postings.ts';

export interface NamedAccounts {
  people: Person[];
  employers: Employer[];
  desk: Desk;
  postings: Posting[];
  /** Jobs without viewers yet: they are matched once the history is over. */
  newToday: string[];
  passwords: { people: Map<string, string>; employers: Map<string, string> };
}

/**
 * The accounts that demo visitors sign in with, all with the same public password. `apart`: random numbers that change
 * nothing else in the market.
 */
export async function nameDemoAccounts(
  deps: Deps,
  options: PeopleOptions,
  apart: PeopleOptions,
): Promise<NamedAccounts> {
  const password = await deps.auth.hashPassword(DEMO_PASSWORD);
  await ensureAdministrator(deps, { email: 'admin@demo.tallgrass.test', password: DEMO_PASSWORD });

  const candidate = inKansasCity(
    makePerson(0, options, {
      position: 'RN',
      state: 'approved',
      name: 'Riley Sample',
      email: 'candidate@demo.tallgrass.test',
    }),
    options,
  );
  const pendingCandidate = makePerson(1, options, {
    position: 'LPN',
    state: 'pending',
    name: 'Jordan Sample',
    email: 'pending-candidate@demo.tallgrass.test',
  });
  const employer = makeEmployer(2, options, {
    name: 'Bluestem Fork Medical Center',
    email: 'employer@demo.tallgrass.test',
    state: 'approved',
    personName: 'Morgan Sample',
  });
  const colleague = { userId: apart.random.uuid(), name: 'Robin Sample', email: 'recruiter@demo.tallgrass.test' };
  employer.colleagues.push(colleague);
  placeInKansasCity(employer, options);
  knownForYears(employer, options);
  const pendingEmployer = makeEmployer(3, options, {
    name: 'Copper Thistle Community Hospital',
    email: 'pending-employer@demo.tallgrass.test',
    state: 'pending',
    personName: 'Casey Sample',
  });

  const published = { status: 'published' } as const;
  const postings = [
    ...Array.from({ length: 5 }, (_none, i) => {
      const posting = suited(makePosting(i, employer, options, { ...published, position: 'RN' }));
      if (i === 0) return openSince(45, posting, options.now);
      return i < LIVED_POSTINGS ? posting : postedToday(posting, options.now);
    }),
    makePosting(5, employer, options, { ...published, position: 'CNA' }),
    makePosting(6, employer, options, { ...published, position: 'MA' }),
    makePosting(7, employer, options, { status: 'draft', position: 'RRT' }),
  ];
  const [lived] = postings;
  if (!lived) throw new RangeError('the demo employer has no job');
  const earlier = makeEarlierPosting(employer, apart);
  return {
    people: [candidate, pendingCandidate],
    employers: [employer, pendingEmployer],
    desk: {
      ownerId: employer.owner.userId,
      colleagueId: colleague.userId,
      cast: makeCast(apart),
      earlierJobId: earlier.id,
      jobId: lived.id,
    },
    postings: [...postings, earlier],
    newToday: postings.slice(LIVED_POSTINGS, 5).map(({ id }) => id),
    passwords: {
      people: new Map([candidate, pendingCandidate].map(({ userId }) => [userId, password])),
      employers: new Map(
        [employer, pendingEmployer].flatMap(({ owner, colleagues }) =>
          [owner, ...colleagues].map(({ userId }) => [userId, password]),
        ),
      ),
    },
  };
}

/** The employer was approved before the first job of its history was posted. */
function knownForYears({ root }: Employer, { now }: PeopleOptions): void {
  const submittedAt = new Date(now.getTime() - 400 * DAY_MS);
  Object.assign(root, { submittedAt, approvedAt: new Date(submittedAt.getTime() + DAY_MS) });
}

/** How many of the demo employer's five nursing jobs have a history; the rest are new today. */
const LIVED_POSTINGS = 3;

/** Matches the demo candidate hasn't seen: more than automatic applications use up in a day. */
const postedToday = (posting: Posting, now: Date): Posting => {
  const thisMorning = new Date(now.getTime() - 3 * 3_600_000);
  return {
    ...posting,
    description: (posting.description ?? '').replace(/^.*? on \w+\./, openingOf('full_time', 'days')),
    employmentType: 'full_time',
    shift: 'days',
    shiftPattern: '3x12',
    publishedAt: thisMorning,
    statusChangedAt: thisMorning,
    createdAt: thisMorning,
    updatedAt: thisMorning,
  };
};
