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

/** What opening the inbox, each of its filters, a page far down and one conversation ask for, one after another. */
export async function measureInbox(employer: Visitor, deep: string, conversation: string): Promise<InboxFigure[]> {
  const asks: [what: string, path: string][] = [
    ['all', '?limit=20'],
    ['unread', '?filter=unread&limit=20'],
    ['waiting on me', '?filter=mine&limit=20'],
    ['waiting on them', '?filter=theirs&limit=20'],
    ['assigned to me', '?filter=assigned&limit=20'],
    ['a page far down', `?limit=20&cursor=${deep}`],
    ['unread in the navigation', '/unread-count'],
    ['one conversation', `/${conversation}`],
    ['its messages', `/${conversation}/messages?limit=50`],
  ];
  const figures: InboxFigure[] = [];
  for (const [what, path] of asks) figures.push({ what, ...(await timesFor(employer, `/api/conversations${path}`)) });
  return figures;
}

async function timesFor({ origin, cookie }: Visitor, path: string) {
  const samples: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const began = performance.now();
    const response = await fetch(`${origin}${path}`, { headers: { cookie } });
    const body = await response.text();
    const took = performance.now() - began;
    if (!response.ok) throw new CommandError(`${path}: ${response.status} ${body.slice(0, 300)}`);
    if (run >= 0) samples.push(took);
  }
  const { p50Ms, p95Ms } = timesOf(samples);
  return { p50Ms: rounded(p50Ms), p95Ms: rounded(p95Ms) };
}

const rounded = (ms: number) => Number(ms.toFixed(1));
