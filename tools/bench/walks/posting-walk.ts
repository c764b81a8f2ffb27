import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#kernel/days.ts';
import { Walker, type WalkStep } from './walker.ts';

const ACCOUNT = { email: 'employer@demo.tallgrass.test', password: 'tallgrass-demo' };

/** An approved employer, signed in, from the dashboard to a published job made from a template. */
export async function walkPosting(page: Page, origin: string): Promise<WalkStep[]> {
  const signedIn = await page.request.post(`${origin}/api/auth/sign-in`, { data: ACCOUNT });
  if (!signedIn.ok()) throw new Error(`The demo employer could not sign in: ${await signedIn.text()}`);
  const walker = new Walker();
  const button = (name: string) => page.getByRole('button', { name });
  const main = page.getByRole('main');

  await page.goto(`${origin}/employer/dashboard`);
  await walker.until('dashboard', main.getByRole('link', { name: 'New position' }));
  await walker.tap(main.getByRole('link', { name: 'New position' }));
  await walker.until('new position', button('Start from a template'));
  await walker.tap(button('Start from a template'));
  await walker.select(page.getByLabel('Position of the template'), 'RN');
  await walker.select(page.getByLabel('Specialty of the template'), 'telemetry');
  await walker.tap(button('Use this template'));
  await walker.until('template', page.getByText('Filled from the template'));
  await walker.select(page.getByLabel('Shift', { exact: true }), 'nights');
  const [year, month, day] = addDays(dayOf(new Date()), 30).split('-');
  await walker.type(page.getByLabel('Start date'), `${month}${day}${year}`);
  await walker.tap(button('Publish'));
  await walker.until('published', page.getByRole('heading', { name: 'Your job is open' }));
  return walker.steps;
}
