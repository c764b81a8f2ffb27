import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_START } from '#app/demo/index.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { CommandError } from '../lib/command.ts';
import { crowdIn } from './crowd.ts';
import { onDemoMarket } from './match/demo-market.ts';
import { hearNotices, listen } from './live.ts';
import { timesOf } from './times.ts';
import { signIn, type Visitor } from './visitor.ts';

export interface PublishFigure {
  /** The change: a job published or a profile changed. */
  change: 'job' | 'profile';
  until: Until;
  candidates: number;
  runs: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  /** Aim for p95; null without one. */
  aimMs: number | null;
}

const WORDS = {
  answer: 'request answered',
  visible: 'matches on the other screen',
  notices: 'notices of all written',
  event: 'notice on the live stream',
} as const;
type Until = keyof typeof WORDS;

const RUNS = 40;
const WARM_UP = 3;
const POLL_MS = 5;
/** Pause between publications, so that each is measured alone. */
const PAUSE_MS = 400;
const PATIENCE_MS = 30_000;
const WAKING_MS = 300_000;
/** Jobs of the crowd: each open one is fully matched before the measurement. */
const JOBS = 300;

/**
 * Time until a published job's matches are on the employer's screen and all notices are written, and until a changed
 * profile has its matches: request, commit, change feed, background matching, its commit, live event and the following
 * read, in one process on the embedded database.
 */
export const benchPublish = (people: number): Promise<PublishFigure[]> => {
  const crowd = { candidates: people - FIRST_START.candidates, jobs: JOBS, seed: 5 };
  return onDemoMarket({ fillMore: crowdIn(crowd), role: 'all' }, async ({ product, ownerUrl }) => {
    const employer = await signIn(product, 'employer');
    const candidate = await signIn(product, 'candidate');
    const [events, notices] = [await listen(employer), await hearNotices(ownerUrl)];
    try {
      await wakeUp(employer, notices.areMarketsRead);
      const figureOf = figuresFor(people);
      return [
        ...figureOf('job', await publishing(employer, events, notices), { visible: 300, notices: 1_000 }),
        ...figureOf('profile', await changing(candidate), {}),
      ];
    } finally {
      events.close();
      await notices.close();
    }
  });
};

/** Waits until each thread of the server has read its market, like a server that has been running. */
async function wakeUp(employer: Visitor, areMarketsRead: () => Promise<boolean>): Promise<void> {
  const [model] = (await employer.json<Jobs>('GET', OPEN_JOBS)).items;
  if (!model) throw new CommandError('The demo employer has no open job to copy.');
  const jobId = await draftLike(employer, model.id);
  for (const to of ['published', 'closed']) await employer.json('POST', `/api/jobs/${jobId}/status`, { to });
  await until(areMarketsRead, WAKING_MS);
  await wait(PAUSE_MS);
}

interface Jobs {
  items: { id: string }[];
}
const OPEN_JOBS = '/api/employer/jobs?status=open&limit=50';

type Taken = Partial<Record<Until, number[]>>;

async function publishing(
  employer: Visitor,
  events: Awaited<ReturnType<typeof listen>>,
  notices: Awaited<ReturnType<typeof hearNotices>>,
): Promise<Taken> {
  const taken = { answer: [] as number[], visible: [] as number[], notices: [] as number[], event: [] as number[] };
  const [model] = (await employer.json<Jobs>('GET', OPEN_JOBS)).items;
  if (!model) throw new CommandError('The demo employer has no open job to copy.');
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const jobId = await draftLike(employer, model.id);
    const told = events.next((text) => text.includes(`/employer/jobs/${jobId}`));
    let changed = events.next(tellsOfMatches);
    const began = performance.now();
    const since = () => performance.now() - began;
    await employer.json('POST', `/api/jobs/${jobId}/status`, { to: 'published' });
    const answer = since();
    const event = told.then(since);
    let shown = 0;
    // Like the screen: reads again with each live event about matches.
    while (shown === 0) {
      await inTime(changed);
      changed = events.next(tellsOfMatches);
      shown = (await employer.json<Page>('GET', `/api/jobs/${jobId}/candidates`)).items.length;
    }
    const visible = since();
    const heard = await inTime(event);
    const at = await notices.ofJob(jobId, shown, PATIENCE_MS);
    if (at === null) throw new CommandError(`Not all of the ${shown} people who are shown were told.`);
    await wait(PAUSE_MS);
    await employer.json('POST', `/api/jobs/${jobId}/status`, { to: 'closed' });
    await wait(PAUSE_MS);
    if (run < 0) continue;
    taken.answer.push(answer);
    taken.visible.push(visible);
    taken.notices.push(at - began);
    taken.event.push(heard);
  }
  return taken;
}

const tellsOfMatches = (text: string) => text.includes('"topic":"matches"');

async function draftLike(employer: Visitor, modelId: string): Promise<string> {
  const { id, version, draft } = await employer.json<{ id: string; version: number; draft: object }>(
    'POST',
    `/api/jobs/${modelId}/duplicate`,
  );
  await employer.json('PUT', `/api/jobs/${id}`, { version, draft: { ...draft, ...DATES } });
  return id;
}

interface Page {
  items: unknown[];
}

const dayIn = (days: number) => addDays(dayOf(new Date()), days);
const DATES = { startDate: dayIn(30), validThrough: dayIn(60) };
/** A pay floor above any job, and a typical one: the first matches nothing. */
const FLOORS = { none: 49_000, some: 2_800 };

async function changing(candidate: Visitor): Promise<Taken> {
  const { preferences } = await candidate.json<{ preferences: object }>('GET', '/api/me/profile');
  const count = async () => (await candidate.json<Page>('GET', '/api/me/matches')).items.length;
  const ask = (payFloorCents: number) =>
    candidate.json('PUT', '/api/me/profile/preferences', {
      ...preferences,
      payFloorCents,
      payTargetCents: payFloorCents,
    });
  const taken = { answer: [] as number[], visible: [] as number[] };
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    await ask(FLOORS.none);
    await until(async () => (await count()) === 0);
    await wait(PAUSE_MS);
    const began = performance.now();
    await ask(FLOORS.some);
    const answered = performance.now() - began;
    await until(async () => (await count()) > 0);
    if (run < 0) continue;
    taken.answer.push(answered);
    taken.visible.push(performance.now() - began);
  }
  return taken;
}

const figuresFor =
  (candidates: number) =>
  (change: PublishFigure['change'], taken: Taken, aims: Partial<Record<Until, number>>): PublishFigure[] =>
    Object.entries(taken).map(([name, samples]) => {
      const waited = name as Until;
      const { p50Ms, p95Ms } = timesOf(samples);
      return {
        change,
        until: waited,
        candidates,
        runs: samples.length,
        p50Ms: Math.round(p50Ms),
        p95Ms: Math.round(p95Ms),
        maxMs: Math.round(Math.max(...samples)),
        aimMs: aims[waited] ?? null,
      };
    });

async function until(look: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await look())) {
    if (performance.now() > deadline) throw new CommandError(`Nothing came of it within ${patienceMs / 1_000} s.`);
    await wait(POLL_MS);
  }
}

async function inTime<T>(awaited: Promise<T>): Promise<T> {
  const late = Symbol('late');
  const first = await Promise.race([awaited, wait(PATIENCE_MS, late, { ref: false })]);
  if (first === late) throw new CommandError('Nothing was told within half a minute.');
  return first as T;
}

export const publishTable = (figures: readonly PublishFigure[]): string =>
  [
    '| candidates | change | until | runs | p50 ms | p95 ms | max ms | aim for p95 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      (f) =>
        `| ${f.candidates.toLocaleString('en-US')} | ${f.change === 'job' ? 'job published' : 'profile changed'} | ${WORDS[f.until]} | ${f.runs} | ${f.p50Ms} | ${f.p95Ms} | ${f.maxMs} | ${aimOf(f)} |`,
    ),
  ].join('\n');

const aimOf = ({ aimMs, p95Ms }: PublishFigure): string =>
  aimMs === null ? '' : `${aimMs} ms, ${p95Ms <= aimMs ? 'met' : 'missed'}`;
