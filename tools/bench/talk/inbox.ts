import type { Client } from 'pg';
import { CommandError } from '../../lib/command.ts';
import { timesOf } from '../times.ts';
import type { Visitor } from '../visitor.ts';

const RUNS = 60;
const WARM_UP = 10;

export interface InboxFigure {
  what: string;
  p50Ms: number;
  p95Ms: number;
}

interface Inbox {
  employer: Visitor;
  /** The cursor of a page far down. */
  deep: string;
  conversation: string;
}

type Ask = [what: string, path: string, words?: string];

/**
 * What opening the inbox, each of its filters, a page far down, a search and one conversation ask for, one after another.
 * Each search reads messages and names, as the screen's does.
 */
export async function measureInbox(owner: Client, { employer, deep, conversation }: Inbox): Promise<InboxFigure[]> {
  const asks: Ask[] = [
    ['all', '?limit=20'],
    ['unread', '?filter=unread&limit=20'],
    ['waiting on me', '?filter=mine&limit=20'],
    ['waiting on them', '?filter=theirs&limit=20'],
    ['assigned to me', '?filter=assigned&limit=20'],
    ['a page far down', `?limit=20&cursor=${deep}`],
    ['unread in the navigation', '/unread-count'],
    ['one conversation', `/${conversation}`],
    ['its messages', `/${conversation}/messages?limit=50`],
    ['search: a word of every message', '/search', 'schedule'],
    ['search: a rare word', '/search', 'room 4711'],
    ['search: two words that only meet in a few messages', '/search', 'shift 4712'],
    ['search: a name', '/search', 'Ada Talker 4713'],
    ['search: no result', '/search', 'zeppelin'],
  ];
  const figures: InboxFigure[] = [];
  for (const [what, path, words] of asks) {
    // Limits are on, as in production, but a benchmark exceeds them.
    await owner.query('delete from rate_limits');
    figures.push({ what, ...(await timesFor(employer, `/api/conversations${path}`, words)) });
  }
  return figures;
}

async function timesFor({ origin, cookie }: Visitor, path: string, words?: string) {
  const asked = words
    ? {
        method: 'POST',
        headers: { cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify({ words, limit: 20 }),
      }
    : { headers: { cookie } };
  const samples: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const began = performance.now();
    const response = await fetch(`${origin}${path}`, asked);
    const body = await response.text();
    const took = performance.now() - began;
    if (!response.ok) throw new CommandError(`${path}: ${response.status} ${body.slice(0, 300)}`);
    if (run >= 0) samples.push(took);
  }
  const { p50Ms, p95Ms } = timesOf(samples);
  return { p50Ms: rounded(p50Ms), p95Ms: rounded(p95Ms) };
}

const rounded = (ms: number) => Number(ms.toFixed(1));
