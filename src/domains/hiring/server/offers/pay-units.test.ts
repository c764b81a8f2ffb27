import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  approveBy,
  proposeTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const BY_YEAR = { payUnit: 'year', payMinCents: 7_500_000, payMaxCents: 9_000_000, shift: 'days', shiftPattern: '5x8' };
const BY_SHIFT = { payUnit: 'shift', payMinCents: 42_000, payMaxCents: 48_000, nightDifferentialCents: 0 };

/** An application in interviews, for a job that is paid like this. */
async function inInterviews(pay: object) {
  const jobId = await publish(app, hospital, pay);
  const applicationId = await applyByHand(nurse, jobId);
  await proposeTo(app, hospital, applicationId);
  return applicationId;
}
const send = (applicationId: string, changes: object) =>
  hospital.http.post(`/api/employer/applications/${applicationId}/offers`, { ...termsOf(app), ...changes });
const draft = (applicationId: string, changes: object) => {
  const { signature: _unsigned, ...terms } = termsOf(app);
  return hospital.http.put(`/api/employer/applications/${applicationId}/offer-draft`, { ...terms, ...changes });
};
async function letterText(id: string, { http }: Pick<SignedIn, 'http'> = nurse): Promise<string> {
  const cookie = [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(`/api/offers/${id}/letter.pdf`, http.origin), { headers: { cookie } });
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()), { verbosity: 0 });
  return (await extractText(document, { mergePages: true })).text;
}

it.each([
  [
    'year',
    BY_YEAR,
    8_100_000,
    { shift: 'days', shiftPattern: '5x8' },
    '$81,000.00 a year',
    155_769,
    '$1,557.69 a week',
  ],
  ['shift', BY_SHIFT, 45_600, {}, '$456.00 a shift', 3 * 45_600, '$1,368.00 a week'],
] as const)(
  'a job paid by the %s is offered in that unit: both sides, the notice, the text and the letter say so',
  async (payUnit, posted, payCents, changes, stated, weeklyCents, week) => {
    const applicationId = await inInterviews(posted);
    const sent = await send(applicationId, { ...changes, payUnit, payCents, message: 'You start at {pay}.' });
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
    expect(sent.body).toMatchObject({ payUnit, payCents, weeklyCents, message: `You start at ${stated}.` });
    expect((await nurse.http.get(`/api/offers/${sent.body.id}`)).body).toEqual(sent.body);
    const [notice] = (await nurse.http.get('/api/notifications?limit=100')).body.items.filter(
      ({ title }: { title: string }) => title === 'You have an offer',
    );
    expect(notice.body).toContain(` at ${stated}. Please answer by `);
    const letter = await letterText(sent.body.id);
    expect(letter).toContain(`${stated} (${week})`);
    expect(letter).toContain(`You start at ${stated}.`);
    expect(letter).not.toContain('an hour');
    expect(await letterText(sent.body.id, hospital)).toBe(letter);
  },
);

it('is measured in the unit of the job: the posted range, the minimum wage at the job’s hours, the most', async () => {
  const applicationId = await inInterviews({ ...BY_YEAR, weeklyHours: 32 });
  const days = { shift: 'days', shiftPattern: '5x8', payUnit: 'year' };
  const refusal = async (changes: object) => (await send(applicationId, { ...days, ...changes })).body.fields;
  expect(await refusal({ payCents: 7_499_900 })).toEqual({
    payReason: 'This is below the lowest pay that you posted ($75,000 a year). Say why.',
  });
  expect(await refusal({ payCents: 9_000_100 })).toEqual({
    payReason: 'This is above the highest pay that you posted ($90,000 a year). Say why.',
  });
  // 15 · 32 · 52
  expect(await refusal({ payCents: 2_495_900, payReason: 'Learning.' })).toEqual({
    payCents: 'This is below the minimum wage ($15 an hour, which is $24,960 a year at 32 hours a week).',
  });
  expect(await refusal({ payCents: 104_000_001 })).toEqual({ payCents: 'At most $1,040,000 a year.' });
  expect(await refusal({ payUnit: 'hour', payCents: 3_500 })).toEqual({
    payCents: 'This job is paid by the year. Enter the pay a year.',
  });
  expect(await send(applicationId, { ...days, payCents: 2_496_000, payReason: 'Learning.' })).toMatchObject({
    status: 201,
    body: { payCents: 2_496_000, weeklyCents: 48_000 },
  });
});

it('a counteroffer is in the unit of the offer, and granted by an offer that states it', async () => {
  const applicationId = await inInterviews(BY_SHIFT);
  const byShift = { payUnit: 'shift', payCents: 45_600 };
  const { id } = (await send(applicationId, byShift)).body;
  const ask = (payCents: number) =>
    nurse.http.post(`/api/offers/${id}/counter`, { payCents, startDate: null, note: 'Ten years in the ICU.' });
  expect((await ask(4_000)).body.fields).toEqual({ payCents: 'Ask for more than the offer, or leave the pay out.' });
  expect((await ask(600_100)).body.fields).toEqual({ payCents: 'At most $6,000 a shift.' });
  expect(await ask(48_000)).toMatchObject({ status: 200 });
  expect(await send(applicationId, { ...byShift, payCents: 48_000 })).toMatchObject({ status: 201 });
  expect((await nurse.http.get(`/api/offers/${id}/counter`)).body.counter).toMatchObject({
    payCents: 48_000,
    answer: 'accepted',
  });
});

it('an approval from an hourly pay on applies by the hourly equivalent', async () => {
  const chief = await aColleague(app, hospital.organizationId, 'viewer');
  const rule = (steps: object[]) => approveBy(hospital, steps);
  await rule([{ approverId: chief.userId, unitId: null, fromCents: 4000 }]);
  try {
    const applicationId = await inInterviews(BY_YEAR);
    const path = `/api/employer/applications/${applicationId}/offer-preparation`;
    const approversOf = async (payCents: number, pattern: string) =>
      (await hospital.http.get(`${path}?payCents=${payCents}&shiftPattern=${pattern}`)).body.approvers;
    // $80,000 at 40 hours a week are $38.46 an hour, at 36 hours $42.74.
    expect(await approversOf(8_000_000, '5x8')).toEqual([]);
    expect(await approversOf(8_000_000, '3x12')).toEqual(['Robin Vale']);
    const terms = { shift: 'days', payUnit: 'year', payCents: 8_000_000 };
    expect((await send(applicationId, { ...terms, shiftPattern: '3x12' })).body.message).toContain('approve');
    const { body } = await draft(applicationId, { ...terms, shiftPattern: '5x8' });
    expect(body).toMatchObject({ payUnit: 'year', payCents: 8_000_000 });
    expect(await hospital.http.post(`/api/offers/${body.id}/submit`)).toMatchObject({ status: 409 });
    expect(await send(applicationId, { ...terms, shiftPattern: '5x8' })).toMatchObject({ status: 201 });
  } finally {
    await rule([]);
  }
});

it('the unit of an offer stands like its pay once it is sent', async () => {
  const { id } = (await send(await inInterviews(BY_SHIFT), { payUnit: 'shift', payCents: 45_600 })).body;
  await expect(app.asOwner(`update offers set pay_unit = 'hour' where id = $1`, [id])).rejects.toThrow(
    'the terms of this offer stand',
  );
});
