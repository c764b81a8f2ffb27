import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { prepareProduct } from './drill/support/product.ts';
import { CALLERS } from './fuzz/callers.ts';
import { operationsOf } from './fuzz/operations.ts';
import { takeTurn, type Turn } from './fuzz/turn.ts';
import { CommandError, runCommand, stopWhenAsked, UsageError } from './lib/command.ts';

const USAGE = 'Usage: npm run fuzz -- [--requests N] [--seed N] [--as CALLER]';

const lineOf = ({ caller, requests, succeeded, refused, failed, reached }: Turn, of: number): string =>
  `${caller.padEnd(20)} ${requests} requests: ${succeeded} succeeded, ${refused} refused, ${failed} failed; ` +
  `${reached.size} of ${of} calls succeeded at least once`;

/** Requests made from the OpenAPI document, sent as every role to a demo market of its own. */
await runCommand(async () => {
  stopWhenAsked(() => process.exit(130));
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      as: { type: 'string' },
    },
  });
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  const callers = CALLERS.filter(({ name }) => values.as === undefined || name === values.as);
  if (!(requests > 0) || !Number.isInteger(seed)) throw new UsageError('--requests and --seed take whole numbers.');
  if (callers.length === 0) throw new UsageError(`--as takes one of: ${CALLERS.map(({ name }) => name).join(', ')}.`);
  console.log(`Fuzzing with seed ${seed}`);
  const product = await prepareProduct();
  let owner: Client | undefined;
  try {
    await product.start();
    const api = operationsOf(await (await fetch(`${product.origin}/api/openapi.json`)).json());
    owner = new Client({ connectionString: product.ownerUrl });
    await owner.connect();
    const turns: Turn[] = [];
    for (const caller of callers) {
      const setting = { origin: product.origin, owner, api, seed };
      const turn = await takeTurn(setting, caller, Math.ceil(requests / callers.length));
      console.log(lineOf(turn, api.operations.length));
      turns.push(turn);
    }
    const faults = turns.flatMap((turn) => [...turn.faults.values()].map((fault) => ({ ...fault, as: turn.caller })));
    for (const { kind, operation, as, times, detail, request } of faults) {
      console.log(`\n${kind}: ${operation} as ${as}, ${times} times\n  ${detail}\n  ${request}`);
    }
    const sent = turns.reduce((sum, turn) => sum + turn.requests, 0);
    console.log(`\n${sent} requests, ${faults.length} faults`);
    if (faults.length > 0) throw new CommandError('The faults are above.');
  } finally {
    await owner?.end();
    await product.remove();
  }
}, USAGE);
