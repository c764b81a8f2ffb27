import { marketOf, matchImmediately, skipToEdge } from '#domains/matching/server/matching/index.ts';
import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { answerVoluntarily } from './demographics.ts';
import { makeEmployer, type Employer } from './employers.ts';
import { playDesk } from './desk/desk-today.ts';
import { playEarlierHire } from './desk/earlier-hire.ts';
import { liveThrough } from './history/history.ts';
import { listInDirectory, loadInventedLists } from './invented-lists.ts';
import { inThePast, unlessRefused } from './history/past.ts';
import { makePerson, type Person } from './people.ts';
import { demoPlaces } from './places.ts';
import { writeEmployers, writePeople, writePostings } from './populate.ts';
import { LOADED, readTraces, removeDemoRows } from './population.repo.ts';
import { makePosting, type Posting } from './postings.ts';
import { Random } from './random.ts';
import { addSamples } from './samples.ts';
import { nameDemoAccounts, type NamedAccounts } from './demo-accounts.ts';

export interface DemoSize {
  candidates: number;
  jobs: number;
  seed: number;
}

/** The market of a first start. */
export const FIRST_START: DemoSize = { candidates: 600, jobs: 120, seed: 20_261_121 };
/** Up to this size, people's histories are played one by one; larger markets are only inserted. */
const LIVED_UP_TO = 2_000;

export interface DemoResult {
  candidates: number;
  employers: number;
  jobs: number;
}

/** Fills the database with an invented market on real places and wages. Repeated loads add up. */
export async function loadDemo(
  deps: Deps,
  size: DemoSize,
  onProgress: (share: number) => void = () => undefined,
): Promise<DemoResult> {
  const earlier = await deps.db.as(service, readTraces);
  // The same seed produces the same market; a repeated load on top produces another.
  const random = new Random(size.seed + Math.imul(earlier.demoPeople, 0x9e37_79b1));
  const options = {
    random,
    places: demoPlaces(),
    now: deps.clock.now(),
    batch: `s${size.seed}-${earlier.demoPeople}`,
  };
  if (!deps.env.isProduction) await loadInventedLists(deps);
  const apart = { ...options, random: new Random(size.seed + DESK), batch: `${options.batch}-desk` };
  const named = earlier.demoPeople === 0 ? await nameDemoAccounts(deps, options, apart) : null;

  const employers: Employer[] = [...(named?.employers ?? [])];
  const wantedEmployers = Math.max(5, Math.round(size.jobs / 3));
  while (employers.length < wantedEmployers) employers.push(makeEmployer(employers.length, options));
  if (named) await listInDirectory(deps, named.employers);
  await writeEmployers(deps, employers, named?.passwords.employers);
  onProgress(0.05);

  const hiring = employers.filter(({ root }) => root.verificationStatus === 'approved');
  const postings: Posting[] = [...(named?.postings ?? [])];
  while (postings.length < size.jobs) postings.push(makePosting(postings.length, random.pick(hiring), options));
  await writePostings(deps, postings);
  onProgress(0.1);

  await writeEveryone(deps, size, options, named, onProgress);
  if (size.candidates <= LIVED_UP_TO) {
    await addSamples(deps, named?.people ?? []);
    const open = postings.filter(({ status }) => status === 'published').map(({ id }) => id);
    const unlived = new Set([...(named?.newToday ?? []), named?.desk.earlierJobId]);
    const jobIds = open.filter((id) => !unlived.has(id));
    const except = new Set(Object.values(named?.desk.cast ?? {}).map(({ userId }) => userId));
    await inThePast(deps, async (past) => {
      // Workers that run meanwhile may expire an offer of the past.
      if (named) await unlessRefused(() => playEarlierHire(past, named.desk));
      await liveThrough(past, { jobIds, except, random, onRound: (share) => onProgress(0.3 + share * 0.65) });
      if (named) await playDesk(past, named.desk);
    });
    // This process's market hasn't heard of these people yet.
    await marketOf(deps).refresh();
    for (const id of named?.newToday ?? []) await matchImmediately(deps, id);
    await skipToEdge(deps);
  }
  await deps.db.as(service, (tx) =>
    audit(tx, {
      actorId: null,
      action: LOADED,
      subjectType: 'market',
      subjectId: String(size.seed),
      detail: { ...size },
    }),
  );
  onProgress(1);
  return { candidates: size.candidates, employers: employers.length, jobs: postings.length };
}

/**
 * Loads the first start's market into a database without users. A load that was killed is cleared and repeated. Returns
 * null when there was nothing to do.
 */
export async function loadOnFirstStart(deps: Deps, onProgress: (share: number) => void): Promise<DemoResult | null> {
  // Also for folders whose market predates these lists.
  await loadInventedLists(deps);
  const traces = await deps.db.as(service, readTraces);
  if (traces.isComplete || (traces.hasPeople && traces.demoPeople === 0)) return null;
  if (traces.demoPeople > 0) await deps.db.as(service, removeDemoRows);
  return loadDemo(deps, FIRST_START, onProgress);
}

const CHUNK = 5_000;
const ANSWERS = 0x5e1f;
/** Of the random source of the demo employer's desk: it changes nothing else in the market. */
const DESK = 0xde5c;

/** In chunks, so that a market of a million is never in memory as a whole. */
async function writeEveryone(
  deps: Deps,
  size: DemoSize,
  options: Parameters<typeof makePerson>[1],
  named: NamedAccounts | null,
  onProgress: (share: number) => void,
): Promise<void> {
  // A separate random source: these answers change nothing else in the market.
  const first = named ? [...named.people, ...Object.values(named.desk.cast)] : [];
  const answers = new Random(size.seed + first.length + ANSWERS);
  const write = async (people: readonly Person[], theirs?: ReadonlyMap<string, string>) => {
    await writePeople(deps, people, theirs);
    if (size.candidates <= LIVED_UP_TO) await answerVoluntarily(deps, people, answers);
  };
  if (named) await write(first, named.passwords.people);
  for (let made = first.length; made < size.candidates; made += CHUNK) {
    const count = Math.min(CHUNK, size.candidates - made);
    await write(Array.from({ length: count }, (_none, i) => makePerson(made + i, options)));
    onProgress(0.1 + (size.candidates <= LIVED_UP_TO ? 0.2 : 0.85) * ((made + count) / size.candidates));
  }
}
