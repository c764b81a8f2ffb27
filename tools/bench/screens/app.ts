import { chromium } from '@playwright/test';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { startCaddy } from '../../lib/caddy.ts';
import { findChromium, HOW_TO_INSTALL } from '../../lib/chromium.ts';
import { CommandError } from '../../lib/command.ts';
import { CADDY } from '../../lib/optional-programs.ts';
import { buildSite } from '../../lib/site/site.ts';
import { aimOf, type Aim } from '../aims.ts';
import { FIELD } from './first-field.ts';
import { onDemoMarket } from '../match/demo-market.ts';
import { auditOnPhone, ACCEPT_ANY_CERTIFICATE, RUNS, type PageFigures } from './page-audit.ts';
import { middleVisit, visitSlowly, type SlowVisit } from './slow-visit.ts';
import { allowAdministrator, cookiesOf, signIn, signUpNewcomer, type Visitor } from '../visitor.ts';

interface Screen {
  screen: string;
  path: string;
  /** Null: opened signed out. */
  visitor: Visitor | null;
}

interface ScreenFigures extends Pick<Screen, 'screen'> {
  audit: PageFigures;
  visit: SlowVisit;
}

const HEADING = 'main h1';

/** How visitors reach the product. */
interface Entrance {
  origin: string;
  /** Without the proxy. */
  direct: string;
  stop(): Promise<void>;
}

/**
 * The screens to sign up and in, and those behind the sign-in, as the first visit of the day opens them: Lighthouse as
 * `web` runs it for the public pages, and a browser on slow 4G that counts the rounds of requests before the first paint
 * and before the content. Where Caddy is installed, they come through it over HTTP/2, as in `deploy`; otherwise over
 * HTTP/1.1.
 */
export const benchApp = (): Promise<ScreenFigures[]> =>
  onDemoMarket({}, async ({ ownerUrl, launch }) => {
    const executablePath = findChromium();
    if (!executablePath) throw new CommandError(HOW_TO_INSTALL);
    await buildSite();
    const { origin, direct, stop } = await openEntrance((env) => launch('tools/start.ts', env));
    const screens = await screensOf(direct, ownerUrl);
    const browser = await chromium.launch({ executablePath, args: [ACCEPT_ANY_CERTIFICATE] });
    try {
      const figures: ScreenFigures[] = [];
      for (const { screen, path, visitor } of screens) {
        const cookies = visitor ? cookiesOf(visitor, origin) : [];
        const selector = visitor ? HEADING : FIELD;
        const visit = await middleVisit(RUNS, () => visitSlowly(browser, `${origin}${path}`, { selector, cookies }));
        const asked = { origin, direct, path, ...(visitor && { cookie: visitor.cookie }) };
        figures.push({ screen, visit, audit: await auditOnPhone(asked, executablePath) });
      }
      return figures;
    } finally {
      await browser.close();
      await stop();
    }
  });

async function openEntrance(launch: (env: Record<string, string>) => Promise<string>): Promise<Entrance> {
  const env = { NODE_ENV: 'production', ROLE: 'web', LOG_LEVEL: 'warn' };
  if (!CADDY) {
    const direct = await launch(env);
    return { origin: `http://localhost:${new URL(direct).port}`, direct, stop: () => Promise.resolve() };
  }
  const ports = { http: await freePort(0), https: await freePort(0) };
  const origin = `https://localhost:${ports.https}`;
  const direct = await launch({ ...env, APP_URL: origin, TRUSTED_PROXY: '127.0.0.1' });
  return { origin, direct, stop: await startCaddy(new URL(direct).host, ports) };
}

/** The screens with what they show, found through the API as the screens before them would. */
async function screensOf(origin: string, ownerUrl: string): Promise<Screen[]> {
  await signUpNewcomer(origin, ownerUrl);
  const newcomer = await signIn(origin, 'newcomer');
  const candidate = await signIn(origin, 'candidate');
  const employer = await signIn(origin, 'employer');
  const admin = await signIn(origin, 'admin');
  await allowAdministrator(ownerUrl);
  const match = await firstOf(candidate, '/api/me/matches');
  const job = await firstOf(employer, '/api/employer/jobs');
  return [
    { screen: 'sign-up', path: '/candidate-signup', visitor: null },
    { screen: 'employer sign-up', path: '/employer/signup', visitor: null },
    { screen: 'sign-in', path: '/candidate/signin', visitor: null },
    { screen: 'onboarding step', path: '/job-seeker/onboarding', visitor: newcomer },
    { screen: 'candidate home', path: '/job-seeker/dashboard', visitor: candidate },
    { screen: 'match', path: `/job-seeker/matches/${match}`, visitor: candidate },
    { screen: "employer's Today", path: '/employer/dashboard', visitor: employer },
    { screen: 'board', path: `/employer/jobs/${job}?tab=board`, visitor: employer },
    { screen: 'admin case', path: '/admin/pending-approval?subject=person', visitor: admin },
  ];
}

/** The ID of the first entry of a list. */
async function firstOf(visitor: Visitor, path: string): Promise<string> {
  const { items } = await visitor.json<{ items: { id: string }[] }>('GET', path);
  const [first] = items;
  if (!first) throw new CommandError(`${path} of the demo market is empty.`);
  return first.id;
}

/** Per screen: the largest paint, blocking time and layout shift of a phone, its scripts, and the rounds of requests. */
export const appAims = (figures: readonly ScreenFigures[]): Aim[] =>
  figures.flatMap(({ screen, audit, visit }) => [
    aimOf(`${screen}, largest paint`, audit.lcpMs, 'ms', { atMost: 1_800 }),
    aimOf(`${screen}, blocking`, audit.tbtMs, 'ms', { atMost: 100 }),
    aimOf(`${screen}, layout shift`, audit.cls, '', { atMost: 0.02 }),
    aimOf(`${screen}, scripts with gzip`, audit.scriptGzipKb, 'kB', { atMost: 200 }),
    aimOf(`${screen}, waves of requests before the first paint`, visit.firstPaint.waves, '', { atMost: 2 }),
  ]);

const PROTOCOL = CADDY ? 'HTTP/2' : 'HTTP/1.1';
const COLUMNS = ['LCP ms', 'TBT ms', 'CLS', 'gzip kB', 'sent kB', 'paint ms', 'waves', 'content ms', 'waves'];

export const appTable = (figures: readonly ScreenFigures[]): string =>
  [
    line([`${PROTOCOL}; paint and content on slow 4G`, ...COLUMNS]),
    ...figures.map(({ screen, audit: { lcpMs, tbtMs, cls, scriptGzipKb, scriptKb }, visit: { firstPaint, shown } }) =>
      line([screen, lcpMs, tbtMs, cls, scriptGzipKb, scriptKb, firstPaint.ms, firstPaint.waves, shown.ms, shown.waves]),
    ),
  ].join('\n');

const line = ([name, ...cells]: readonly (string | number)[]) =>
  String(name).padEnd(38) + cells.map((cell) => String(cell).padStart(11)).join('');
