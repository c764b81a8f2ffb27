import { Client } from 'pg';
import { findChromium, HOW_TO_INSTALL } from '#tools/lib/chromium.ts';
import { CommandError } from '../../lib/command.ts';
import { progressBar } from '../../lib/progress.ts';
import { buildSite } from '../../lib/site/site.ts';
import { aimOf, type Aim } from '../aims.ts';
import { id } from '../lists/lists-fill.ts';
import { onDemoMarket } from '../match/demo-market.ts';
import { signIn } from '../visitor.ts';
import { measureDesk, type DeskFigure } from './desk-asked.ts';
import { measureScreens, type DeskScreens } from './desk-screens.ts';
import { applicationNumber, BUSIEST, fillDesk, jobNumber, unitNumber } from './fill-desk.ts';

const JOBS = 400;
const LEAST = 10_000;

export interface DeskBench {
  applications: number;
  jobs: number;
  asked: readonly DeskFigure[];
  screens: DeskScreens;
}

/**
 * An employer's day in an organization with 400 jobs and `BENCH_ROWS` applications (default: 100,000), a thousand of them
 * to one job: what each screen asks the server for, and what a browser shows and how soon.
 */
export async function benchDesk(): Promise<DeskBench> {
  const applications = Number(process.env['BENCH_ROWS'] ?? 100_000);
  if (!Number.isInteger(applications) || applications < LEAST || applications % 1_000 > 0) {
    throw new CommandError(`BENCH_ROWS takes whole thousands, ${LEAST} or more.`);
  }
  const browser = findChromium();
  if (!browser) throw new CommandError(HOW_TO_INSTALL);
  await buildSite();
  return onDemoMarket({}, async ({ product, ownerUrl, launch }) => {
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      const employer = await signIn(product, 'employer');
      const organization = await one(
        owner,
        `select organization_id as found from employer_profiles where user_id = '${employer.userId}'`,
      );
      const filling = { applications, jobs: JOBS, employer: employer.userId, organization };
      await fillDesk(owner, filling, progressBar('applications'));
      const idOf = (expression: string) => one(owner, `select ${expression} as found`);
      const job = await idOf(jobNumber('1'));
      const places = {
        job,
        unit: await idOf(unitNumber('2')),
        application: await idOf(applicationNumber(String(APPLIED))),
        tag: await idOf(id('desk-tag', '1')),
      };
      const asked = await measureDesk(owner, employer, places, progressBar('requests'));
      await owner.query('delete from rate_limits');
      const origin = await launch('tools/start.ts', { DEMO: '0', ROLE: 'web', LOG_LEVEL: 'warn' });
      const screens = await measureScreens(browser, { ...employer, origin }, job);
      return { applications, jobs: JOBS, asked, screens };
    } finally {
      await owner.end();
    }
  });
}

/** An application to the busiest job. */
const APPLIED = 487;

async function one(owner: Client, statement: string): Promise<string> {
  const { rows } = await owner.query<{ found: string }>(statement);
  if (!rows[0]) throw new CommandError(`Nothing found: ${statement}`);
  return rows[0].found;
}

export const deskAims = ({ asked, screens }: DeskBench): Aim[] => [
  ...asked.map(({ what, p95Ms, aimMs }) => aimOf(`${what}, p95`, p95Ms, 'ms', { atMost: aimMs })),
  aimOf('a board of 1,000 opens from its address', screens.boardFromAddressMs, 'ms', { atMost: 1_000 }),
  aimOf('a board of 1,000 opens from its tab', screens.boardFromTabMs, 'ms', { atMost: 1_000 }),
  aimOf('a card moves', screens.moveMs, 'ms', { atMost: 100 }),
  aimOf('jobs in view', screens.jobsInView, 'jobs', { atLeast: 8 }),
  aimOf('people of the table in view', screens.peopleInTable, 'people', { atLeast: 8 }),
  aimOf('people of the board in view', screens.peopleOnBoard, 'people', { atLeast: 8 }),
];

export const deskTable = ({ applications, jobs, asked, screens }: DeskBench): string =>
  [
    `An organization with ${jobs} jobs and ${applications.toLocaleString('en-US')} applications, ${BUSIEST.toLocaleString('en-US')} of them to one job`,
    '',
    '| asked for | p50 ms | p95 ms | aim ms |',
    '| --- | --- | --- | --- |',
    ...asked.map(({ what, p50Ms, p95Ms, aimMs }) => `| ${what} | ${p50Ms} | ${p95Ms} | ${aimMs} |`),
    '',
    `Lines of Today in view at 1366 × 768: ${screens.todayInView}`,
  ].join('\n');
