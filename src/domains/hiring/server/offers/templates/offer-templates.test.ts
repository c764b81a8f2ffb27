import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  approveBy,
  dayIn,
  decideOffer,
  publish,
  signedAs,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
const PATH = '/api/employer/offer-templates';
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const EMPTY = {
  payStart: null,
  unitName: null,
  signOnBonusCents: null,
  signOnBonusTerms: null,
  benefits: null,
  contingencies: null,
  message: null,
  answerDays: null,
};
const add = (who: Pick<SignedIn, 'http'>, name: string, terms: object = {}) =>
  who.http.post(PATH, { name, ...EMPTY, ...terms });
const draftOf = (changes: object) => {
  const { signature, ...terms } = termsOf(app);
  expect(signature.name).toBe('Morgan Hale');
  return { ...terms, ...changes };
};
const save = (id: string, changes: object) =>
  hospital.http.put(`/api/employer/applications/${id}/offer-draft`, draftOf(changes));
const send = (id: string, changes: object) =>
  hospital.http.post(`/api/employer/applications/${id}/offers`, { ...termsOf(app), ...changes });
const preparationOf = async (id: string) =>
  (await hospital.http.get(`/api/employer/applications/${id}/offer-preparation`)).body;
async function anApplicant() {
  const id = await applyByHand(nurse, await publish(app, hospital));
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  return id;
}

it('belongs to the organization, beside a message template of the same name', async () => {
  const made = await add(hospital, 'Nights', { payStart: 'middle', benefits: 'Health from day one.', answerDays: 10 });
  expect(made).toMatchObject({ status: 201, body: { name: 'Nights', payStart: 'middle', message: null } });
  expect(await hospital.http.post('/api/employer/message-templates', { name: 'Nights', body: 'Hi' })).toMatchObject({
    status: 201,
  });
  expect(await add(hospital, 'nights')).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  const stranger = await anApprovedHospital(app);
  const one = `${PATH}/${made.body.id}`;
  expect((await add(viewer, 'Mine')).status).toBe(403);
  expect((await viewer.http.get(PATH)).body.items).toMatchObject([{ name: 'Nights', answerDays: 10 }]);
  expect((await stranger.http.get(PATH)).body.items).toEqual([]);
  expect((await stranger.http.put(one, { name: 'Taken', ...EMPTY })).status).toBe(404);
  // A template of another kind is not found here.
  expect((await hospital.http.delete(`/api/employer/message-templates/${made.body.id}`)).status).toBe(404);
  const changed = await hospital.http.put(one, { name: 'Nights', ...EMPTY, message: 'Dear {candidate first name}' });
  expect(changed.body).toMatchObject({ benefits: null, message: 'Dear {candidate first name}' });
  expect((await hospital.http.delete(one)).status).toBe(200);
});

it('refuses a placeholder that nothing fills, at its text', async () => {
  expect(await add(hospital, 'Wrong', { benefits: '{interview time}', contingencies: '{frist name}' })).toMatchObject({
    status: 422,
    body: {
      fields: {
        benefits: expect.stringContaining('{interview time}'),
        contingencies: expect.stringContaining('{frist name}'),
      },
    },
  });
});

it('fills the letter from facts and terms when it is sent, and says which placeholder has no value', async () => {
  const id = await anApplicant();
  const message =
    '{candidate first name}: {pay} in {Unit}, {shift}, from {start date}. Bonus {sign-on bonus}. {my name}';
  const benefits = 'A desk at {facility}, {parking}';
  expect(await send(id, { message, benefits })).toMatchObject({
    status: 422,
    body: {
      fields: {
        message: 'Fill in {unit} and {sign-on bonus}, or remove them. They have no value here.',
        benefits: expect.stringContaining('{parking}'),
      },
    },
  });
  const sent = await send(id, {
    message,
    benefits: 'A desk at {facility}',
    unitName: '{pay}',
    signOnBonusCents: 500_000,
    signOnBonusTerms: 'Repay {sign-on bonus} on leaving within a year.',
  });
  expect(sent.body).toMatchObject({
    benefits: 'A desk at Quillreed Hospital',
    signOnBonusTerms: 'Repay $5,000.00 on leaving within a year.',
    message: expect.stringMatching(
      /^Dana: \$35\.00 an hour in \{pay\}, Nights, 3.*, from \w+ \d+, \d{4}\. Bonus \$5,000\.00\. Morgan Hale$/,
    ),
  });
});

it('keeps a draft that is not finished, and sending it for approval names everything it needs', async () => {
  const id = await anApplicant();
  const chief = await aColleague(app, hospital.organizationId, 'viewer');
  await approveBy(hospital, [{ approverId: chief.userId, unitId: null, fromCents: null }]);
  const unfinished = {
    payCents: null,
    startDate: null,
    expiresAt: null,
    signOnBonusCents: 100_000,
    message: 'In {unit}',
  };
  const saved = await save(id, unfinished);
  expect(saved).toMatchObject({ status: 200, body: { payCents: null, startDate: null, message: 'In {unit}' } });
  expect((await preparationOf(id)).draft).toMatchObject({ payCents: null, message: 'In {unit}' });
  const submit = () => hospital.http.post(`/api/offers/${saved.body.id}/submit`);
  expect(await submit()).toMatchObject({
    status: 422,
    body: {
      fields: {
        payCents: expect.any(String),
        startDate: expect.any(String),
        signOnBonusTerms: 'Say when a sign-on bonus must be paid back.',
      },
    },
  });
  expect((await save(id, { message: 'In {unit}', startDate: dayIn(app, 40) })).status).toBe(200);
  expect(await submit()).toMatchObject({
    status: 422,
    body: { fields: { message: expect.stringContaining('{unit}') } },
  });
  await save(id, { message: 'In {unit}', unitName: 'ICU' });
  // The approver reads the letter as it will be sent, and sending it needs no second approval.
  expect(await submit()).toMatchObject({ status: 200, body: { status: 'in_approval', message: 'In ICU' } });
  await decideOffer(chief, saved.body.id);
  const { draft } = await preparationOf(id);
  const { payCents, unitName, startDate, expiresAt, message } = draft;
  const sent = await send(id, {
    payCents,
    unitName,
    startDate,
    expiresAt,
    message,
    signature: signedAs('Morgan Hale'),
  });
  expect(sent).toMatchObject({ status: 201, body: { status: 'sent', message: 'In ICU' } });
  await approveBy(hospital, []);
});
