import { setTimeout as wait } from 'node:timers/promises';
import type { DemoSize } from '#server/features/demo/index.ts';
import { STREAM_PATH } from '#shared/contracts/notifications.ts';
import { CommandError } from '../lib/command.ts';
import { crowdIn } from './crowd.ts';
import { onDemoMarket } from './demo-market.ts';
import { signIn, type Visitor } from './visitor.ts';

export interface PublishFigure {
  /** What happened: a job was published, or a profile changed. */
  change: 'job' | 'profile';
  /** What was waited for: the answer to the change, the matches on the other screen, the server-sent event. */
  until: 'answer' | 'visible' | 'event';
  candidates: number;
  runs: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
}

const RUNS = 20;
const POLL_MS = 5;
const PATIENCE_MS = 30_000;
const DAY_MS = 86_400_000;
/** Of the first start's 600 and these. */
const CROWD: DemoSize = { candidates: 9_400, jobs: 280, seed: 5 };

/**
 * How long until a published job's matches are on the employer's screen and the live event has come, and until a
 * changed profile has its matches: the request, its commit, the change feed, the matching in the background, its
 * commit and the server-sent event, in one process on the embedded database with 10,000 people.
 */
export const benchPublish = (): Promise<PublishFigure[]> =>
  onDemoMarket({ fillMore: crowdIn(CROWD), role: 'all' }, async ({ product }) => {
    const employer = await signIn(product, 'employer@demo.tallgrass.test');
    const candidate = await signIn(product, 'candidate@demo.tallgrass.test');
    return [...(await publishing(employer)), ...(await changing(candidate))];
  });

async function publishing(employer: Visitor): Promise<PublishFigure[]> {
  const events = await listen(employer);
  const taken = { answer: [] as number[], visible: [] as number[], event: [] as number[] };
  const { items } = await employer.json<{ items: { id: string }[] }>('GET', '/api/employer/jobs?status=open&limit=50');
  const model = items[0];
  if (!model) throw new CommandError('The demo employer has no open job to copy.');
  for (let run = 0; run <= RUNS; run += 1) {
    const draft = await employer.json<{ id: string; version: number; draft: object }>(
      'POST',
      `/api/jobs/${model.id}/duplicate`,
    );
    await employer.json('PUT', `/api/jobs/${draft.id}`, {
      version: draft.version,
      draft: { ...draft.draft, ...DATES },
    });
    const told = events.next((text) => text.includes(draft.id));
    const began = performance.now();
    const since = () => performance.now() - began;
    await employer.json('POST', `/api/jobs/${draft.id}/status`, { to: 'published' });
    const answered = since();
    const event = told.then(since);
    await until(async () => (await employer.json<Page>('GET', `/api/jobs/${draft.id}/candidates`)).items.length > 0);
    const visible = since();
    const heard = await event;
    await employer.json('POST', `/api/jobs/${draft.id}/status`, { to: 'closed' });
    if (run === 0) continue;
    taken.answer.push(answered);
    taken.visible.push(visible);
    taken.event.push(heard);
  }
  events.close();
  return Object.entries(taken).map(([what, samples]) => figureOf('job', what as PublishFigure['until'], samples));
}

interface Page {
  items: unknown[];
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const DATES = { startDate: dayIn(30), validThrough: dayIn(60) };
/** More than any job pays, and what most do: with the first nothing matches. */
const FLOORS = { none: 49_000, some: 2_800 };

async function changing(candidate: Visitor): Promise<PublishFigure[]> {
  const { preferences } = await candidate.json<{ preferences: object }>('GET', '/api/me/profile');
  const count = async () => (await candidate.json<Page>('GET', '/api/me/matches')).items.length;
  const ask = (payFloorCents: number) =>
    candidate.json('PUT', '/api/me/profile/preferences', {
      ...preferences,
      payFloorCents,
      payTargetCents: payFloorCents,
    });
  const taken = { answer: [] as number[], visible: [] as number[] };
  for (let run = 0; run <= RUNS; run += 1) {
    await ask(FLOORS.none);
    await until(async () => (await count()) === 0);
    const began = performance.now();
    await ask(FLOORS.some);
    const answered = performance.now() - began;
    await until(async () => (await count()) > 0);
    if (run === 0) continue;
    taken.answer.push(answered);
    taken.visible.push(performance.now() - began);
  }
  return Object.entries(taken).map(([what, samples]) => figureOf('profile', what as PublishFigure['until'], samples));
}

function figureOf(change: PublishFigure['change'], waited: PublishFigure['until'], samples: number[]): PublishFigure {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  const candidates = CROWD.candidates + 600;
  return { change, until: waited, candidates, runs: samples.length, p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}

async function until(look: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > deadline) throw new CommandError('Nothing was matched within half a minute.');
    await wait(POLL_MS);
  }
}

/** A visitor's live stream. */
async function listen({ origin, cookie }: Visitor) {
  const abort = new AbortController();
  const response = await fetch(`${origin}${STREAM_PATH}`, { headers: { cookie }, signal: abort.signal });
  if (!response.ok || !response.body) throw new CommandError(`The live stream answered ${response.status}.`);
  const waiting = new Map<(text: string) => boolean, () => void>();
  const body = response.body.pipeThrough(new TextDecoderStream());
  void (async () => {
    for await (const text of body) {
      for (const [isWanted, found] of waiting) {
        if (!isWanted(text)) continue;
        waiting.delete(isWanted);
        found();
      }
    }
  })().catch(() => undefined);
  return {
    next: (isWanted: (text: string) => boolean) => new Promise<void>((found) => void waiting.set(isWanted, found)),
    close: () => abort.abort(),
  };
}

const WORDS = {
  answer: 'request answered',
  visible: 'matches on the screen',
  event: 'server-sent event received',
} as const;

export const publishTable = (figures: readonly PublishFigure[]): string =>
  [
    '| candidates | change | until | p50 ms | p95 ms | max ms |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      (f) =>
        `| ${f.candidates.toLocaleString('en-US')} | ${f.change === 'job' ? 'job published' : 'profile changed'} | ${WORDS[f.until]} | ${f.p50Ms} | ${f.p95Ms} | ${f.maxMs} |`,
    ),
  ].join('\n');
