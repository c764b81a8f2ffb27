import autocannon from 'autocannon';
import { Client } from 'pg';
import { CommandError } from '../lib/command.ts';
import { crowdIn } from './crowd.ts';
import { onDemoMarket } from './match/demo-market.ts';
import { READS, type Read } from './reads.ts';
import { signIn } from './visitor.ts';

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
  bare: Figures;
}

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
/** The market of a first start with its histories, and these in addition. */
const CROWD = { candidates: 10_000, jobs: 400, seed: 5 };

/**
 * Requests per second and latency of the main reads on a demo market, each right after a bare handler that runs the
 * same query on the same database. Server and load share the machine, so only figures of one run compare.
 */
export async function benchApi(): Promise<ReadFigures[]> {
  return onDemoMarket({ fillMore: crowdIn(CROWD) }, async ({ product, ownerUrl, launch }) => {
    const visitors = {
      nobody: { cookie: '', userId: '' },
      candidate: await signIn(product, 'candidate'),
      employer: await signIn(product, 'employer'),
    };
    const job = await busiestJob(ownerUrl, visitors.employer.userId);
    const valuesOf = (read: Read) => read.takes.map((id) => (id === 'job' ? job : visitors[read.as].userId));
    const bare = await launch('tools/bench/bare-server.ts', {
      BENCH_SUBJECTS: JSON.stringify(Object.fromEntries(READS.map((read) => [read.name, valuesOf(read)]))),
    });
    const figures: ReadFigures[] = [];
    for (const read of READS) {
      figures.push({
        read: read.name,
        bare: await measure(`${bare}/${read.name}`, ''),
        product: await measure(`${product}${read.path.replace(':job', job)}`, visitors[read.as].cookie),
      });
    }
    return figures;
  });
}

async function busiestJob(ownerUrl: string, employerId: string): Promise<string> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select j.id from jobs j join employer_profiles e on e.organization_id = j.organization_id
     left join applications a on a.job_id = j.id
     where e.user_id = $1 group by j.id order by count(a.id) desc, j.id limit 1`,
    [employerId],
  );
  await client.end();
  if (!rows[0]) throw new CommandError('The demo employer has no job to measure with.');
  return rows[0].id;
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

/** A readable table; p50 and p99 are at full load. */
export function tableOf(figures: readonly ReadFigures[]): string {
  const line = (cells: string[]) => cells.map((cell, i) => (i === 0 ? cell.padEnd(16) : cell.padStart(12))).join('');
  const rows = figures.map(({ read, product, bare }) =>
    line([
      read,
      String(product.requestsPerSecond),
      `${product.p50Ms} ms`,
      `${product.p99Ms} ms`,
      `${product.aloneMs} ms`,
      String(bare.requestsPerSecond),
      `${bare.p50Ms} ms`,
      `${bare.p99Ms} ms`,
      `${bare.aloneMs} ms`,
      `${Math.round((100 * product.requestsPerSecond) / bare.requestsPerSecond)}%`,
    ]),
  );
  return [
    line(['api', 'requests/s', 'p50', 'p99', 'alone p97.5', 'bare req/s', 'p50', 'p99', 'alone p97.5', 'of bare']),
    ...rows,
  ].join('\n');
}
