import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { CommandError } from '../../lib/command.ts';
import { prepareMember, startProxy, type Member, type Proxy } from '../../lib/fleet.ts';
import { HAPROXY } from '../../lib/optional-programs.ts';
import { ARTIFACT, ensureArtifact } from './artifact.ts';
import { compare, type Finding } from './findings.ts';
import { seconds } from './frame.ts';
import { inWords, startLoad, type Load } from './load.ts';
import { CannotRunHere, type Story } from './run-drill.ts';
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.ts';
import { keepStreams, type Streams } from './streams.ts';

const PER_SECOND = 200;
const STREAMS = 5;
const AFTER_MS = 5_000;

export interface FleetScene extends Story {
  web: readonly [Member, Member];
  workers: readonly [Member, Member];
  proxy: Proxy;
  streams: Streams;
  /** How many writes were accepted so far. */
  accepted(): number;
  /** Runs a statement as the database's owner. */
  ask<T extends object>(statement: string, values?: unknown[]): Promise<T[]>;
  /** Runs a part of the drill and says the outcome of the requests meanwhile. */
  phase(what: string, requests: 'all succeed' | 'may fail', work: () => Promise<unknown>): Promise<void>;
}

interface Options {
  openDatabase?: (folder: string) => Promise<ScratchDatabase>;
}

/**
 * Two web processes and two workers of the artifact behind HAProxy, at 200 requests a second, of which each tenth writes.
 * Fails when a message that was accepted is lost or doubled, or when something scheduled ran twice.
 */
export async function withFleet(
  { say, count }: Story,
  fault: (scene: FleetScene) => Promise<void>,
  options: Options = {},
): Promise<void> {
  if (!HAPROXY) throw new CannotRunHere('This drill needs HAProxy: apt-get install haproxy');
  const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-fleet-'));
  const members: Member[] = [];
  let database: ScratchDatabase | undefined;
  let proxy: Proxy | undefined;
  try {
    database = await (options.openDatabase ?? openScratchDatabase)(scratch);
    const { url } = database;
    say(`PostgreSQL ${database.version}`);
    await ensureArtifact(say);
    const settings = {
      DATABASE_URL: url,
      ...database.settings,
      DATA_DIR: join(scratch, 'files'),
      SECRET_KEY: randomBytes(32).toString('hex'),
      TRUSTED_PROXY: '127.0.0.1',
    };
    for (const role of ['web', 'web', 'worker', 'worker'] as const)
      members.push(await prepareMember(ARTIFACT, role, settings));
    const [first, second, third, fourth] = members;
    if (!first || !second || !third || !fourth) throw new CommandError('Four processes were to be there.');
    const began = performance.now();
    await Promise.all(members.map((member) => member.start()));
    say(
      `two web processes and two workers started at once on an empty database: ${seconds(performance.now() - began)}`,
    );
    proxy = await startProxy(HAPROXY, [first, second]);
    const ask = <T extends object>(statement: string, values: unknown[] = []) => query<T>(url, statement, values);
    const load = startLoad(proxy.origin, PER_SECOND);
    const streams = keepStreams(proxy.origin, await signUp(proxy.origin, ask), STREAMS);
    const phase = phaseOf(load, streams, say);
    await fault({
      web: [first, second],
      workers: [third, fourth],
      proxy,
      streams,
      accepted: () => load.accepted.length,
      ask,
      say,
      count,
      phase,
    });
    await load.stop();
    await streams.stop();
    say(`${streams.cuts} cuts of live streams in all; open again after ${seconds(streams.longestMs)} at most`);
    if (load.odd.length > 0) say(`unexpected answers: ${[...new Set(load.odd)].slice(0, 5).join('; ')}`);
    count([await findMessages(load, ask), await findScheduled(ask)]);
    if (load.odd.length > 0) throw new CommandError('A request was refused.');
  } catch (error) {
    if (proxy) console.error(proxy.printed().slice(-3_000));
    for (const member of members) console.error(member.printed().slice(-1_000));
    throw error;
  } finally {
    await proxy?.stop();
    await Promise.all(members.map((member) => member.end('SIGKILL')));
    await database?.remove();
    rmSync(scratch, { recursive: true, force: true });
  }
}

const phaseOf =
  (load: Load, streams: Streams, say: FleetScene['say']): FleetScene['phase'] =>
  async (what, requests, work) => {
    load.take();
    const [began, cutsBefore] = [performance.now(), streams.cuts];
    await work();
    await wait(AFTER_MS);
    const counts = load.take();
    say(`${what} (${seconds(performance.now() - began)}): ${inWords(counts)}`);
    const cuts = streams.cuts - cutsBefore;
    if (cuts > 0) say(`  ${cuts} live streams were cut; ${streams.open} of ${STREAMS} are open now`);
    if (requests === 'all succeed' && counts.failedReads + counts.failedWrites > 0)
      throw new CommandError('A request failed.');
  };

async function findMessages({ accepted }: Load, ask: FleetScene['ask']): Promise<Finding> {
  const found = await ask<{ key: string }>('select right(message, 36) as key from contact_messages');
  const counts = new Map<string, number>();
  for (const { key } of found) counts.set(key, (counts.get(key) ?? 0) + 1);
  return compare('messages to the team', accepted, (key) => counts.get(key) ?? 0);
}

/**
 * The runs of what is scheduled each minute; one of a minute that had its run already is doubled. A busy worker may be
 * late, so that a minute sees the run of the one before as well: the queue's note of each minute counts.
 */
async function findScheduled(ask: FleetScene['ask']): Promise<Finding> {
  const schedules = await ask<{ runs: number; minutes: number }>(
    `select (select count(*)::int from pgboss.job j where j.name = s.name and j.data = '{}') as runs,
       (select count(distinct o.singleton_on)::int from pgboss.job o
        where o.name = '__pgboss__send-it' and o.data ->> 'name' = s.name) as minutes
     from pgboss.schedule s where s.cron = '* * * * *'`,
  );
  const once = schedules.reduce((sum, { runs, minutes }) => sum + Math.min(runs, minutes), 0);
  const doubled = schedules.reduce((sum, { runs, minutes }) => sum + Math.max(0, runs - minutes), 0);
  return { what: 'scheduled runs', acknowledged: once, found: once, lost: 0, doubled };
}

/** Opens an account and confirms its address; returns the cookie. */
async function signUp(origin: string, ask: FleetScene['ask']): Promise<string> {
  const account = { email: `drill-${randomUUID()}@example.test`, password: randomUUID() };
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new CommandError(`${path} was refused: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  await send('/api/auth/sign-up', { ...account, full_name: 'Drill Person', role: 'job_seeker' });
  await ask('update auth.users set email_verified = true where email = $1', [account.email]);
  const { headers } = await send('/api/auth/sign-in', account);
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function query<T extends object>(url: string, statement: string, values: unknown[]): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
