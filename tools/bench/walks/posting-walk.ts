import type { Page } from '@playwright/test';
import { openNewPosition, publishPosition, SETTLED, typeDay } from './new-position.ts';
import { signIn } from './sign-in.ts';
import type { WalkStep } from './walker.ts';

/** The employer of the organization whose case was approved before, in the walk of an organization case. */
const NEW = { email: 'pending-employer@demo.tallgrass.test', organization: 'Copper Thistle Community Hospital' };

/** An approved employer who has posted before, from the dashboard to a published job made from a template. */
export const walkPosting = (page: Page, origin: string): Promise<WalkStep[]> => postFromTemplate(page, origin, SETTLED);

/** The same for the first job ever: nothing to copy, and no earlier answers to begin with. */
export async function walkFirstJob(page: Page, origin: string): Promise<WalkStep[]> {
  await signIn(page, origin, 'admin@demo.tallgrass.test');
  await letApprovalTakeEffect(page, origin);
  await signIn(page, origin, NEW.email);
  const jobs = await page.request.get(`${origin}/api/employer/jobs?limit=1`);
  const { items } = (await jobs.json()) as { items: unknown[] };
  if (items.length > 0) throw new Error(`${NEW.organization} has posted before: ${JSON.stringify(items)}`);
  return postFromTemplate(page, origin, NEW.email);
}

async function letApprovalTakeEffect(page: Page, origin: string): Promise<void> {
  const at = `${origin}/api/admin/planned-decisions`;
  const { items } = (await (await page.request.get(at)).json()) as { items: { id: string; title: string }[] };
  const plan = items.find(({ title }) => title === NEW.organization);
  if (!plan) throw new Error(`${NEW.organization} is not approved: the walk of its case comes first`);
  const done = await page.request.post(`${at}/${plan.id}/carry-out`);
  if (!done.ok()) throw new Error(`The approval did not take effect: ${await done.text()}`);
}

async function postFromTemplate(page: Page, origin: string, email: string): Promise<WalkStep[]> {
  const walker = await openNewPosition(page, origin, { email, start: 'Start from a template' });
  await walker.select(page.getByLabel('Position of the template'), 'RN');
  await walker.select(page.getByLabel('Specialty of the template'), 'telemetry');
  await walker.tap(page.getByRole('button', { name: 'Use this template' }));
  await walker.until('template', page.getByText('Filled from the template'));
  await walker.select(page.getByLabel('Shift', { exact: true }), 'nights');
  await typeDay(walker, page, 'Start date', 30);
  return publishPosition(walker, page);
}
