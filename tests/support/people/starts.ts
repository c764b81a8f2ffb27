import { expect } from 'vitest';
import type { StartItem, StartView } from '#domains/hiring/contract/starts/starts.ts';
import type { TestApp } from '../app.ts';
import type { SignedIn } from './candidates.ts';
import { accepting, applyByHand, offerTo, publish } from './hiring.ts';

type Employer = Pick<SignedIn, 'http'> & { organizationId: string };

/** A person who accepted an offer; returns the application. */
export async function hire(app: TestApp, employer: Employer, nurse: SignedIn, job: object = {}): Promise<string> {
  const id = await applyByHand(nurse, await publish(app, employer, job));
  await employer.http.post(`/api/employer/applications/${id}/shortlist`);
  const accepted = await nurse.http.post(`/api/offers/${await offerTo(app, employer, id)}/accept`, accepting);
  expect(accepted, JSON.stringify(accepted.body)).toMatchObject({ status: 200 });
  return id;
}

/** The checklist as one side reads it. */
export async function startOf({ http }: Pick<SignedIn, 'http'>, id: string): Promise<StartView> {
  const read = await http.get(`/api/starts/${id}`);
  expect(read, JSON.stringify(read.body)).toMatchObject({ status: 200 });
  return read.body;
}

export function itemIn({ items }: StartView, title: string): StartItem {
  const found = items.find((item) => item.title === title);
  if (!found) throw new Error(`no item ${title} among ${items.map((item) => item.title).join(', ')}`);
  return found;
}
