import autocannon from 'autocannon';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';
import { crowdIn } from '../crowd.ts';
import { onDemoMarket } from '../match/demo-market.ts';
import { aimOf, type Aim } from '../aims.ts';
import { READS } from './reads.ts';
import { recordStatements } from './record-statements.ts';
import { allowAdministrator, emailOf, signIn } from '../visitor.ts';

interface Figures {
  /** With `CONNECTIONS` concurrent callers. */
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** A single caller: 97.5% of the responses take at most this. */
  aloneMs: number;
}

export interface ReadFigures {
  read: string;
  product: Figures;
  /** The bare handler with the same statements under the same row-level security. */
  bare: Figures;
  /** The same without row-level security. */
  unprotected: Figures;
}

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
/** The market of a first start with its histories, and these in addition. */
const CROWD = { candidates: 10_000, jobs: 400, seed: 5 };

/**
 * Requests per second and latency of the main reads on a demo market, each right after a bare handler that sends the
 * same statements to the same database, with and without row-level security. Server and load share the machine, so only
 * figures of one run compare.
 */
export async function benchApi(): Promise<ReadFigures[]> {
  return onDemoMarket({ fillMore: crowdIn(CROWD) }, async ({ product, ownerUrl, settings, launch }) => {
    const cookies = {
      nobody: '',
      candidate: (await signIn(product, 'candidate')).cookie,
      employer: (await signIn(product, 'employer')).cookie,
      admin: (await signIn(product, 'admin')).cookie,
    };
    await allowAdministrator(ownerUrl);
    const { job, review } = await subjects(ownerUrl);
    const asked = READS.map(({ name, as, path }) => ({
      name,
      path: path.replace(':job', job).replace(':case', review),
      cookie: cookies[as],
    }));
    const statements = await recordStatements({ ownerUrl, settings }, asked);
    const bareServer = (settingsOfIt: Record<string, string>) =>
      launch('tools/bench/api/bare-server.ts', { BENCH_STATEMENTS: JSON.stringify(statements), ...settingsOfIt });
    const [bare, unprotected] = [await bareServer({}), await bareServer({ BENCH_OWNER: '1' })];
    const figures: ReadFigures[] = [];
    for (const { name, path, cookie } of asked) {
      figures.push({
        read: name,
        unprotected: await measure(`${unprotected}/${name}`, ''),
        bare: await measure(`${bare}/${name}`, ''),
        product: await measure(`${product}${path}`, cookie),
      });
    }
    return figures;
  });
}

/** The employer's job with the most applications, and a person's review that waits. */
async function subjects(ownerUrl: string): Promise<{ job: string; review: string }> {
  const [job] = await askDatabase<{ id: string }>(
    ownerUrl,
    `select j.id from jobs j join employer_profiles e on e.organization_id = j.organization_id
     join auth.users u on u.id = e.user_id left join applications a on a.job_id = j.id
     where u.email = $1 group by j.id order by count(a.id) desc, j.id limit 1`,
    [emailOf('employer')],
  );
  const [review] = await askDatabase<{ id: string }>(
    ownerUrl,
    `select id from verification_cases where status = 'pending' and subject_type = 'person' order by id limit 1`,
  );
  if (!job || !review) throw new CommandError('The demo market has no job or no review to measure with.');
  return { job: job.id, review: review.id };
}

async function measure(url: string, cookie: string): Promise<Figures> {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  await autocannon({ url, headers, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const alone = await autocannon({ url, headers, connections: 1, duration: WARM_UP_SECONDS });
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new CommandError(`${url}: ${non2xx} refused and ${errors} failed requests.`);
  return {
    requestsPerSecond: Math.round(requests.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    aloneMs: alone.latency.p97_5,
  };
}

const percentOf = (product: Figures, of: Figures): number =>
  Math.round((100 * product.requestsPerSecond) / of.requestsPerSecond);

/** A readable table; p50 and p99 are at full load. */
export function tableOf(figures: readonly ReadFigures[]): string {
  const line = (cells: string[]) => cells.map((cell, i) => (i === 0 ? cell.padEnd(16) : cell.padStart(13))).join('');
  const share = (product: Figures, of: Figures) => `${percentOf(product, of)}%`;
  const rows = figures.map(({ read, product, bare, unprotected }) =>
    line([
      read,
      String(product.requestsPerSecond),
      `${product.p50Ms} ms`,
      `${product.p99Ms} ms`,
      `${product.aloneMs} ms`,
      String(bare.requestsPerSecond),
      `${bare.p50Ms} ms`,
      share(product, bare),
      String(unprotected.requestsPerSecond),
      share(product, unprotected),
    ]),
  );
  return [
    line([
      'api',
      'requests/s',
      'p50',
      'p99',
      'alone p97.5',
      'bare req/s',
      'bare p50',
      'of bare',
      'without RLS',
      'of that',
    ]),
    ...rows,
  ].join('\n');
}

/** The aims: most of a bare handler, and on two cores three reads by number. */
export const apiAims = (figures: readonly ReadFigures[]): Aim[] =>
  figures.flatMap(({ read, product, bare }) => [
    aimOf(`${read}, of a bare handler`, percentOf(product, bare), '%', {
      atLeast: LEAST_SHARE,
    }),
    ...(read in LEAST
      ? [aimOf(`${read}, requests a second`, product.requestsPerSecond, '/s', { atLeast: LEAST[read] ?? 0 })]
      : []),
  ]);
const LEAST_SHARE = 70;
const LEAST: Readonly<Record<string, number>> = { session: 3_000, 'my-matches': 500, 'job-candidates': 300 };
