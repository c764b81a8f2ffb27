import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { CommandError } from '../../lib/command.ts';
import { listen } from '../live.ts';
import { timesOf, type Times } from '../times.ts';
import type { Visitor } from '../visitor.ts';
import { CONVERSATION } from './fill-talk.ts';

const RUNS = 200;
const WARM_UP = 20;
const LOST_MS = 10_000;

/**
 * From the request that sends a message until the other side's open screen has loaded it: the live event, then the same
 * two calls that the screen makes. Both sides write in turn.
 */
export async function measureDelivery(owner: Client, employer: Visitor, candidate: Visitor): Promise<Times> {
  const streams = new Map([
    [employer, await listen(employer)],
    [candidate, await listen(candidate)],
  ]);
  const samples: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    // Limits are on, as in production, but a benchmark exceeds them.
    await owner.query('delete from rate_limits');
    const [from, to] = run % 2 === 0 ? [employer, candidate] : [candidate, employer];
    const messageId = randomUUID();
    const began = performance.now();
    const heard = streams.get(to)?.next((text) => text.includes('"messages"') && text.includes(CONVERSATION));
    const sending = from.json('POST', `/api/conversations/${CONVERSATION}/messages`, {
      messageId,
      body: `Line ${run}`,
    });
    await Promise.race([heard, sending.then(() => timeOut(messageId))]);
    const [{ items }] = await Promise.all([
      to.json<{ items: { id: string }[] }>('GET', `/api/conversations/${CONVERSATION}/messages?limit=50`),
      to.json('GET', `/api/conversations/${CONVERSATION}`),
    ]);
    const took = performance.now() - began;
    if (items[0]?.id !== messageId)
      throw new CommandError('The other side’s screen was told, but the message was not there.');
    await sending;
    if (run >= 0) samples.push(took);
  }
  for (const stream of streams.values()) stream.close();
  return timesOf(samples);
}

const timeOut = (messageId: string) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new CommandError(`No live event about message ${messageId}.`)), LOST_MS).unref();
  });
