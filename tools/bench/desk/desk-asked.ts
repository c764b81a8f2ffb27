import type { Client } from 'pg';
import type { PeopleScope } from '#domains/hiring/contract/board/people.ts';
import { CommandError } from '../../lib/command.ts';
import { timesOf } from '../times.ts';
import type { Visitor } from '../visitor.ts';

const RUNS = 30;
const WARM_UP = 3;
/** A slow answer is asked for less often, but at least this often. */
const LEAST_RUNS = 5;
const PATIENCE_MS = 10_000;
const TODAY_AIM_MS = 80;
const SCREEN_AIM_MS = 200;
/** Everyone of the organization at once. */
const ALL_JOBS_AIM_MS = 1_000;

export interface DeskFigure {
  what: string;
  p50Ms: number;
  p95Ms: number;
  aimMs: number;
}

interface Ask {
  what: string;
  path: string;
  body?: object;
  aimMs?: number;
}

/** IDs that the requests need. */
export interface DeskPlaces {
  job: string;
  unit: string;
  application: string;
  tag: string;
}

const people = (what: string, path: 'board' | 'search', scope: PeopleScope, body: object = {}): Ask => ({
  what,
  path: `/api/employer/people/${path}`,
  body: { scope, ...body },
  ...(scope.kind === 'all' && { aimMs: ALL_JOBS_AIM_MS }),
});

function asksOf({ job, unit, application, tag }: DeskPlaces): Ask[] {
  const ofJob = { kind: 'job', id: job } as const;
  const ofUnit = { kind: 'unit', id: unit } as const;
  const all = { kind: 'all' } as const;
  const today = (what: string, path: string, body?: object): Ask => ({
    what: `Today, ${what}`,
    path: `/api/employer/today${path}`,
    aimMs: TODAY_AIM_MS,
    ...(body && { body }),
  });
  return [
    today('everyone', ''),
    today('my unit', '?whose=unit'),
    today('mine', '?whose=mine'),
    today('one kind in full', '?all=response'),
    today('since the last visit', '/visit', {}),
    { what: 'jobs, first page', path: '/api/employer/job-table' },
    { what: 'jobs, searched', path: '/api/employer/job-table?words=telemetry' },
    people('board of a job', 'board', ofJob),
    people('board of a job, one name', 'board', ofJob, { search: 'cora' }),
    people('board of a job, score and distance', 'board', ofJob, { filters: { minScore: 80, within: 'under_60' } }),
    people('table of a job', 'search', ofJob, { limit: 100 }),
    people('table of a job, by waiting', 'search', ofJob, { limit: 100, sort: 'waiting' }),
    people('table of a job, license and documents', 'search', ofJob, {
      limit: 100,
      filters: { licenseState: 'MO', licenseStatus: 'verified', missing: 'no' },
    }),
    people('board of a unit', 'board', ofUnit),
    people('table of a unit, by waiting', 'search', ofUnit, { limit: 100, sort: 'waiting' }),
    people('board of all jobs', 'board', all),
    people('board of all jobs, one name', 'board', all, { search: 'cora' }),
    people('board of all jobs, a tag', 'board', all, { filters: { tagId: tag } }),
    people('table of all jobs', 'search', all, { limit: 100 }),
    people('table of all jobs, by activity', 'search', all, { limit: 100, sort: 'activity' }),
    people('table of all jobs, distance', 'search', all, { limit: 100, filters: { within: 'under_30' } }),
    { what: 'a person', path: `/api/employer/applications/${application}?ahead=true` },
  ];
}

/** What the screens of an employer's day ask the server for, one after another. */
export async function measureDesk(
  owner: Client,
  employer: Visitor,
  places: DeskPlaces,
  tell: (share: number) => void,
): Promise<DeskFigure[]> {
  const figures: DeskFigure[] = [];
  const asks = asksOf(places);
  for (const [done, { what, path, body, aimMs = SCREEN_AIM_MS }] of asks.entries()) {
    // Limits are on, as in production, but a benchmark exceeds them.
    await owner.query('delete from rate_limits');
    const { p50Ms, p95Ms } = timesOf(await samplesOf(employer, path, body));
    figures.push({ what, p50Ms: rounded(p50Ms), p95Ms: rounded(p95Ms), aimMs });
    tell((done + 1) / asks.length);
  }
  return figures;
}

async function samplesOf({ origin, cookie }: Visitor, path: string, body: object | undefined): Promise<number[]> {
  const samples: number[] = [];
  const started = performance.now();
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    if (run >= LEAST_RUNS && performance.now() - started > PATIENCE_MS) break;
    const began = performance.now();
    const response = await fetch(`${origin}${path}`, {
      headers: { cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const took = performance.now() - began;
    if (!response.ok) throw new CommandError(`${path}: ${response.status} ${text.slice(0, 300)}`);
    if (run >= 0) samples.push(took);
  }
  return samples;
}

const rounded = (ms: number) => Number(ms.toFixed(1));
