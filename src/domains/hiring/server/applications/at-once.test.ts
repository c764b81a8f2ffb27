import { Client } from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  offerTo,
  proposalOf,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

/** A second connection that changes the interviews and offers of an application step by step. */
async function secondConnection(): Promise<Client> {
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  return client;
}

const oneIsWaiting = (other: Client) =>
  eventually(async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect((await other.query(waiting)).rows).toHaveLength(1);
  });

/** Ending an application locks it before its interviews and offers. */
const lockApplication = 'select 1 from applications where id = $1 for no key update';
const lockItsJob = `select 1 from jobs where id = (select job_id from applications where id = $1) for no key update`;
const touch = (table: string) => `update ${table} set updated_at = updated_at where application_id = $1`;

test.each([
  {
    what: 'an offer is withdrawn while its application ends',
    first: lockApplication,
    ask: ({ offerId }: Ids) => hospital.http.post(`/api/offers/${offerId}/rescind`, { reason: 'Not funded.' }),
    next: touch('offers'),
  },
  {
    what: 'an interview is canceled while its application ends',
    first: lockApplication,
    ask: ({ interviewId }: Ids) => hospital.http.post(`/api/interviews/${interviewId}/cancel`, {}),
    next: touch('interviews'),
  },
  {
    what: 'an offer is accepted while its job is closed',
    first: lockItsJob,
    ask: ({ offerId }: Ids) => nurse.http.post(`/api/offers/${offerId}/accept`, accepting),
    next: lockApplication,
  },
])('two requests wait for each other without a deadlock: $what', async ({ first, ask, next }) => {
  const ids = await anOffer();
  const other = await secondConnection();
  await other.query(first, [ids.applicationId]);
  const asked = ask(ids);
  await oneIsWaiting(other);
  await other.query(next, [ids.applicationId]);
  await other.query('commit');
  expect(await asked).toMatchObject({ status: 200 });
});

test('applying while the last opening is being filled is refused, without waiting', async () => {
  const jobId = await publish(app, hospital);
  const other = await secondConnection();
  await other.query(`update jobs set status = 'filled' where id = $1`, [jobId]);
  const asked = nurse.http.post('/api/me/applications', { jobId });
  await oneIsWaiting(other);
  await other.query('commit');
  expect(await asked).toMatchObject({ status: 404 });
});

test('a hold placed during a request is reported as a conflict, not as a fault', async () => {
  const applicationId = await applyByHand(nurse, await publish(app, hospital));
  const other = await secondConnection();
  // The employer's checks are done when the first timeline entry is written.
  await other.query('lock table application_events in share mode');
  const asked = hospital.http.post(`/api/employer/applications/${applicationId}/interviews`, proposalOf(app));
  await oneIsWaiting(other);
  const ada = await signInAsAdmin(app);
  const subject = { subjectType: 'organization', subjectId: hospital.organizationId };
  const hold = await ada.http.post('/api/admin/holds', { ...subject, reason: 'Something is wrong here.' });
  expect(hold.status).toBe(201);
  await other.query('commit');
  expect(await asked).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  expect(await app.asOwner('select 1 from interviews where application_id = $1', [applicationId])).toEqual([]);
});

type Ids = Awaited<ReturnType<typeof anOffer>>;

/** An application with an unanswered interview and offer. */
async function anOffer() {
  const applicationId = await applyByHand(nurse, await publish(app, hospital));
  const { id: interviewId } = await proposeTo(app, hospital, applicationId);
  return { applicationId, interviewId, offerId: await offerTo(app, hospital, applicationId) };
}
