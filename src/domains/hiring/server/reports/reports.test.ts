import { beforeAll, expect, it } from 'vitest';
import { REPORT_COUNTS, type ReportCount } from '#domains/hiring/contract/reports.ts';
import { byText } from '#kernel/compare.ts';
import { dayOf } from '#kernel/days.ts';
import { expireOffer } from '#domains/hiring/server/offers/index.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  dayIn,
  offerTo,
  proposeTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();

let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurses: readonly SignedIn[];
let icuJob: string;

const employer = (path: string, body?: object) => hospital.http.post(`/api/employer/applications/${path}`, body ?? {});
const period = () => `from=${dayIn(app, -30)}&until=${dayOf(app.clock.now())}`;
const reportOf = async (by: string, { http }: Pick<SignedIn, 'http'> = hospital) => {
  const answer = await http.get(`/api/employer/reports?${period()}&by=${by}`);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body;
};
const peopleOf = async (count: string, more = '') =>
  (await hospital.http.get(`/api/employer/reports/people?${period()}&count=${count}${more}`)).body;

/** Monday at 9 AM in Central Time, or an hour later: two days without an answer are too many, which a weekend is not. */
function nextMonday(): Date {
  const now = new Date();
  const days = (8 - now.getUTCDay()) % 7 || 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 15));
}

/** Five people: hired, in interviews, declined, withdrawn, and one who just applied. */
beforeAll(async () => {
  app.clock.set(nextMonday());
  hospital = await anApprovedHospital(app);
  const [unit] = hospital.unitIds;
  icuJob = await publish(app, hospital, { unitIds: [unit], title: '=ICU nurse', openings: 3 });
  const other = await publish(app, hospital, { title: 'Night nurse' });
  nurses = await Promise.all(Array.from({ length: 5 }, () => anApprovedNurse(app)));
  const [hired, met, declined, withdrawn, waiting] = nurses as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];

  const hiring = await applyByHand(hired, icuJob);
  app.clock.advance(2 * 86_400_000);
  await employer(`${hiring}/shortlist`);
  app.clock.advance(3 * 86_400_000);
  await confirmWith(app, hospital, hired, hiring);
  const meeting = await applyByHand(met, icuJob);
  await proposeTo(app, hospital, meeting);
  const declining = await applyByHand(declined, other);
  await employer(`${declining}/decline`, { reason: 'schedule', note: null, audience: 'candidate' });
  const leaving = await applyByHand(withdrawn, other);
  await withdrawn.http.post(`/api/me/applications/${leaving}/withdraw`, { reason: null });
  await applyByHand(waiting, other);
  const offerId = await offerTo(app, hospital, hiring);
  await app.asOwner(`update offers set status = 'accepted', decided_at = now() where id = $1`, [offerId]);
  await app.asOwner(`update applications set stage = 'hired' where id = $1`, [hiring]);
});

const EXPECTED: Readonly<Record<ReportCount, number>> = {
  applied: 5,
  automatic: 0,
  // Declining what no member had opened is no answer.
  answered: 2,
  inTime: 1,
  shortlisted: 1,
  interviewing: 2,
  offered: 1,
  accepted: 1,
  offerDeclined: 0,
  hired: 1,
  declined: 1,
  withdrawn: 1,
  noShow: 0,
  employerNoShow: 0,
};

it('counts what became of the applications of a period, and each number opens exactly its people', async () => {
  const { total, groups, timeInStage } = await reportOf('unit');
  expect(total.counts).toEqual(EXPECTED);
  for (const count of REPORT_COUNTS) {
    const { items } = await peopleOf(count);
    expect(items.length, count).toBe(EXPECTED[count]);
  }
  expect(groups.map(({ label, figures }: never) => [label, (figures as typeof total).counts.applied])).toEqual([
    ['Emergency', 2],
    ['No unit', 3],
  ]);
  const { items, group } = await peopleOf('applied', `&by=unit&key=${groups[0].key}`);
  expect([group, (await peopleOf('applied')).group]).toEqual(['Emergency', null]);
  expect(items.map(({ jobId }: { jobId: string }) => jobId)).toEqual([icuJob, icuJob]);
  expect(timeInStage).toMatchObject({ applied: { of: 4 }, shortlisted: { days: 3, of: 1 }, offered: null });
});

it('agrees with the rows, counted by a statement of its own', async () => {
  const [row] = await app.asOwner(
    `select count(*)::int as applied, count(*) filter (where a.first_response_at <= a.response_due_at)::int as "inTime",
       count(*) filter (where a.stage = 'hired')::int as hired,
       count(*) filter (where exists (select 1 from application_events e
         where e.application_id = a.id and e.to_stage = 'interviewing'))::int as interviewing
     from applications a where a.organization_id = $1 and a.applied_at is not null`,
    [hospital.organizationId],
  );
  expect((await reportOf('position')).total.counts).toMatchObject(row ?? {});
});

it('counts by month, like a statement of its own, and the months add up to the total', async () => {
  const { total, months } = await reportOf('unit');
  const rows = await app.asOwner(
    `select to_char(applied_at at time zone 'America/Chicago', 'YYYY-MM') as month, count(*)::int as applied,
       count(*) filter (where stage = 'hired')::int as hired
     from applications where organization_id = $1 and applied_at is not null group by 1 order by 1`,
    [hospital.organizationId],
  );
  const told = months.filter(({ counts }: { counts: { applied: number } }) => counts.applied > 0);
  expect(
    told.map(({ from, counts }: { from: string; counts: Record<string, number> }) => ({
      month: from.slice(0, 7),
      applied: counts['applied'],
      hired: counts['hired'],
    })),
  ).toEqual(rows);
  for (const count of REPORT_COUNTS) {
    const sum = months.reduce(
      (all: number, { counts }: { counts: Record<string, number> }) => all + (counts[count] ?? 0),
      0,
    );
    expect(sum, count).toBe(total.counts[count]);
  }
  const [first] = told;
  const answer = await hospital.http.get(
    `/api/employer/reports/people?from=${first.from}&until=${first.until}&count=applied`,
  );
  expect(answer.body.items).toHaveLength(first.counts.applied);
  expect(months[0].from).toBe(dayIn(app, -30));
  expect(months.at(-1).until).toBe(dayOf(app.clock.now()));
});

it('breaks down by position and by the member who posted the job', async () => {
  expect((await reportOf('position')).groups).toMatchObject([{ key: 'RN', figures: { counts: { applied: 5 } } }]);
  expect((await reportOf('recruiter')).groups).toMatchObject([
    { key: hospital.userId, label: 'Morgan Hale', figures: { counts: { applied: 5 } } },
  ]);
});

it('measures from the match to the first day of work, and from publishing to the last hire', async () => {
  const { matchToStart } = (await reportOf('unit')).total;
  const [row] = await app.asOwner(
    `select round(extract(epoch from o.start_date::timestamptz at time zone 'utc' - a.created_at at time zone 'utc') / 86400, 1)::float as days
     from offers o join applications a on a.id = o.application_id where o.status = 'accepted' and a.organization_id = $1`,
    [hospital.organizationId],
  );
  expect(matchToStart.of).toBe(1);
  expect(Math.abs(matchToStart.days - Number(row?.['days']))).toBeLessThanOrEqual(0.1);
  const filled = await publish(app, hospital);
  app.clock.advance(4 * 86_400_000);
  expect(await hospital.http.post(`/api/jobs/${filled}/status`, { to: 'filled' })).toMatchObject({ status: 200 });
  expect((await reportOf('unit')).total.timeToFill).toEqual({ days: 4, of: 1 });
});

it('shows a hiring manager their own part, and others nothing of the organization', async () => {
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  await hospital.http.put(`/api/jobs/${icuJob}/managers`, { userId: manager.userId, isNamed: true });
  expect((await reportOf('unit', manager)).total.counts).toMatchObject({ applied: 2, hired: 1, declined: 0 });
  const stranger = await anApprovedHospital(app, '64801');
  expect((await reportOf('unit', stranger)).total.counts.applied).toBe(0);
  const [nurse] = nurses;
  expect((await nurse?.http.get(`/api/employer/reports?${period()}`))?.status).toBe(403);
});

it('refuses a period that ends before it begins or is longer than a year', async () => {
  for (const bad of [
    'from=2026-02-01&until=2026-01-01',
    'from=2020-01-01&until=2026-01-01',
    'from=2026-02-31&until=2026-03-01',
  ]) {
    expect((await hospital.http.get(`/api/employer/reports?${bad}`)).status).toBe(422);
  }
});

it('writes the applicant flow log with disposition codes: formulas neutralized, names only as shared, no demographics', async () => {
  const { status, body } = await hospital.http.get(`/api/employer/reports/applicant-flow-log?${period()}`);
  expect(status).toBe(200);
  const lines = String(body).trim().split('\r\n');
  expect(lines[0]).toBe(
    'Requisition,Job title,Position,Applicant,Application,Applied on,How,Disposition code,Disposition,Disposition on',
  );
  expect(lines).toHaveLength(6);
  const codes = lines.slice(1).map((line) => line.split(',')[7] ?? '');
  expect(codes.toSorted(byText)).toEqual(['A1', 'A1', 'H1', 'N4', 'W1']);
  expect(String(body)).toContain("'=ICU nurse");
  expect(String(body)).not.toMatch(/race|ethnic|gender|sex|veteran|disab/i);
  expect(lines.find((line) => line.includes(',W1,'))?.split(',')[3]).toBe('');
});

it('codes an application by the offers that were sent since it was made, also after drafts', async () => {
  const other = await anApprovedHospital(app);
  const jobId = await publish(app, other, { title: 'Night nurse', openings: 3 });
  const at = (id: string, step: string, body: object = {}) =>
    other.http.post(`/api/employer/applications/${id}/${step}`, body);
  const codes = async () => {
    const { body } = await other.http.get(`/api/employer/reports/applicant-flow-log?${period()}`);
    const lines = String(body).trim().split('\r\n').slice(1);
    return Object.fromEntries(lines.map((line) => [line.split(',')[4], line.split(',')[7]]));
  };
  const figures = async () => (await reportOf('unit', other)).total.counts;
  const withdraw = async (nurse: SignedIn, id: string) =>
    expect((await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null })).status).toBe(200);
  const [returning, late] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const offered = async (nurse: SignedIn) => {
    const id = await applyByHand(nurse, jobId);
    await at(id, 'shortlist');
    await confirmWith(app, other, nurse, id);
    return { id, offerId: await offerTo(app, other, id) };
  };

  const { id: again } = await offered(returning);
  await withdraw(returning, again);
  expect((await codes())[again]).toBe('O1');
  expect(await figures()).toMatchObject({ applied: 1, offerDeclined: 1 });
  app.clock.advance(86_400_000);
  expect(await applyByHand(returning, jobId)).toBe(again);
  expect((await codes())[again]).toBe('A1');
  expect(await figures()).toMatchObject({ applied: 1, offerDeclined: 0 });
  await withdraw(returning, again);
  expect((await codes())[again]).toBe('W1');
  app.clock.advance(86_400_000);
  await applyByHand(returning, jobId);
  await at(again, 'decline', { reason: 'experience', note: null, audience: 'candidate' });
  expect((await codes())[again]).toBe('N2');

  const { id: drafted, offerId } = await offered(late);
  app.clock.advance(6 * 86_400_000);
  await expireOffer(app.deps, offerId);
  const { signature: _, ...draft } = termsOf(app);
  const saved = await other.http.put(`/api/employer/applications/${drafted}/offer-draft`, draft);
  expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200, body: { status: 'draft' } });
  await at(drafted, 'decline', { reason: 'other', note: null, audience: 'candidate' });
  expect((await codes())[drafted]).toBe('O2');
});

it('counts an interview that the team missed once it had its days to answer, and not when it answered', async () => {
  const nurse = await anApprovedNurse(app);
  const applicationId = await applyByHand(nurse, await publish(app, hospital));
  const interviewId = await confirmWith(app, hospital, nurse, applicationId);
  app.clock.advance(6 * 86_400_000);
  const said = await nurse.http.post(`/api/interviews/${interviewId}/attendance`, { account: 'other_absent' });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
  expect((await reportOf('unit')).total.counts.employerNoShow).toBe(0);
  app.clock.advance(8 * 86_400_000);
  expect((await reportOf('unit')).total.counts.employerNoShow).toBe(1);
  expect((await peopleOf('employerNoShow')).items).toMatchObject([{ applicationId }]);
});
