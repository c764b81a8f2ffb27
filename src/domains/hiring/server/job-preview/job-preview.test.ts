import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, matched, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp();
const jobs: Record<string, string> = {};
/** Only this file's nurses look for respiratory therapists in Pittsburg, Kansas. */
const here = {
  position: 'RRT',
  zip: '66762',
  specialty: null,
  skills: [],
  minimumYears: 0,
  requiredCertifications: [],
};

beforeAll(async () => {
  const hospital = await anApprovedHospital(app, '66762');
  const post = (changes: object) => publish(app, hospital, { ...here, ...changes });
  jobs.open = await post({ title: 'Therapist, nights' });
  jobs.acls = await post({ title: 'Therapist with ACLS', requiredCertifications: ['ACLS'] });
  jobs.senior = await post({ title: 'Senior therapist', minimumYears: 3 });
  jobs.days = await post({ title: 'Therapist, days', shift: 'days' });
  jobs.missouri = await post({ title: 'Therapist in Joplin', zip: '64804' });
  jobs.far = await post({ title: 'Therapist in Topeka', zip: '66603' });
  await matched(app);
});

const part = (person: SignedIn, name: string, body: object) => person.http.put(`/api/me/profile/parts/${name}`, body);

/** A person who answered the five first questions, and nothing else. */
async function aBeginner(
  license: object | null = { state: 'KS', licenseNumber: '55-12345', compactStatus: 'single_state' },
) {
  const person = await signInAs(app);
  await part(person, 'position', { position: 'RRT', requestedRole: null });
  if (license) await part(person, 'license', license);
  await part(person, 'home', { zip: '66762' });
  await part(person, 'shifts', { shifts: ['nights'] });
  await part(person, 'pay', { payFloorCents: 3_000 });
  return person;
}

interface Preview {
  items: { job: { id: string; weeklyMinCents: number; city: string }; distanceMiles: number; toConfirm: string[] }[];
  total: number;
  unlocks: { gate: string; subject: string | null; jobs: number }[];
  ruledOut: { job: { id: string }; reason: string }[];
}
const preview = async (person: SignedIn): Promise<Preview> => (await person.http.get('/api/me/job-preview')).body;
const idsOf = ({ items }: Preview) => items.map(({ job }) => job.id).toSorted();
const idsNamed = (...names: string[]) => names.map((name) => jobs[name] ?? '').toSorted();

describe('the preview of jobs', () => {
  it('lists real jobs nearby after five answers, with pay, city, miles and what is to be confirmed', async () => {
    const person = await aBeginner();
    const shown = await preview(person);
    expect(idsOf(shown)).toEqual(idsNamed('open', 'acls', 'senior'));
    expect(shown.total).toBe(3);
    const of = (name: string) => shown.items.find(({ job }) => job.id === jobs[name]);
    expect(of('open')).toMatchObject({
      job: { city: 'Pittsburg', weeklyMinCents: 36 * 3_600 },
      distanceMiles: 1,
      toConfirm: [],
    });
    expect(of('acls')).toMatchObject({ toConfirm: ['certifications'], certifications: ['ACLS'] });
    expect(of('senior')).toMatchObject({ toConfirm: ['experience'] });
  });

  it('says what would open more jobs, and shows a license of the wrong state as a reason against', async () => {
    const { unlocks, ruledOut } = await preview(await aBeginner());
    expect(unlocks).toContainEqual(expect.objectContaining({ gate: 'certifications', subject: 'ACLS', jobs: 1 }));
    expect(unlocks).toContainEqual(expect.objectContaining({ gate: 'shift', subject: 'days', jobs: 1 }));
    expect(ruledOut).toEqual([expect.objectContaining({ job: expect.objectContaining({ id: jobs.missouri }) })]);
    expect(ruledOut[0]?.reason).toMatch(/license/i);
  });

  it('a license to be added later rules nothing out', async () => {
    const shown = await preview(await aBeginner(null));
    expect(idsOf(shown)).toEqual(idsNamed('open', 'acls', 'senior', 'missouri'));
    expect(shown.items.every(({ toConfirm }) => toConfirm.includes('license'))).toBe(true);
    expect(shown.ruledOut).toEqual([]);
  });

  it('what is said counts: a zero is not an unknown, and a distance is kept', async () => {
    const person = await aBeginner();
    await part(person, 'specialty', { yearsExperience: 0, specialties: [] });
    expect(idsOf(await preview(person))).toEqual(idsNamed('open', 'acls'));
    await part(person, 'distance', { radiusMiles: 200, willRelocate: false, relocateStates: [] });
    expect(idsOf(await preview(person))).toEqual(idsNamed('open', 'acls', 'far'));
  });

  it('far from every job, the nearest ones in both states are shown', async () => {
    const person = await aBeginner();
    await part(person, 'home', { zip: '67735' });
    const shown = await preview(person);
    expect(shown).toMatchObject({ radiusMiles: null, total: 4 });
  });

  it('stores nothing, and is empty without a position', async () => {
    const person = await aBeginner();
    await preview(person);
    const stored = `select (select count(*) from matches where candidate_id = $1)
      + (select count(*) from match_views where candidate_id = $1)
      + (select count(*) from applications where candidate_id = $1) as rows`;
    expect(await app.asOwner(stored, [person.userId])).toEqual([{ rows: '0' }]);
    const empty = { items: [], total: 0, radiusMiles: null, unlocks: [], ruledOut: [] };
    expect(await preview(await signInAs(app))).toEqual(empty);
  });
});
