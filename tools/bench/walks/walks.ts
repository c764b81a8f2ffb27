import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Page } from '@playwright/test';
import { findChromium, HOW_TO_INSTALL } from '#tools/lib/chromium.ts';
import { CommandError } from '#tools/lib/command.ts';
import { buildSite } from '#tools/lib/site/site.ts';
import { aimOf, type Aim } from '../aims.ts';
import { endChild } from '#tools/lib/end-child.ts';
import { launch } from '../launch.ts';
import { screensTable, timeConsole, type ScreenTime } from './console-screens.ts';
import { walkNurse } from './nurse-walk.ts';
import { walkPasting } from './pasting-walk.ts';
import { walkFirstJob, walkPosting } from './posting-walk.ts';
import { walkOrganizationCase, walkPersonCase } from './review-walk.ts';
import { totalOf, type WalkStep } from './walker.ts';

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1366, height: 768 } };

type Unit = 'seconds' | 'fields' | 'taps';

interface Walk {
  walk: string;
  go: (page: Page, origin: string) => Promise<WalkStep[]>;
  atMost: Partial<Record<Unit, number>>;
  /** On a computer with a mouse instead of a phone. */
  isAtDesk?: boolean;
}

const WALKS: readonly Walk[] = [
  { walk: 'nurse: landing page to real jobs', go: walkNurse, atMost: { seconds: 120, fields: 14, taps: 30 } },
  { walk: 'employer: dashboard to a published job', go: walkPosting, atMost: { seconds: 300, taps: 25 } },
  { walk: 'employer: a pasted posting to a published job', go: walkPasting, atMost: { seconds: 300, taps: 25 } },
  { walk: 'administrator: a person case', go: walkPersonCase, atMost: { taps: 8 }, isAtDesk: true },
  { walk: 'administrator: an organization case', go: walkOrganizationCase, atMost: { taps: 10 }, isAtDesk: true },
  { walk: 'new employer: dashboard to the first job', go: walkFirstJob, atMost: { seconds: 300, taps: 25 } },
];

export interface WalkFigures extends Pick<Walk, 'walk' | 'atMost'> {
  steps: readonly WalkStep[];
  total: Omit<WalkStep, 'step'>;
}

export interface Walked {
  walks: readonly WalkFigures[];
  screens: readonly ScreenTime[];
}

/**
 * On the demo market, at four characters a second: the first minutes of new people on a phone, and an administrator's two
 * kinds of cases; then how soon each screen of the console shows its content.
 */
export async function benchWalks(): Promise<Walked> {
  const executablePath = findChromium();
  if (!executablePath) throw new CommandError(HOW_TO_INSTALL);
  await buildSite();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-walks-'));
  const children: ChildProcess[] = [];
  const browser = await chromium.launch({ executablePath });
  try {
    const address = await launch(
      children,
      'tools/start.ts',
      { DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      [],
      FIRST_START_SECONDS,
    );
    const origin = `http://localhost:${new URL(address).port}`;
    const figures: WalkFigures[] = [];
    for (const { walk, go, atMost, isAtDesk } of WALKS) {
      const page = await browser.newPage(isAtDesk ? DESK : PHONE);
      const steps = await go(page, origin);
      figures.push({ walk, atMost, steps, total: totalOf(steps) });
      await page.close();
    }
    return { walks: figures, screens: await timeConsole(browser, origin) };
  } finally {
    await browser.close();
    for (const child of children) await endChild(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The first start loads the demo market. */
const FIRST_START_SECONDS = 180;

export const walkAims = ({ walks, screens }: Walked): Aim[] => [
  ...walks.flatMap(({ walk, total, atMost }) =>
    Object.entries(atMost).map(([unit, most]) => aimOf(walk, total[unit as Unit], unit, { atMost: most })),
  ),
  ...screens.map(({ screen, ms, atMost }) => aimOf(`${screen} to content`, ms, 'ms', { atMost })),
];

export const walksTable = ({ walks, screens }: Walked): string =>
  [
    ...walks.map(({ walk, steps, total }) =>
      [
        line([walk, 'seconds', 'taps', 'fields', 'characters']),
        ...[...steps, { step: 'total', ...total }].map((each) =>
          line([`  ${each.step}`, each.seconds, each.taps, each.fields, each.characters]),
        ),
      ].join('\n'),
    ),
    screensTable(screens),
  ].join('\n');

const line = ([name, ...cells]: readonly (string | number)[]) =>
  String(name).padEnd(40) + cells.map((cell) => String(cell).padStart(11)).join('');
