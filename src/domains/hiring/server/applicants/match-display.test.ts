import { beforeAll, expect, it } from 'vitest';
import type { ApplicantCard, ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  offerTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const detail = async (id: string, of = hospital): Promise<ApplicantDetail> =>
  (await of.http.get(`/api/employer/applications/${id}`)).body;
const cardIn = async (jobId: string, id: string): Promise<ApplicantCard | undefined> =>
  (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items.find((one: ApplicantCard) => one.id === id);

it('a nurse without emergency experience scores low for an emergency job, by what the job asks for alone', async () => {
  const emergency = { specialty: 'emergency', skills: [], preferredCertifications: [] };
  const { score } = await detail(await applyByHand(nurse, await publish(app, hospital, emergency)));
  expect(score?.parts.map(({ feature }) => feature)).toEqual(['experience', 'recency', 'completeness', 'specialty']);
  const sum = (key: 'points' | 'maxPoints') => score?.parts.reduce((total, part) => total + part[key], 0);
  expect([sum('points'), sum('maxPoints')]).toEqual([score?.compatibility, 100]);
  expect(score?.compatibility).toBeLessThan(60);
  const own = await detail(await applyByHand(nurse, await publish(app, hospital, { skills: [] })));
  expect(own.score?.compatibility).toBeGreaterThan(80);
});

it('requirements that the job sets are apart from those that everyone meets', async () => {
  const id = await applyByHand(
    nurse,
    await publish(app, hospital, { requiredCertifications: ['BLS'], minimumYears: 0 }),
  );
  const { gates } = await detail(id);
  const asked = gates.flatMap(({ gate, isAsked }) => (isAsked ? [gate] : []));
  expect(asked).toEqual(expect.arrayContaining(['license', 'certifications']));
  for (const always of ['job_open', 'position', 'approved', 'experience']) expect(asked).not.toContain(always);
});

it('a license or a required certification that ends before the start date is a warning; a longer one takes it away', async () => {
  // The nurse's license ends on 2027-04-30, their BLS on 2027-08-31.
  const late = { startDate: '2027-09-15', requiredCertifications: ['BLS'] };
  const jobId = await publish(app, hospital, late);
  const id = await applyByHand(nurse, jobId);
  const warning = { label: expect.stringContaining('BLS'), expiresOn: '2027-08-31', startDate: '2027-09-15' };
  const ofLicense = (startDate: string) => ({ label: 'RN license', expiresOn: '2027-04-30', startDate });
  const both = [ofLicense('2027-09-15'), warning];
  expect((await cardIn(jobId, id))?.endingBeforeStart).toEqual(both);
  expect((await detail(id)).endingBeforeStart).toEqual(both);
  const notRequired = await applyByHand(nurse, await publish(app, hospital, { ...late, requiredCertifications: [] }));
  expect((await detail(notRequired)).endingBeforeStart).toEqual([ofLicense('2027-09-15')]);
  const onTheLastDay = await applyByHand(nurse, await publish(app, hospital, { ...late, startDate: '2027-08-31' }));
  expect((await detail(onTheLastDay)).endingBeforeStart).toEqual([ofLicense('2027-08-31')]);
  const onItsOwn = await applyByHand(nurse, await publish(app, hospital, { ...late, startDate: '2027-04-30' }));
  expect((await detail(onItsOwn)).endingBeforeStart).toEqual([]);
});

it('the same person in one’s own other jobs is said, by stage; other employers’ jobs and ended applications are not', async () => {
  const person = await anApprovedNurse(app);
  const other = await anApprovedHospital(app);
  await applyByHand(person, await publish(app, other, { title: 'Elsewhere' }));
  const [first, second, third] = [
    await publish(app, hospital, { title: 'Days' }),
    await publish(app, hospital, { title: 'Nights' }),
    await publish(app, hospital, { title: 'Weekends' }),
  ];
  const [here, there, left] = [
    await applyByHand(person, first),
    await applyByHand(person, second),
    await applyByHand(person, third),
  ];
  await person.http.post(`/api/me/applications/${left}/withdraw`, {});
  const said = { applicationId: there, jobId: second, jobTitle: 'Nights', stage: 'applied' };
  expect((await detail(here)).elsewhere).toEqual([said]);
  expect(await cardIn(first, here)).toMatchObject({ isNamed: true, elsewhere: [said] });

  await hospital.http.post(`/api/employer/applications/${there}/shortlist`);
  const offerId = await offerTo(app, hospital, there);
  expect(await person.http.post(`/api/offers/${offerId}/accept`, accepting)).toMatchObject({ status: 200 });
  expect((await detail(here)).elsewhere).toEqual([{ ...said, stage: 'hired' }]);
});
