import { Client } from 'pg';
import { encodeCursor } from '#platform/server/http/keyset.ts';
import { CommandError } from '../../lib/command.ts';
import { progressBar } from '../../lib/progress.ts';
import { aimOf, type Aim } from '../aims.ts';
import { onDemoMarket } from '../match/demo-market.ts';
import type { Times } from '../times.ts';
import { signIn } from '../visitor.ts';
import { connectCrowd } from '../load/connect-crowd.ts';
import { measureDelivery } from './delivery.ts';
import { CONVERSATION, fillTalk } from './fill-talk.ts';
import { measureInbox, type InboxFigure } from './inbox.ts';

const CONNECTED = 2_000;
const MESSAGES_EACH = 10;
const DELIVERY_AIM_MS = 250;
const INBOX_AIM_MS = 50;

export interface TalkBench {
  messages: number;
  connected: number;
  inbox: readonly InboxFigure[];
  /** Until the other side's open screen has the message. */
  delivery: Times;
}

/**
 * Conversations over HTTP against one process in production mode: the inbox of an organization with `BENCH_ROWS` messages
 * (default: a million), and a message to an open screen while 2,000 people are connected.
 */
export const benchTalk = (): Promise<TalkBench> =>
  onDemoMarket({ role: 'all' }, async ({ product, ownerUrl, secretKey }) => {
    const messages = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
    if (!Number.isInteger(messages) || messages < CONNECTED * MESSAGES_EACH) {
      throw new CommandError(`BENCH_ROWS takes whole numbers, ${CONNECTED * MESSAGES_EACH} or more.`);
    }
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      const [employer, candidate] = [await signIn(product, 'employer'), await signIn(product, 'candidate')];
      const organization = await one(
        owner,
        `select organization_id as found from employer_profiles where user_id = $1`,
        [employer.userId],
      );
      const filling = {
        conversations: messages / MESSAGES_EACH,
        messagesEach: MESSAGES_EACH,
        people: CONNECTED,
        employer: employer.userId,
        organization,
        candidate: candidate.userId,
      };
      await fillTalk(owner, filling, progressBar('messages'));
      const deep = await one(
        owner,
        `select json_build_array(last_at::text, id)::text as found from conversations where organization_id = $1
         order by last_at desc, id desc offset ${filling.conversations / 2} limit 1`,
        [organization],
      );
      const inbox = await measureInbox(owner, {
        employer,
        deep: encodeCursor(JSON.parse(deep) as string[]),
        conversation: CONVERSATION,
      });
      const { rows } = await owner.query<{ id: string }>(
        `select id from auth.users where email like 'talker.%@bench.test' limit ${CONNECTED}`,
      );
      const userIds = rows.map(({ id }) => id);
      const { disconnect } = await connectCrowd({ product, ownerUrl, secretKey, userIds }, progressBar('streams'));
      const delivery = await measureDelivery(owner, employer, candidate);
      disconnect();
      return { messages, connected: userIds.length, inbox, delivery };
    } finally {
      await owner.end();
    }
  });

async function one(owner: Client, statement: string, values: unknown[]): Promise<string> {
  const { rows } = await owner.query<{ found: string }>(statement, values);
  if (!rows[0]) throw new CommandError(`Nothing found: ${statement}`);
  return rows[0].found;
}

export const talkAims = ({ inbox, delivery, connected }: TalkBench): Aim[] => [
  aimOf(`a message on the other side’s screen, ${connected} people connected, p95`, Math.round(delivery.p95Ms), 'ms', {
    atMost: DELIVERY_AIM_MS,
  }),
  ...inbox.map(({ what, p95Ms }) => aimOf(`inbox, ${what}, p95`, p95Ms, 'ms', { atMost: INBOX_AIM_MS })),
];

export const talkTable = ({ messages, connected, inbox, delivery }: TalkBench): string =>
  [
    `Inbox of an organization with ${messages.toLocaleString('en-US')} messages`,
    '',
    '| asked for | p50 ms | p95 ms |',
    '| --- | --- | --- |',
    ...inbox.map(({ what, p50Ms, p95Ms }) => `| ${what} | ${p50Ms} | ${p95Ms} |`),
    '',
    `A message to the other side’s open screen with ${connected.toLocaleString('en-US')} people connected: p50 ${Math.round(delivery.p50Ms)} ms, p95 ${Math.round(delivery.p95Ms)} ms, p99 ${Math.round(delivery.p99Ms)} ms`,
  ].join('\n');
