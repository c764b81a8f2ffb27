import { expect, test } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { approveOrganization } from '#tests/support/arrange.ts';
import { handInOrganization } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { remind } from './remind.ts';

const app = sharedApp();
const MINUTE_MS = 60_000;

/** A nurse and a recruiter with an application, and functions that add an interview or an offer. */
async function anApplication() {
  const [nurse, recruiter] = [await signInAs(app), await signInAs(app, 'employer', 'Morgan Hale')];
  const { organizationId } = await handInOrganization(app, recruiter);
  await approveOrganization(app, organizationId);
  const id = async (statement: string, values: unknown[]) =>
    String((await app.asOwner(`${statement} returning id`, values))[0]?.['id']);
  const jobId = await id(
    `insert into jobs (organization_id, slug, title) values ($1, gen_random_uuid()::text, 'ICU nurse')`,
    [organizationId],
  );
  const applicationId = await id(
    `insert into applications (job_id, organization_id, candidate_id, stage) values ($1, $2, $3, 'interviewing')`,
    [jobId, organizationId, nurse.userId],
  );
  const at = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS);
  return {
    nurse,
    recruiter,
    interview: (startsInHours: number) =>
      id(
        `insert into interviews (application_id, organization_id, mode, place, time_zone, created_by, status, starts_at, updated_at)
         values ($1, $2, 'video', 'https://video.example', 'America/Chicago', $3, 'confirmed', $4, $5)`,
        [applicationId, organizationId, recruiter.userId, at(startsInHours), at(0)],
      ),
    offer: (endsInHours: number) =>
      id(
        `insert into offers (status, application_id, organization_id, pay_cents, employment_type, shift, shift_pattern, start_date, expires_at, sent_by, sent_at)
         values ('sent', $1, $2, 4000, 'full_time', 'nights', '3x12', '2030-12-01', $3, $4, $5)`,
        [applicationId, organizationId, at(endsInHours), recruiter.userId, at(0)],
      ),
  };
}

const titlesOf = async ({ http }: SignedIn): Promise<string[]> =>
  (await http.get('/api/notifications')).body.items.map(({ title }: { title: string }) => title);

test('both sides are reminded of an interview the day before and two hours before, once each', async () => {
  const { nurse, recruiter, interview } = await anApplication();
  await interview(48);
  await remind(app.deps);
  expect(await titlesOf(nurse)).toEqual([]);

  app.clock.advance(24 * HOUR_MS);
  await remind(app.deps);
  await remind(app.deps);
  const dayBefore = ['Your interview is tomorrow'];
  expect([await titlesOf(nurse), await titlesOf(recruiter)]).toEqual([dayBefore, dayBefore]);

  app.clock.advance(22 * HOUR_MS);
  await remind(app.deps);
  app.clock.advance(5 * MINUTE_MS);
  await remind(app.deps);
  const twice = ['Your interview is in 2 hours', ...dayBefore];
  expect([await titlesOf(nurse), await titlesOf(recruiter)]).toEqual([twice, twice]);
  const { body: mails } = await app.visitor().get(`/api/dev/emails?to=${nurse.email}`);
  expect(mails.map(({ type }: { type: string }) => type)).toEqual(['interview_reminder', 'interview_reminder']);
});

test('an interview that was booked just now, or canceled, gets no reminder', async () => {
  const { nurse, interview } = await anApplication();
  await interview(20);
  const off = await interview(30);
  await app.asOwner(`update interviews set status = 'canceled' where id = $1`, [off]);
  app.clock.advance(10 * HOUR_MS);
  await remind(app.deps);
  expect(await titlesOf(nurse)).toEqual([]);
});

test('an offer that expires within a day is announced once, to the candidate only', async () => {
  const { nurse, recruiter, offer } = await anApplication();
  await offer(72);
  app.clock.advance(49 * HOUR_MS);
  await remind(app.deps);
  await remind(app.deps);
  expect(await titlesOf(nurse)).toEqual(['Your offer expires soon']);
  expect(await titlesOf(recruiter)).toEqual([]);
});

test('a reminder waits for the end of quiet hours, unless the interview has begun by then', async () => {
  const { nurse, interview } = await anApplication();
  const minuteIn = (hours: number) => {
    const at = new Date(app.clock.now().getTime() + hours * HOUR_MS);
    return at.getUTCHours() * 60 + at.getUTCMinutes();
  };
  const heldUntil = async () =>
    (
      await app.asOwner(`select held_until from notifications where user_id = $1 order by created_at`, [nurse.userId])
    ).map((row) => row['held_until'] !== null);
  const quietFor = (hours: number) =>
    nurse.http.put('/api/me/quiet-hours', {
      quietHours: { timeZone: 'UTC', startMinute: minuteIn(-1), endMinute: minuteIn(hours) },
    });
  await interview(2);
  expect((await quietFor(1)).status).toBe(200);
  await remind(app.deps);
  expect(await heldUntil()).toEqual([true]);
  app.clock.advance(3 * HOUR_MS);
  await interview(2);
  expect((await quietFor(3)).status).toBe(200);
  await remind(app.deps);
  expect(await heldUntil()).toEqual([true, false]);
});
