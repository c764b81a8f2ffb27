import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#kernel/days.ts';
import { signIn } from './sign-in.ts';
import { Walker, type WalkStep } from './walker.ts';

/** The demo's employer, who has posted before. */
export const SETTLED = 'employer@demo.tallgrass.test';

/** An approved employer, signed in, goes from the dashboard to the form for a new position; `start` is how it begins. */
export async function openNewPosition(
  page: Page,
  origin: string,
  { email, start }: { email: string; start: string },
): Promise<Walker> {
  await signIn(page, origin, email);
  const walker = new Walker();
  const link = page.getByRole('main').getByRole('link', { name: 'New position' });
  await page.goto(`${origin}/employer/dashboard`);
  await walker.until('dashboard', link);
  await walker.tap(link);
  const button = page.getByRole('button', { name: start });
  await walker.until('new position', button);
  await walker.tap(button);
  return walker;
}

/** Types a day that is this many days ahead into a date field. */
export async function typeDay(walker: Walker, page: Page, label: string, daysAhead: number): Promise<void> {
  const [year, month, day] = addDays(dayOf(new Date()), daysAhead).split('-');
  await walker.type(page.getByLabel(label), `${month}${day}${year}`);
}

export async function publishPosition(walker: Walker, page: Page): Promise<WalkStep[]> {
  await walker.tap(page.getByRole('button', { name: 'Publish' }));
  await walker.until('published', page.getByRole('heading', { name: 'Your job is open' }));
  return walker.steps;
}
