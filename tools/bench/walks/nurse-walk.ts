import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Walker, type WalkStep } from './walker.ts';

const PASSWORD = 'prairie1';
/** Opening the mail, and the link in it. */
const TAPS_IN_MAIL = 2;

/**
 * A nurse who has never seen the product, from the landing page to real jobs with pay and distance. Reading time is not
 * counted: the figure is what the product asks for.
 */
export async function walkNurse(page: Page, origin: string): Promise<WalkStep[]> {
  const email = `dana.${Date.now()}@example.com`;
  const walker = new Walker();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string) => page.getByRole('heading', { name });
  const next = () => walker.tap(button('Save and continue'));

  await page.goto(origin);
  await walker.until('landing page', button('Menu').or(page.getByRole('link', { name: 'Get Started' })));
  await walker.tap(page.getByRole('link', { name: 'For Healthcare Professionals' }).first());
  await walker.tap(page.getByRole('link', { name: 'Create My Free Profile' }).first());
  await walker.until('sign-up form', page.getByLabel('Full name'));

  await walker.type(page.getByLabel('Full name'), 'Dana Reed');
  await walker.type(page.getByLabel('Email'), email);
  await walker.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await walker.type(page.getByLabel('Confirm password'), PASSWORD);
  await walker.tap(button('Create account'));
  await walker.until('account', page.getByText('Account created successfully!'));

  const link = await confirmationLink(origin, email);
  walker.outside(TAPS_IN_MAIL);
  await page.goto(link);
  await walker.until('email confirmed', heading('Your role'));

  await walker.choose(page.getByRole('radio', { name: 'Registered Nurse (RN)' }));
  await next();
  await walker.until('position', heading('Your license'));
  await walker.type(page.getByLabel('License number'), '2019123456');
  await next();
  await walker.until('license', heading('Where you live'));
  await walker.type(page.getByLabel('ZIP code'), '64108');
  await next();
  await walker.until('ZIP code', heading('Your shifts'));
  await walker.choose(button('Days'));
  await next();
  await walker.until('shift', heading('Your pay'));
  await walker.type(page.getByLabel('Lowest pay per hour'), '34');
  await next();
  await walker.until('real jobs with pay and distance', page.getByText(/\$\d+.*an hour/));
  return walker.steps;
}

async function confirmationLink(origin: string, email: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${origin}/api/dev/emails?to=${encodeURIComponent(email)}`);
    const mails = (await response.json()) as { type: string; text: string }[];
    const link = /https?:\/\/[^\s)\]>]+/.exec(mails.find(({ type }) => type === 'email_confirmation')?.text ?? '')?.[0];
    if (link) return link;
    await wait(100);
  }
}
