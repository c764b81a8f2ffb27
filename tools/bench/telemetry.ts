import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { CommandError } from '../lib/command.ts';
import { aimOf, type Aim } from './aims.ts';
import { onDemoMarket, PRODUCT } from './match/demo-market.ts';
import { READS } from './api/reads.ts';
import { timesOf } from './times.ts';
import { signIn } from './visitor.ts';

const KINDS = ['off', 'metrics', 'metrics and traces'] as const;
type Kind = (typeof KINDS)[number];

export interface TelemetryFigures {
  read: string;
  /** The middle of the rounds. */
  requestsPerSecond: Record<Kind, number>;
}

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 3;
/** Short and long reads that need no subject of their own. */
const MEASURED = READS.filter(({ name }) => ['session', 'notifications', 'my-matches'].includes(name));

/**
 * What it costs to be watched: three processes of the product on one database, without telemetry, with metrics, and with
 * metrics and every trace, asked in turns for a few seconds each, so that a noisy machine is as noisy for each.
 */
export async function benchTelemetry(): Promise<TelemetryFigures[]> {
  const collector = createServer((request, response) => request.resume().on('end', () => response.end())).listen(0);
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  try {
    return await onDemoMarket({}, async ({ product, launch }) => {
      const start = (env: Record<string, string>) =>
        launch(PRODUCT, { NODE_ENV: 'production', ROLE: 'web', LOG_LEVEL: 'warn', ...env });
      const origins: Record<Kind, string> = {
        off: product,
        metrics: await start({ METRICS_PORT: String(await freePort(0)) }),
        'metrics and traces': await start({
          METRICS_PORT: String(await freePort(0)),
          OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        }),
      };
      const { cookie } = await signIn(product, 'candidate');
      const figures: TelemetryFigures[] = [];
      for (const { name, path } of MEASURED) figures.push({ read: name, requestsPerSecond: await inTurns(path) });
      return figures;

      async function inTurns(path: string): Promise<Record<Kind, number>> {
        const rates: Record<Kind, number[]> = { off: [], metrics: [], 'metrics and traces': [] };
        // The first round warms up.
        for (let round = 0; round <= ROUNDS; round += 1) {
          for (const kind of KINDS) {
            const rate = await rateOf(`${origins[kind]}${path}`, cookie);
            if (round > 0) rates[kind].push(rate);
          }
        }
        const middle = (kind: Kind) => timesOf(rates[kind]).p50Ms;
        return { off: middle('off'), metrics: middle('metrics'), 'metrics and traces': middle('metrics and traces') };
      }
    });
  } finally {
    collector.close();
  }
}

async function rateOf(url: string, cookie: string): Promise<number> {
  const load = { url, headers: { cookie }, connections: CONNECTIONS, duration: SECONDS };
  const { requests, non2xx, errors } = await autocannon(load);
  if (non2xx + errors > 0) throw new CommandError(`${url}: ${non2xx} refused and ${errors} failed requests.`);
  return Math.round(requests.average);
}

/** Percent of the throughput that is lost; below zero is noise. */
const costOf = ({ requestsPerSecond }: TelemetryFigures, kind: Kind): number =>
  Math.round(1000 * (1 - requestsPerSecond[kind] / requestsPerSecond.off)) / 10;

export const telemetryTable = (figures: readonly TelemetryFigures[]): string =>
  figures
    .map((one) => {
      const rates = KINDS.map((kind) => `${kind} ${one.requestsPerSecond[kind]}/s`);
      return `telemetry, ${one.read}: ${rates.join(', ')}`;
    })
    .join('\n');

export const telemetryAims = (figures: readonly TelemetryFigures[]): Aim[] =>
  figures.flatMap((one) =>
    (['metrics', 'metrics and traces'] as const).map((kind) =>
      aimOf(`${one.read}, throughput that ${kind} cost`, costOf(one, kind), '%', { atMost: 5 }),
    ),
  );
