import { beforeAll, expect, it } from 'vitest';
import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { isFoundBy, readSearch, searchJobs } from '#domains/jobs/server/search/index.ts';
import { anonymous } from '#platform/server/database/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, dayIn, publish } from '#tests/support/people/hiring.ts';

/**
 * A search runs in memory and an alert in SQL. Both must find the same jobs, so each random search is answered by both
 * and compared job by job.
 */
const app = sharedApp();
const JOBS = 40;
const SEARCHES = 250;
const ids: string[] = [];

/** Park and Miller's generator: the same jobs and searches in each run. */
let state = 20_261_125;
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const pick = <T>(...all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const SHIFTS = ['days', 'nights', 'evenings', 'rotating'] as const;
const SCHEDULES = ['3x12', '4x10', '5x8'] as const;
const TYPES = ['full_time', 'part_time', 'per_diem'] as const;

beforeAll(async () => {
  const hospital = await anApprovedHospital(app);
  for (let job = 0; job < JOBS; job += 1) {
    const payMinCents = 1500 + 50 * Math.floor(random() * 60);
    const hasBonus = random() < 0.3;
    ids.push(
      await publish(app, hospital, {
        isPublic: true,
        title: pick('ICU nurse', 'Dialysis nurse', 'Charge nurse', 'Emergency technician', 'Clínica aide'),
        position: pick('RN', 'RN', 'LPN', 'CNA'),
        requiredCertifications: [],
        specialty: pick('icu', 'dialysis', 'emergency'),
        zip: pick('64801', '65601', '66762', '63101', '66101', '67202'),
        shift: pick(...SHIFTS),
        shiftPattern: pick(...SCHEDULES),
        employmentType: pick(...TYPES),
        payMinCents,
        payMaxCents: payMinCents + pick(0, 300, 900),
        signOnBonusCents: hasBonus ? 100_000 : 0,
        signOnBonusTerms: hasBonus ? 'After 90 days.' : null,
        startDate: dayIn(app, Math.floor(random() * 50)),
      }),
    );
  }
  await app.asOwner(`update job_search set replies_on_time = case when pay_min_cents % 200 = 0 then 90 else 60 end`);
});

function randomSearch(): URLSearchParams {
  const search = new URLSearchParams();
  const maybe = (name: string, share: number, value: () => string) => {
    if (random() < share) search.append(name, value());
  };
  maybe('q', 0.4, () =>
    pick('nurse', 'ER', 'dialysis nurse', 'emerg', 'the', 'aide clínica', 'CLINICA', 'zzqxv', '64801'),
  );
  maybe('position', 0.3, () => pick('RN', 'LPN', 'CNA', 'NP'));
  maybe('place', 0.6, () => pick('joplin-mo', 'missouri', 'kansas', '64801', '65601', '66762', 'saint-louis-mo'));
  maybe('miles', 0.5, () => pick('1', '30', '120', '300'));
  for (const shift of SHIFTS) maybe('shift', 0.15, () => shift);
  for (const schedule of SCHEDULES) maybe('schedule', 0.1, () => schedule);
  for (const type of TYPES) maybe('type', 0.1, () => type);
  maybe('payFrom', 0.2, () => String(15 + Math.floor(random() * 30)));
  maybe('payTo', 0.1, () => String(45 + Math.floor(random() * 10)));
  maybe('setting', 0.1, () => pick('hospital', 'clinic'));
  maybe('startBy', 0.2, () => dayIn(app, Math.floor(random() * 50)));
  maybe('bonus', 0.15, () => '1');
  maybe('replies', 0.15, () => '1');
  maybe('sort', 0.6, () => pick('newest', 'pay', 'distance'));
  return search;
}

const TIMES: Record<'newest' | 'pay' | 'distance', (job: JobsPage['jobs'][number]) => number> = {
  newest: ({ publishedAt }) => -publishedAt.getTime(),
  pay: ({ payMaxCents }) => -payMaxCents,
  distance: ({ miles }) => miles ?? 0,
};

/** All pages of a search, and what the first one says. */
async function pagesOf(search: URLSearchParams) {
  const first = await searchJobs(app.deps, search);
  const jobs = [...first.jobs];
  for (let path = first.nextPath; path !== null;) {
    const next = await searchJobs(app.deps, new URL(path, 'http://localhost').searchParams);
    jobs.push(...next.jobs);
    path = next.nextPath;
  }
  return { first, jobs };
}

it('a search lists exactly the jobs of which an alert would tell, in order, and counts them', async () => {
  let listed = 0;
  for (let run = 0; run < SEARCHES; run += 1) {
    const search = randomSearch();
    const { filters } = readSearch(search);
    if (!filters) throw new Error(`not a valid search: ${search}`);
    const { first, jobs } = await pagesOf(search);
    const expected = await app.deps.db.as(anonymous, async (tx) => {
      const found: string[] = [];
      for (const id of ids) if (await isFoundBy(tx, filters, id, app.clock.now())) found.push(id);
      return found;
    });
    expect(jobs.map(({ id }) => id).toSorted(), String(search)).toEqual(expected.toSorted());
    expect(first.total, String(search)).toBe(expected.length);
    expect(first.towns.reduce((sum, town) => sum + town.jobs, 0)).toBe(expected.length);
    const sort = filters.sort ?? (jobs.some(({ miles }) => miles !== null) ? 'distance' : 'newest');
    const keys = jobs.map(
      sort === 'distance' && jobs.every(({ miles }) => miles === null) ? TIMES.newest : TIMES[sort],
    );
    expect(keys, String(search)).toEqual(keys.toSorted((a, b) => a - b));
    listed += jobs.length;
  }
  // The random searches are neither all empty nor all alike.
  expect(listed).toBeGreaterThan(SEARCHES);
});

it('finds a word with accents by either spelling', async () => {
  const totals = [];
  for (const q of ['clínica', 'clinica', 'CLÍNICA'])
    totals.push((await searchJobs(app.deps, new URLSearchParams({ q }))).total);
  expect(new Set(totals).size).toBe(1);
  expect(totals[0]).toBeGreaterThan(0);
});
