import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { createLogger } from '#platform/server/log.ts';
import { PUBLIC_PAGES } from '#kernel/prerendered.ts';
import { findChromium, HOW_TO_INSTALL } from '../../lib/chromium.ts';
import { CommandError } from '../../lib/command.ts';
import { buildSite } from '../../lib/site/site.ts';
import { aimOf, type Aim } from '../aims.ts';
import { firstFieldTable, measureFirstFields, type FirstField } from './first-field.ts';
import { endChild } from '../../lib/end-child.ts';
import { launch } from '../launch.ts';
import { audit, auditOnPhone, pagesTable, RUNS, type PageFigures } from './page-audit.ts';

export interface WebFigures {
  pages: readonly PageFigures[];
  firstFields: readonly FirstField[];
}

/**
 * Lighthouse on every public page of the running product: a phone on slow 4G with a processor four times slower, as
 * Lighthouse simulates it, and a desktop. The product, the browser and the audit share the machine, so a busy machine
 * shows in blocking time first.
 */
export async function benchWeb(): Promise<WebFigures> {
  const executablePath = findChromium();
  if (!executablePath) throw new CommandError(HOW_TO_INSTALL);
  return onEmptyProduct(async (origin) => {
    const desktop = new Map<string, PageFigures>();
    // Desktops first: they have time to spare while the product is still warming up.
    for (const path of PUBLIC_PAGES) desktop.set(path, await audit({ origin, path }, 'desktop', executablePath));
    const figures: PageFigures[] = [];
    for (const path of PUBLIC_PAGES) {
      figures.push(await auditOnPhone({ origin, path }, executablePath), desktop.get(path) as PageFigures);
    }
    return { pages: figures, firstFields: await measureFirstFields(origin, executablePath, RUNS) };
  });
}

/** The slowest entry page against the targets of sign-up and sign-in. */
export function webAims({ firstFields }: WebFigures): Aim[] {
  const worst = (of: (figure: FirstField) => number) => Math.max(...firstFields.map(of));
  return [
    aimOf(
      'entry pages, first field on slow 4G',
      worst(({ fieldMs }) => fieldMs),
      'ms',
      { atMost: 1_500 },
    ),
    aimOf(
      'entry pages, waves of requests until then',
      worst(({ waves }) => waves),
      '',
      { atMost: 2 },
    ),
  ];
}

/**
 * The product as it runs in production, with an empty market: public pages show nothing of it. In a process of its own,
 * so that what Lighthouse has to do meanwhile does not hold up its answers.
 */
async function onEmptyProduct<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  await buildSite();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, log: createLogger('warn') });
  const children: ChildProcess[] = [];
  try {
    const found = await launch(children, 'tools/start.ts', {
      NODE_ENV: 'production',
      ROLE: 'web',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: randomBytes(32).toString('hex'),
    });
    return await measure(`http://localhost:${new URL(found).port}`);
  } finally {
    for (const child of children) await endChild(child);
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const webTable = ({ pages, firstFields }: WebFigures): string =>
  [pagesTable(pages), firstFieldTable(firstFields)].join('\n\n');
