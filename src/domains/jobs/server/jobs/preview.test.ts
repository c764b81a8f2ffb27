import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  dayIn,
  eventually,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
const nurses: SignedIn[] = [];

const preview = async (changes: object = {}, who: SignedIn = hospital) =>
  who.http.post('/api/jobs/preview-eligibility', { ...aNightJob(app, hospital.organizationId), ...changes });
/** The market in memory lags behind the database. */
const previewsAs = (changes: object, count: { text: string; atLeast: number }, tightest: string | null) =>
  eventually(async () => expect((await preview(changes)).body).toMatchObject({ count, tightest }));

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  for (let count = 0; count < 4; count += 1) nurses.push(await anApprovedNurse(app));
});

it('shows no count below five, and rounds down to multiples of five above', async () => {
  await previewsAs({}, { text: 'fewer than 5', atLeast: 0 }, null);
  nurses.push(await anApprovedNurse(app));
  await previewsAs({}, { text: 'about 5', atLeast: 5 }, null);
  nurses.push(await anApprovedNurse(app), await anApprovedNurse(app));
  await previewsAs({}, { text: 'about 5', atLeast: 5 }, null);
});

it('names the tightest requirement: the one that excludes the most people', async () => {
  await previewsAs(
    { requiredCertifications: ['ACLS'] },
    { text: 'fewer than 5', atLeast: 0 },
    'the required certifications',
  );
  await previewsAs({ minimumYears: 20 }, { text: 'fewer than 5', atLeast: 0 }, 'the years of experience');
});

it('suggests what to relax: the rounded count without one requirement, and none that helps fewer than five', async () => {
  const relaxAs = (changes: object, relax: object[]) =>
    eventually(async () => expect((await preview(changes)).body.relax).toEqual(relax));
  await relaxAs({ requiredCertifications: ['ACLS'] }, [{ change: 'Without ACLS required', count: 'about 5' }]);
  await relaxAs({ minimumYears: 20 }, [{ change: 'Without minimum experience', count: 'about 5' }]);
  // Either alone leaves the other.
  await relaxAs({ requiredCertifications: ['ACLS'], minimumYears: 20 }, []);
  await relaxAs({ payMinCents: 1500, payMaxCents: 1500, nightDifferentialCents: 0 }, []);
  await relaxAs({}, []);
});

it('without a start date counts who can start within a month, and names that date only where it is set', async () => {
  await app.asOwner(`update candidate_preferences set earliest_start = $1`, [dayIn(app, 20)]);
  await previewsAs({ startDate: null }, { text: 'about 5', atLeast: 5 }, null);
  await previewsAs({ startDate: dayIn(app, 10) }, { text: 'fewer than 5', atLeast: 0 }, 'the start date');
  await app.asOwner(`update candidate_preferences set earliest_start = null`);
});

it('counts the pay of the shift: a floor of $39 is met by $36 and $4 for nights at night only', async () => {
  await app.asOwner(`update candidate_preferences set pay_floor_cents = 3900, shifts = '{days,nights}'`);
  const pay = { payMinCents: 3400, payMaxCents: 3600, nightDifferentialCents: 400 };
  await previewsAs({ ...pay, shift: 'nights' }, { text: 'about 5', atLeast: 5 }, null);
  await previewsAs({ ...pay, shift: 'days' }, { text: 'fewer than 5', atLeast: 0 }, 'the pay');

  const [days, nights] = [
    await publish(app, hospital, { ...pay, shift: 'days' }),
    await publish(app, hospital, { ...pay, shift: 'nights' }),
  ];
  const [nurse] = nurses;
  await eventually(async () => {
    const { items } = (await nurse?.http.get('/api/me/matches'))?.body ?? { items: [] };
    expect(items.map(({ job }: { job: { id: string } }) => job.id)).toEqual([nights]);
  });
  const shown = [
    (await hospital.http.get(`/api/jobs/${days}`)).body,
    (await hospital.http.get(`/api/jobs/${nights}`)).body,
  ];
  expect(shown).toMatchObject([{ funnel: { matched: 0 }, weeklyMaxCents: 3600 * 36 }, { weeklyMaxCents: 4000 * 36 }]);
});

it('is empty while the draft lacks what matching needs, and 404 for another employer’s facility', async () => {
  expect((await preview({ shift: null })).body).toEqual({ count: null, tightest: null, relax: [] });
  const other = await anApprovedHospital(app);
  expect(await preview({}, other)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
  expect(await preview({}, await signInAs(app))).toMatchObject({ status: 403 });
});
