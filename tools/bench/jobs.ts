import { Client } from 'pg';
import { addDays, dayOf } from '#kernel/days.ts';
import { findChromium, HOW_TO_INSTALL } from '../lib/chromium.ts';
import { CommandError } from '../lib/command.ts';
import { buildSite } from '../lib/site/site.ts';
import { aimOf, type Aim } from './aims.ts';
import { fillJobs } from './jobs-fill.ts';
import { onDemoMarket } from './match/demo-market.ts';
import { auditOnPhone, pagesTable, type PageFigures } from './screens/page-audit.ts';
import { timesOf } from './times.ts';

const JOBS = 100_000;
const RUNS = 30;
const WARM_UP = 5;
const AIM_MS = 50;
/** The address of the first job of `fillJobs`, which is no demo job, so search engines may list it. */
const REAL_JOB = '/jobs/bench-1';

export interface JobsFigure {
  search: string;
  p50Ms: number;
  p95Ms: number;
  jobs: string;
}

const searches = (): [search: string, query: string][] => [
  ['all', ''],
  ['one word that every job has', '?q=patients'],
  ['words', '?q=dialysis+nurse'],
  ['the beginning of a word', '?q=emerg'],
  ['a word that no job has', '?q=zzqxv'],
  ['position', '?position=RN'],
  ['a town', '/in/joplin-mo'],
  ['a state and a position', '/in/missouri/rn'],
  ['25 miles', '?place=64801&miles=25'],
  ['500 miles, nearest', '?place=64801&miles=500&sort=distance'],
  ['highest pay', '?sort=pay'],
  ['shift and schedule', '?shift=nights&schedule=3x12'],
  ['pay range', '?payFrom=40&payTo=45'],
  ['setting and bonus', '?setting=clinic&bonus=1'],
  ['start date', `?startBy=${addDays(dayOf(new Date()), 14)}`],
  [
    'everything at once',
    `?q=nurse&position=RN&place=64801&miles=250&shift=days&shift=nights&schedule=3x12&type=full_time&payFrom=25&setting=hospital&startBy=${addDays(dayOf(new Date()), 60)}&bonus=1`,
  ],
];

export interface JobsBench {
  searches: readonly JobsFigure[];
  /** The first search after all jobs were added at once. */
  firstMs: number;
  pages: readonly PageFigures[];
}

/** Each search's page, requested one after another from a server in production mode with 100,000 open jobs. */
export const benchJobs = (): Promise<JobsBench> =>
  onDemoMarket({}, async ({ product, ownerUrl, launch }) => {
    const executablePath = findChromium();
    if (!executablePath) throw new CommandError(HOW_TO_INSTALL);
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      await fillJobs(owner, JOBS);
      const began = performance.now();
      const first = await fetch(`${product}/jobs`).then((response) => response.text());
      const firstMs = Math.round(performance.now() - began);
      const figures: JobsFigure[] = [];
      for (const [search, query] of searches()) figures.push(await measure(search, `${product}/jobs${query}`));
      const next = /<link rel="next" href="([^"]+)"/.exec(first)?.[1];
      if (next) figures.push(await measure('the next page', `${product}${next}`));
      const pages: PageFigures[] = [];
      // With the style sheets of the built site, which the searches do without.
      await buildSite();
      const site = await launch('tools/start.ts', { NODE_ENV: 'production', ROLE: 'web', LOG_LEVEL: 'warn' });
      const origin = `http://localhost:${new URL(site).port}`;
      for (const path of ['/jobs', REAL_JOB]) pages.push(await auditOnPhone({ origin, path }, executablePath));
      return { searches: figures, firstMs, pages };
    } finally {
      await owner.end();
    }
  });

async function measure(search: string, url: string): Promise<JobsFigure> {
  const samples: number[] = [];
  let jobs = '';
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const began = performance.now();
    const response = await fetch(url);
    const body = await response.text();
    const took = performance.now() - began;
    if (!response.ok) throw new CommandError(`${url}: ${response.status} ${body.slice(0, 300)}`);
    jobs = /(?:>([\d,]+) jobs?| of ([\d,]+))</.exec(body)?.slice(1).find(Boolean) ?? '';
    if (run >= 0) samples.push(took);
  }
  const { p50Ms, p95Ms } = timesOf(samples);
  return { search, p50Ms: Number(p50Ms.toFixed(1)), p95Ms: Number(p95Ms.toFixed(1)), jobs };
}

/** Lighthouse's targets on a phone. */
const LEAST = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 } as const;

export const jobsAims = ({ searches: figures, pages }: JobsBench): Aim[] => [
  ...figures.map(({ search, p95Ms }) => aimOf(`/jobs, ${search}, p95`, p95Ms, 'ms', { atMost: AIM_MS })),
  ...pages.flatMap((page) =>
    (Object.keys(LEAST) as (keyof typeof LEAST)[]).map((score) =>
      aimOf(`${page.path} on a phone, ${score}`, page[score], 'of 100', { atLeast: LEAST[score] }),
    ),
  ),
];

export const jobsTable = ({ searches: figures, firstMs, pages }: JobsBench): string =>
  [
    `/jobs with ${JOBS.toLocaleString('en-US')} open jobs, ${RUNS} times each; aim: p95 of ${AIM_MS} ms`,
    `The first search after ${JOBS.toLocaleString('en-US')} jobs were added at once took ${firstMs} ms.`,
    '',
    '| search | jobs found | p50 ms | p95 ms |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      ({ search, jobs, p50Ms, p95Ms }) =>
        `| ${search} | ${jobs} | ${p50Ms} | ${p95Ms <= AIM_MS ? p95Ms : `**${p95Ms}**`} |`,
    ),
    '',
    pagesTable(pages),
  ].join('\n');
