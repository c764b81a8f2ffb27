import type { Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { Walker, type WalkStep } from './walker.ts';

const DESK = '/admin/pending-approval';

/** A reviewer who sits at the desk already, as the demo's administrator. */
async function toDesk(page: Page, origin: string, subject: 'person' | 'organization'): Promise<void> {
  await signIn(page, origin, 'admin@demo.tallgrass.test');
  await page.goto(`${origin}${DESK}?subject=${subject}`);
  await page.getByRole('list', { name: 'Queue' }).waitFor();
}

const partsOf = (page: Page) => ({
  row: (name: string) => page.getByRole('list', { name: 'Queue' }).getByRole('button', { name }),
  evidence: (item: string, name: RegExp) => page.getByRole('article', { name: item }).getByRole('button', { name }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  plan: (name: string) => page.getByRole('button', { name: `Undo for ${name}` }),
});

/** A person with a license that no registry answered about: the reviewer looks it up at the state board. */
export async function walkPersonCase(page: Page, origin: string): Promise<WalkStep[]> {
  const name = 'Jordan Sample';
  await toDesk(page, origin, 'person');
  const { row, evidence, button, plan } = partsOf(page);
  const walker = new Walker('mouse');
  await walker.tap(row(name));
  await walker.until('case open', page.getByRole('heading', { name }));
  await walker.tap(evidence('Identity', /^Statement only/));
  await walker.tap(evidence('Role', /^Statement only/));
  await walker.until('identity and role', evidence('KS LPN license', /^State board/));
  await walker.tap(evidence('KS LPN license', /^State board/));
  await walker.keys(page, 'Active until 2027-04-30');
  await walker.tap(button('Accept item'));
  await walker.until('license', page.locator('[data-decide]:enabled'));
  await walker.tap(button('Approve'));
  await walker.until('approved, next case open', plan(name));
  return walker.steps;
}

/** An organization that the directory knows: the reviewer calls the number listed there. */
export async function walkOrganizationCase(page: Page, origin: string): Promise<WalkStep[]> {
  const name = 'Copper Thistle Community Hospital';
  await toDesk(page, origin, 'organization');
  const { row, button, plan } = partsOf(page);
  const walker = new Walker('mouse');
  await walker.tap(row(name));
  await walker.until('case open', page.getByRole('heading', { name }));
  await walker.type(page.getByLabel('Who you spoke with and what they said'), 'The office knows Casey Sample.');
  await walker.tap(button('Record the call'));
  await walker.until('call recorded', page.getByText(/^Called /));
  for (const item of ['Organization', 'Address', 'Contact']) {
    const title = page.getByRole('article', { name: item, exact: true });
    await walker.tap(title.getByRole('button', { name: /^CMS facility directory/ }));
  }
  await walker.until('items', page.locator('[data-decide]:enabled'));
  await walker.tap(button('Approve'));
  await walker.until('approved, next case open', plan(name));
  return walker.steps;
}
