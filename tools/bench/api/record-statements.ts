import { Client, type QueryResult } from 'pg';
import { compose } from '#app/server/compose.ts';
import { createApp } from '#app/server/create-app.ts';
import { prepareDatabase } from '#app/server/prepare-database.ts';
import { systemClock } from '#platform/server/clock.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { CommandError } from '../../lib/command.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the server knows of a connection, for requests that come from this process. */
const CONNECTION = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 0, remoteFamily: 'IPv4' } } };

interface Asked {
  name: string;
  path: string;
  cookie: string;
}

/**
 * What the product sends to the database for each request, transaction by transaction as `begin` … `commit`: it answers
 * each in this process, once to warm up and once to write down.
 */
export async function recordStatements(
  { ownerUrl, settings }: { ownerUrl: string; settings: Record<string, string> },
  asked: readonly Asked[],
): Promise<Record<string, Statement[]>> {
  const env = { ...loadEnv({ ...settings, NODE_ENV: 'production', LOG_LEVEL: 'warn' }), role: 'web' } as const;
  const url = await prepareDatabase(env, ownerUrl);
  const composition = await compose({ env, url, clock: systemClock, log: createLogger('warn') });
  const app = await createApp(composition.deps, { health: async () => [] });
  const request = async ({ path, cookie }: Asked) => {
    const answer = await app.request(path, { headers: cookie ? { cookie } : {} }, CONNECTION);
    if (!answer.ok) throw new CommandError(`${path}: ${answer.status} ${await answer.text()}`);
  };
  try {
    const recorded: Record<string, Statement[]> = {};
    for (const one of asked) {
      await request(one);
      recorded[one.name] = await listen(() => request(one));
    }
    return recorded;
  } finally {
    await composition.close();
  }
}

interface Config {
  text: string;
  values?: unknown[];
}

/** The statements that this process sends meanwhile, on whichever connection. */
async function listen(work: () => Promise<void>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = Client.prototype.query as (...args: unknown[]) => Promise<QueryResult>;
  Client.prototype.query = function record(
    this: Client,
    config: string | Config,
    values?: unknown[],
    ...rest: unknown[]
  ) {
    const { text, values: own } = typeof config === 'string' ? { text: config, values: undefined } : config;
    sent.push({ text, values: own ?? values ?? [] });
    return query.call(this, config, values, ...rest);
  } as typeof Client.prototype.query;
  try {
    await work();
    return sent;
  } finally {
    Client.prototype.query = query as typeof Client.prototype.query;
  }
}
