import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext } from '@playwright/test';
import { Client } from 'pg';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { e2ePlace, e2ePort } from '#tests/support/e2e-place.ts';

/** What the reviewer decides in the console, through the calls that the console makes; the console has tests of its own. */
async function openCase(api: APIRequestContext, name: string): Promise<CaseView> {
  const list = (await (await api.get('/api/admin/cases?limit=100')).json()) as {
    items: { id: string; title: string }[];
  };
  const found = list.items.find(({ title }) => title === name);
  if (!found) throw new Error(`no case of ${name}`);
  const claimed = await api.post(`/api/admin/cases/${found.id}/claim`, { data: {} });
  expect(claimed.ok()).toBe(true);
  return (await claimed.json()) as CaseView;
}

/** Sends the license back with the reviewer's words. */
export async function askForFix(api: APIRequestContext, name: string, words: string): Promise<void> {
  const open = await openCase(api, name);
  const license = open.items.find(({ type }) => type === 'license');
  const review = await api.put(`/api/admin/cases/${open.id}/items/license/${license?.id}`, {
    data: { outcome: 'needs_fix', message: words, revision: license?.revision },
  });
  const { version } = (await review.json()) as CaseView;
  const decided = await api.post(`/api/admin/cases/${open.id}/decision`, {
    data: { decision: 'needs_fix', message: words, version },
  });
  expect(decided.ok()).toBe(true);
}

async function put(api: APIRequestContext, { id }: CaseView, path: string, data: object): Promise<CaseView> {
  const answer = await api.put(`/api/admin/cases/${id}/${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as CaseView;
}

/** Accepts every item of the case. */
export async function acceptAll(api: APIRequestContext, name: string): Promise<CaseView> {
  let view = await openCase(api, name);
  for (const { type, id, revision } of view.items) {
    const lookup = { address: 'https://pr.mo.gov/', reference: 'Active, printed on the day' };
    const against = type === 'license' ? { source: 'state_board', lookup } : { source: 'copy' };
    view = await put(api, view, `items/${type}/${id}`, { outcome: 'accepted', ...against, revision });
  }
  return view;
}

/** Accepts every item of the case, calls an organization back, and approves; answers the case's id. */
export async function approve(api: APIRequestContext, name: string): Promise<string> {
  let view = await acceptAll(api, name);
  if (isOrganization(view)) {
    view = await put(api, view, 'directory', { ccn: await anEntry() });
    view = await put(api, view, 'callback', { note: 'Spoke with the office.' });
  }
  const { id, version } = view;
  const decided = await api.post(`/api/admin/cases/${id}/decision`, { data: { decision: 'approved', version } });
  expect(decided.ok(), await decided.text()).toBe(true);
  return id;
}

/** An entry of the facility directory with a number to call, written as the importer writes it. */
async function anEntry(): Promise<string> {
  const ccn = '269998';
  await inDatabase(
    `insert into facility_directory (ccn, name, street_address, city, state, zip, phone)
     values ($1, 'PLAINS HOSPITAL', '500 E 19TH ST', 'JOPLIN', 'MO', '64804', '(417) 555-0199') on conflict do nothing`,
    [ccn],
  );
  return ccn;
}

/** What no screen does: a file that was imported, a sample that was drawn. */
export async function inDatabase(
  statement: string,
  values: readonly string[] = [],
  url = databaseUrl(),
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}

/** Of the product that the browser tests share. */
export function databaseUrl(): string {
  const place = JSON.parse(readFileSync(e2ePlace(e2ePort), 'utf8')) as Record<string, string>;
  return place['DATABASE_URL'] ?? '';
}

const isOrganization = ({ subjectType }: CaseView) => subjectType === 'organization';
