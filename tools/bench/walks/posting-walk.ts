import type { Page } from '@playwright/test';
import { openNewPosition, publishPosition, typeDay } from './new-position.ts';
import type { WalkStep } from './walker.ts';

/** An approved employer, signed in, from the dashboard to a published job made from a template. */
export async function walkPosting(page: Page, origin: string): Promise<WalkStep[]> {
  const walker = await openNewPosition(page, origin, 'Start from a template');
  await walker.select(page.getByLabel('Position of the template'), 'RN');
  await walker.select(page.getByLabel('Specialty of the template'), 'telemetry');
  await walker.tap(page.getByRole('button', { name: 'Use this template' }));
  await walker.until('template', page.getByText('Filled from the template'));
  await walker.select(page.getByLabel('Shift', { exact: true }), 'nights');
  await typeDay(walker, page, 'Start date', 30);
  return publishPosition(walker, page);
}
