import { Client } from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

/** Somebody else who changes what hangs on the application, step by step. */
async function somebodyElse(): Promise<Client> {
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  return client;
}

/** Whoever ends an application holds it before they end what hangs on it. */
const lockApplication = 'select 1 from applications where id = $1 for no key update';
const lockItsJob = `select 1 from jobs where id = (select job_id from applications where id = $1) for no key update`;
const touch = (table: string) => `update ${table} set updated_at = updated_at where application_id = $1`;

test.each([
  {
    what: 'an offer is taken back while its application ends',
    first: lockApplication,
    ask: ({ offerId }: Ids) => hospital.http.post(`/api/offers/${offerId}/rescind`, { reason: 'Not funded.' }),
    next: touch('offers'),
  },
  {
    what: 'an interview is called off while its application ends',
    first: lockApplication,
    ask: ({ interviewId }: Ids) => hospital.http.post(`/api/interviews/${interviewId}/cancel`, {}),
    next: touch('interviews'),
  },
  {
    what: 'an offer is accepted while its job is closed',
    first: lockItsJob,
    ask: ({ offerId }: Ids) => nurse.http.post(`/api/offers/${offerId}/accept`),
    next: lockApplication,
  },
])('each waits for the other, not around each other: $what', async ({ first, ask, next }) => {
  const ids = await anOffer();
  const other = await somebodyElse();
  await other.query(first, [ids.applicationId]);
  const asked = ask(ids);
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => expect((await other.query(waiting)).rows).toHaveLength(1));
  await other.query(next, [ids.applicationId]);
  await other.query('commit');
  expect(await asked).toMatchObject({ status: 200 });
});

type Ids = Awaited<ReturnType<typeof anOffer>>;

/** An application with an interview and an offer that wait for an answer. */
async function anOffer() {
  const applicationId = await applyByHand(nurse, await publish(app, hospital));
  const { id: interviewId } = await proposeTo(app, hospital, applicationId);
  return { applicationId, interviewId, offerId: await offerTo(app, hospital, applicationId) };
}
