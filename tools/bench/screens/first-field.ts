import { chromium } from '@playwright/test';
import { ENTRY_PAGES } from '#domains/accounts/contract/entry-pages.ts';
import { middleVisit, visitSlowly } from './slow-visit.ts';

/** The combined page is measured with both of its forms. */
const PATHS = [...ENTRY_PAGES, '/auth?role=job_seeker', '/auth?role=employer'];
/** A field, or a choice that leads to one. */
export const FIELD = 'main input, main button';

export interface FirstField {
  path: string;
  fieldMs: number;
  waves: number;
}

/** When a first visitor on slow 4G sees the first field or choice of each entry page; the median of `runs`. */
export async function measureFirstFields(origin: string, executablePath: string, runs: number): Promise<FirstField[]> {
  const browser = await chromium.launch({ executablePath });
  try {
    const figures: FirstField[] = [];
    for (const path of PATHS) {
      const { shown } = await middleVisit(runs, () => visitSlowly(browser, `${origin}${path}`, { selector: FIELD }));
      figures.push({ path, fieldMs: shown.ms, waves: shown.waves });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

export const firstFieldTable = (figures: readonly FirstField[]): string =>
  [
    'first field on slow 4G            ms  waves of requests',
    ...figures.map(
      ({ path, fieldMs, waves }) => `${path.padEnd(29)}${String(fieldMs).padStart(7)}${String(waves).padStart(19)}`,
    ),
  ].join('\n');
