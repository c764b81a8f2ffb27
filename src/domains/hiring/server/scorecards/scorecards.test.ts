import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { user } from '#platform/server/database/db.ts';
import { starterCriteria } from '#domains/hiring/contract/scorecards/starter-sets.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let colleague: SignedIn;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app, '65203');
  colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  jobId = await publish(app, hospital, { zip: '65203' });
});

type Who = Pick<SignedIn, 'http'>;
const anApplicant = async () => {
  const nurse = await anApprovedNurse(app, '65203');
  return { nurse, id: await applyByHand(nurse, jobId) };
};
const read = async (who: Who, id: string) => who.http.get(`/api/employer/applications/${id}/scorecards`);
const content = (level: 1 | 2 | 3 | 4, evidence = 'Named the signs of sepsis before being asked.') => ({
  answers: starterCriteria('RN').map(({ key }, at) => ({
    key,
    level: at === 0 ? level : null,
    evidence: at === 0 ? evidence : null,
  })),
  recommendation: level > 2 ? 'yes' : 'no',
  comment: null,
});
const put = (who: Who, id: string, body: object) => who.http.put(`/api/employer/applications/${id}/scorecard`, body);
const submit = (who: Who, id: string, level: 1 | 2 | 3 | 4 = 3) =>
  put(who, id, { ...content(level), revision: 0, submit: true, reason: null });

/** How many scorecards the database shows a person, whatever the server asks for. */
const rowsFor = (userId: string, id: string) =>
  app.deps.db.as(user(userId), async (tx) => {
    const { rows } = await tx.execute(sql`select answers from scorecards where application_id = ${id}::uuid`);
    return rows.length;
  });

it('hides what others submitted until one’s own is submitted, at the database too', async () => {
  const { id } = await anApplicant();
  expect((await submit(hospital, id, 2)).status).toBe(200);
  const before = (await read(colleague, id)).body;
  expect(before).toMatchObject({ scoring: 'open', readsOthers: false, others: [], submittedBy: ['Morgan Hale'] });
  expect(await rowsFor(colleague.userId, id)).toBe(0);
  expect(await rowsFor(hospital.userId, id)).toBe(1);

  const draft = await put(colleague, id, { ...content(4), revision: 0, submit: false, reason: null });
  expect(draft.body).toMatchObject({ readsOthers: false, others: [], mine: { submittedAt: null, revision: 1 } });
  expect(await rowsFor(colleague.userId, id)).toBe(1);
  const after = await put(colleague, id, { ...content(4), revision: 1, submit: true, reason: null });
  expect(after.body).toMatchObject({ readsOthers: true, others: [{ author: 'Morgan Hale', recommendation: 'no' }] });
  expect((await read(hospital, id)).body.others).toMatchObject([{ author: 'Robin Vale', recommendation: 'yes' }]);
});

it('is never shown to the candidate or to another employer, and a viewer only reads', async () => {
  const { nurse, id } = await anApplicant();
  await submit(hospital, id);
  const stranger = await anApprovedHospital(app, '65203');
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect((await read(nurse, id)).status).toBe(403);
  expect((await read(stranger, id)).status).toBe(404);
  expect((await submit(stranger, id)).status).toBe(404);
  await expect(rowsFor(nurse.userId, id)).rejects.toThrow('Failed query');
  expect((await read(viewer, id)).body).toMatchObject({ scoring: 'reader', others: [{ author: 'Morgan Hale' }] });
  expect((await submit(viewer, id)).status).toBe(403);
});

it('names every gap of a scorecard that is submitted, and keeps it as a draft', async () => {
  const { id } = await anApplicant();
  const gaps = { ...content(3, ' '), recommendation: null, revision: 0, reason: null };
  const refused = await put(hospital, id, { ...gaps, submit: true });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { 'answers.0.evidence': expect.any(String), recommendation: expect.any(String) } },
  });
  expect((await put(hospital, id, { ...gaps, submit: false })).body.mine).toMatchObject({ submittedAt: null });
  const long = { ...content(3, 'x'.repeat(10_000)), revision: 1, submit: false, reason: null };
  expect(await put(hospital, id, long)).toMatchObject({
    status: 422,
    body: { fields: { 'answers.0.evidence': 'At most 1500 characters.' } },
  });
  const rating = { ...content(3), answers: [], revision: 1, submit: true, reason: null };
  expect((await put(hospital, id, rating)).body.fields).toHaveProperty(['answers.0.level']);
});

it('is amended with a reason and a trace, and of two tabs one wins', async () => {
  const { id } = await anApplicant();
  await submit(hospital, id, 2);
  const again = { ...content(3), revision: 1, submit: true };
  expect((await put(hospital, id, { ...again, reason: null })).body.fields).toHaveProperty('reason');
  const amended = await put(hospital, id, { ...again, reason: 'Checked the reference.' });
  expect(amended.body.mine).toMatchObject({
    recommendation: 'yes',
    revision: 2,
    amendments: [{ revision: 1, recommendation: 'no', reason: 'Checked the reference.' }],
  });
  const late = await put(hospital, id, { ...again, reason: 'Other tab' });
  expect(late.status).toBe(409);
  const both = await Promise.all([
    put(hospital, id, { ...again, revision: 2, reason: 'A' }),
    put(hospital, id, { ...again, revision: 2, reason: 'B' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('can be forgone by members who don’t interview the person, for good', async () => {
  const { nurse, id } = await anApplicant();
  await submit(hospital, id);
  const waive = (who: Who) => who.http.post(`/api/employer/applications/${id}/scorecard/waive`);
  expect((await waive(colleague)).status).toBe(200);
  expect((await read(colleague, id)).body).toMatchObject({ scoring: 'waived', others: [{ author: 'Morgan Hale' }] });
  expect((await submit(colleague, id)).status).toBe(409);
  expect((await waive(nurse)).status).toBe(403);

  const second = await anApplicant();
  await submit(hospital, second.id);
  const interview = await app.asOwner(
    `insert into interviews (application_id, organization_id, mode, time_zone, created_by, interviewer_ids)
     values ($1, $2, 'phone', 'America/Chicago', $3, array[$4::uuid]) returning id`,
    [second.id, hospital.organizationId, hospital.userId, colleague.userId],
  );
  expect(interview).toHaveLength(1);
  expect((await colleague.http.post(`/api/employer/applications/${second.id}/scorecard/waive`)).status).toBe(409);
});

it('expects one of an interviewer, who sees and scores only the people they interview', async () => {
  const { nurse, id } = await anApplicant();
  const interviewer = await aColleague(app, hospital.organizationId, 'interviewer');
  const onboarding = await aColleague(app, hospital.organizationId, 'hr_onboarding');
  await submit(hospital, id);
  expect((await submit(interviewer, id)).status).toBe(404);
  await confirmWith(app, hospital, nurse, id, [2]);
  await app.asOwner('update interviews set interviewer_ids = array[$2::uuid] where application_id = $1', [
    id,
    interviewer.userId,
  ]);
  expect((await read(interviewer, id)).body).toMatchObject({ scoring: 'open', isAsked: true, others: [] });
  expect(await rowsFor(interviewer.userId, id)).toBe(0);
  expect((await submit(interviewer, id, 4)).body.others).toHaveLength(1);
  expect(await rowsFor(onboarding.userId, id)).toBe(0);
});

it('says what follows when the interview is canceled and when the person withdraws', async () => {
  const { nurse, id } = await anApplicant();
  const interviewId = await confirmWith(app, hospital, nurse, id, [2]);
  await hospital.http.post(`/api/interviews/${interviewId}/cancel`, { reason: 'The unit is short today.' });
  const card = await submit(hospital, id);
  expect(card.body.mine).toMatchObject({ interview: null, submittedAt: expect.any(String) });

  const gone = await anApplicant();
  await put(colleague, gone.id, { ...content(3), revision: 0, submit: false, reason: null });
  await proposeTo(app, hospital, gone.id);
  expect((await gone.nurse.http.post(`/api/me/applications/${gone.id}/withdraw`, { reason: null })).status).toBe(200);
  expect(await put(colleague, gone.id, { ...content(3), revision: 1, submit: true, reason: null })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('withdrew') },
  });
});

it('keeps the criteria that it began with when the organization changes them', async () => {
  const other = await anApprovedHospital(app, '65203');
  const job = await publish(app, other, { zip: '65203' });
  const nurse = await anApprovedNurse(app, '65203');
  const id = await applyByHand(nurse, job);
  await put(other, id, { ...content(3), revision: 0, submit: false, reason: null });
  const path = '/api/employer/scorecard-criteria';
  const { items } = (await other.http.get(path)).body;
  expect(items).toHaveLength(14);
  const [first] = starterCriteria('RN');
  const next = { version: 0, criteria: [{ ...first, name: 'Judgment at the bedside' }] };
  expect((await other.http.put(`${path}/RN`, next)).body).toMatchObject({ version: 1, position: 'RN' });
  expect((await other.http.put(`${path}/RN`, next)).status).toBe(409);
  const unlawful = { version: 1, criteria: [{ ...first, questions: ['How old are you?'] }] };
  expect((await other.http.put(`${path}/RN`, unlawful)).body.fields).toHaveProperty(['criteria.0.questions.0']);
  expect((await read(other, id)).body).toMatchObject({ version: 1, mine: { version: 0 } });
  const sent = await put(other, id, { ...content(3), revision: 1, submit: true, reason: null });
  expect(sent.body.mine).toMatchObject({ version: 0, criteria: { length: 5 } });
});

it('goes with the candidate in an erasure, and loses its author in theirs', async () => {
  const { nurse, id } = await anApplicant();
  await submit(hospital, id);
  await submit(colleague, id);
  const authors = () => app.asOwner('select author_id from scorecards where application_id = $1', [id]);
  await app.asOwner('select app.erase_in_hiring($1, $2)', [colleague.userId, '']);
  expect((await authors()).map((row) => row['author_id'])).toContain(null);
  expect((await read(hospital, id)).body.others).toMatchObject([{ author: 'A former member' }]);
  await app.asOwner('select app.erase_in_hiring($1, $2)', [nurse.userId, '']);
  expect(await authors()).toEqual([]);
});
