import { Client } from 'pg';
import { encodeCursor } from '#platform/server/http/keyset.ts';
import { CommandError } from '../../lib/command.ts';
import { progressBar } from '../../lib/progress.ts';
import { onDemoMarket } from '../match/demo-market.ts';
import { asksOf, type Ask } from './lists-asked.ts';
import { fillLists, id } from './lists-fill.ts';
import { aimOf, type Aim } from '../aims.ts';
import { timesOf } from '../times.ts';
import { signIn, type Visitor } from '../visitor.ts';

export interface ListFigure {
  list: string;
  ask: string;
  p50Ms: number;
  p95Ms: number;
  aimMs: number;
  isMet: boolean;
}

export interface ListsReport {
  rows: number;
  runs: number;
  figures: ListFigure[];
}

const RUNS = 40;
const WARM_UP = 5;
const AIM_MS = 50;
const SEARCH_AIM_MS = 200;

/**
 * Requests every list that a screen shows over HTTP, one after another, with `BENCH_ROWS` rows (default: a million) in
 * each table behind them.
 */
export const benchLists = (): Promise<ListsReport> =>
  onDemoMarket({}, async ({ product, ownerUrl }) => {
    const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
    if (!Number.isInteger(rows) || rows < 20_000 || rows % 1_000 > 0) {
      throw new CommandError('BENCH_ROWS takes whole thousands, 20000 or more.');
    }
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      return { rows, runs: RUNS, figures: await askAll(product, owner, rows) };
    } finally {
      await owner.end();
    }
  });

async function askAll(product: string, owner: Client, rows: number): Promise<ListFigure[]> {
  const visitors = {
    admin: await signInAsAdmin(product, owner),
    candidate: await signIn(product, 'candidate'),
    employer: await signIn(product, 'employer'),
  };
  const filling = {
    rows,
    admin: visitors.admin.userId,
    candidate: visitors.candidate.userId,
    employer: visitors.employer.userId,
    organization: await idOf(
      owner,
      `select organization_id as id from employer_profiles where user_id = '${visitors.employer.userId}'`,
    ),
  };
  await fillLists(owner, filling, progressBar('lists'));
  const busiest = await idOf(owner, `select ${id('job', '1')} as id`);
  const figures: ListFigure[] = [];
  for (const ask of asksOf(filling, busiest)) {
    const path = await pathOf(owner, ask);
    const visitor = ask.as === 'nobody' ? null : visitors[ask.as];
    figures.push(figureOf(ask, await measure(`${product}${path}`, visitor, owner)));
  }
  return figures;
}

/** Production requires a second factor of administrators: this one counts as having it. */
async function signInAsAdmin(product: string, owner: Client): Promise<Visitor> {
  const visitor = await signIn(product, 'admin');
  await owner.query('update auth.users set two_factor_enabled = true where id = $1', [visitor.userId]);
  return visitor;
}

async function idOf(owner: Client, statement: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(statement);
  if (!rows[0]) throw new CommandError(`Nothing found: ${statement}`);
  return rows[0].id;
}

async function pathOf(owner: Client, { path, behind, list, what }: Ask): Promise<string> {
  if (!behind) return path;
  const { rows } = await owner.query<{ key: (string | number)[] }>(behind);
  if (!rows[0]) throw new CommandError(`${list}, ${what}: there is no such row.`);
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeCursor(rows[0].key)}`;
}

async function measure(url: string, visitor: Visitor | null, owner: Client): Promise<number[]> {
  const headers: Record<string, string> = visitor ? { cookie: visitor.cookie } : {};
  const samples: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    // Limits are on, as in production, but a benchmark exceeds them.
    await owner.query('delete from rate_limits');
    const began = performance.now();
    const response = await fetch(url, { headers });
    const body = await response.text();
    const took = performance.now() - began;
    if (!response.ok) throw new CommandError(`${url}: ${response.status} ${body.slice(0, 300)}`);
    if (run >= 0) samples.push(took);
  }
  return samples;
}

function figureOf({ list, what, isSearch }: Ask, samples: readonly number[]): ListFigure {
  const { p50Ms, p95Ms } = timesOf(samples);
  const aimMs = isSearch ? SEARCH_AIM_MS : AIM_MS;
  const shown = { p50Ms: rounded(p50Ms), p95Ms: rounded(p95Ms) };
  return { list, ask: what, ...shown, aimMs, isMet: shown.p95Ms <= aimMs };
}
const rounded = (ms: number) => Number(ms.toFixed(1));

export const listsAims = ({ figures }: ListsReport): Aim[] =>
  figures.map(({ list, ask, p95Ms, aimMs }) => aimOf(`${list}, ${ask}, p95`, p95Ms, 'ms', { atMost: aimMs }));

export function listsTable({ rows, runs, figures }: ListsReport): string {
  const missed = figures.filter(({ isMet }) => !isMet);
  return [
    `${rows.toLocaleString('en-US')} rows in each table, ${runs} times each; ${figures.length - missed.length} of ${figures.length} within the aim`,
    '',
    '| list | asked for | p50 ms | p95 ms | aim ms |',
    '| --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ list, ask, p50Ms, p95Ms, aimMs, isMet }) =>
        `| ${list} | ${ask} | ${p50Ms} | ${isMet ? p95Ms : `**${p95Ms}**`} | ${aimMs} |`,
    ),
  ].join('\n');
}
