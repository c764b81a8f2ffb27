import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { acceptAll, caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs } from '#tests/support/people/candidates.ts';

const app = sharedApp();

test('a decision and a job about the same person wait for each other and never deadlock', async () => {
  const ada = await signInAsAdmin(app, 'Ada Reyes');
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const caseId = await caseOf(app, nurse.userId);
  await acceptAll(ada.http, caseId);
  const { version }: CaseView = (await ada.http.get(`/api/admin/cases/${caseId}`)).body;

  const job = new Client({ connectionString: app.ownerUrl });
  await job.connect();
  onTestFinished(() => job.end());
  await job.query('begin');
  // A scanned file, for example, marks the case for rescoring.
  await job.query('update case_risks set is_stale = not is_stale where case_id = $1', [caseId]);
  const decided = ada.http.post(`/api/admin/cases/${caseId}/decision`, { version, decision: 'approved' });
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await job.query(waiting)).rows, { timeout: 10_000 }).toHaveLength(1);
  await job.query(`insert into notifications (user_id, kind, title, body) values ($1, 'test', 'A file', 'Scanned.')`, [
    nurse.userId,
  ]);
  await job.query('commit');
  expect(await decided).toMatchObject({ status: 200 });
});
