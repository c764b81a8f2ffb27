import type { Page } from '@playwright/test';
import { openNewPosition, publishPosition, SETTLED, typeDay } from './new-position.ts';
import type { WalkStep } from './walker.ts';

/** A posting as an employer has it elsewhere; pasting it is one tap. */
const POSTING = `ICU Registered Nurse
Full time, nights, 3x12 (36 hours a week). Joplin, MO 64804
Pay: $34.00 - $44.50 an hour. Night differential $4.00.
You care for two critically ill adults a night on an 18-bed unit.
Requirements
- BLS and ACLS required
- CCRN preferred
- 1 year of acute care experience`;

/** An approved employer, signed in, from the dashboard to a published job made from a pasted posting. */
export async function walkPasting(page: Page, origin: string): Promise<WalkStep[]> {
  const walker = await openNewPosition(page, origin, { email: SETTLED, start: 'Paste a posting' });
  const field = page.getByLabel('Posting', { exact: true });
  await walker.tap(field);
  await field.fill(POSTING);
  await walker.tap(page.getByRole('button', { name: 'Read the posting' }));
  await walker.until('read', page.getByText('Read from your posting'));
  await typeDay(walker, page, 'Start date', 30);
  await typeDay(walker, page, 'Open until', 60);
  return publishPosition(walker, page);
}
