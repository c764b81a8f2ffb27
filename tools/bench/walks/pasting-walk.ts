import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#kernel/days.ts';
import { Walker, type WalkStep } from './walker.ts';

const ACCOUNT = { email: 'employer@demo.tallgrass.test', password: 'tallgrass-demo' };

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
  const signedIn = await page.request.post(`${origin}/api/auth/sign-in`, { data: ACCOUNT });
  if (!signedIn.ok()) throw new Error(`The demo employer could not sign in: ${await signedIn.text()}`);
  const walker = new Walker();
  const button = (name: string) => page.getByRole('button', { name });
  const main = page.getByRole('main');

  await page.goto(`${origin}/employer/dashboard`);
  await walker.until('dashboard', main.getByRole('link', { name: 'New position' }));
  await walker.tap(main.getByRole('link', { name: 'New position' }));
  await walker.until('new position', button('Paste a posting'));
  await walker.tap(button('Paste a posting'));
  const field = page.getByLabel('Posting', { exact: true });
  await walker.tap(field);
  await field.fill(POSTING);
  await walker.tap(button('Read the posting'));
  await walker.until('read', page.getByText('Read from your posting'));
  for (const [label, days] of [
    ['Start date', 30],
    ['Open until', 60],
  ] as const) {
    const [year, month, day] = addDays(dayOf(new Date()), days).split('-');
    await walker.type(page.getByLabel(label), `${month}${day}${year}`);
  }
  await walker.tap(button('Publish'));
  await walker.until('published', page.getByRole('heading', { name: 'Your job is open' }));
  return walker.steps;
}
