import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { placeHold, releaseHolds } from '#tests/support/arrange.ts';
import { anApprovedHospital, DAY, dayIn, publish } from '#tests/support/people/hiring.ts';
import { renewRepliesNow } from '#domains/jobs/server/search/search.jobs.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';

const app = sharedApp({ APP_URL: 'https://jobs.example.test' });
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
beforeAll(async () => {
  hospital = await anApprovedHospital(app);
});

const post = (changes: object = {}) => publish(app, hospital, { isPublic: true, ...changes });
const page = (path: string) => app.visitor().get(path, { 'user-agent': 'Mozilla/5.0 Chrome/140.0' });
/** The titles of the listed jobs, in order. */
const titlesAt = async (path: string) => {
  const { status, body } = await page(path);
  expect(status, path).toBe(200);
  return [...body.matchAll(/<h2[^>]*><a href="\/jobs\/[^"]+"[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title);
};

it('finds jobs by each filter, counts them exactly and says what is active', async () => {
  const nurse = { zip: '66101' };
  await post({
    ...nurse,
    title: 'Emergency nurse',
    specialty: 'emergency',
    shift: 'days',
    payMinCents: 3000,
    payMaxCents: 3100,
  });
  await post({ ...nurse, title: 'Ward helper', position: 'CNA', requiredCertifications: [], shiftPattern: '5x8', employmentType: 'part_time', startDate: dayIn(app, 5) }); // prettier-ignore
  await post({ ...nurse, title: 'Dialysis nurse', payMinCents: 4000, payMaxCents: 5000, signOnBonusCents: 1_000_000, signOnBonusTerms: 'Stay.' }); // prettier-ignore
  const here = 'place=kansas-city-ks';
  const all = ['Dialysis nurse', 'Ward helper', 'Emergency nurse'];
  const cases: [filters: string, titles: string[]][] = [
    ['&sort=newest', all],
    ['&q=dialysis', ['Dialysis nurse']],
    ['&q=ER', ['Emergency nurse']],
    ['&q=nursing+assistant', ['Ward helper']],
    ['&q=quillreed+emerg', ['Emergency nurse']],
    ['&q=dialysis+emergency', []],
    ['&position=CNA&sort=newest', ['Ward helper']],
    ['&shift=days', ['Emergency nurse']],
    ['&shift=days&shift=nights&sort=newest', all],
    ['&schedule=5x8', ['Ward helper']],
    ['&type=part_time', ['Ward helper']],
    ['&payFrom=40', ['Dialysis nurse']],
    ['&payTo=31', ['Emergency nurse']],
    ['&payFrom=30&payTo=31', ['Emergency nurse']],
    ['&setting=hospital&sort=newest', all],
    ['&setting=clinic', []],
    [`&startBy=${dayIn(app, 6)}`, ['Ward helper']],
    ['&bonus=1', ['Dialysis nurse']],
    ['&sort=pay', ['Dialysis nurse', 'Ward helper', 'Emergency nurse']],
  ];
  for (const [filters, titles] of cases) {
    const found = await titlesAt(canonical(`/jobs?${here}${filters}`));
    // The clock stands still, so only the pay orders these jobs.
    if (filters === '&sort=pay') expect(found).toEqual(titles);
    else expect(byName(found), filters).toEqual(byName(titles));
  }
  const { body } = await page(canonical(`/jobs?${here}&bonus=1`));
  expect(body).toContain('>1 job<');
  expect(body).toContain('aria-label="Remove: Sign-on bonus"');
});

const byName = (titles: readonly (string | undefined)[]) => titles.map(String).toSorted((a, b) => a.localeCompare(b));

/** The parameters in the order of the address that a search has. */
function canonical(path: string): string {
  const order = ['q', 'position', 'place', 'miles', 'shift', 'schedule', 'type', 'payFrom', 'payTo', 'setting', 'startBy', 'bonus', 'replies', 'sort']; // prettier-ignore
  const params = new URLSearchParams(path.split('?')[1]);
  const sorted = order.flatMap((name) => params.getAll(name).map((value) => [name, value] as [string, string]));
  return `/jobs?${new URLSearchParams(sorted)}`;
}

it('the words of every position find its jobs', async () => {
  for (const position of POSITIONS) {
    const rows = await app.asOwner(
      `select to_tsvector('english', app.words_of_position($1)) @@ plainto_tsquery('english', $2) as found`,
      [position, POSITION_LABELS[position].replaceAll(/[^A-Za-z ]/g, ' ').replace(/^Front Desk .*/, 'front desk')],
    );
    expect(rows, position).toEqual([{ found: true }]);
  }
});

it('finds jobs within miles of a place, nearest first, and knows towns as people write them', async () => {
  await post({ title: 'Springfield nurse', zip: '65802' });
  await post({ title: 'Joplin nurse', zip: '64801' });
  expect(await titlesAt('/jobs?q=nurse&place=65802&miles=20')).toEqual(['Springfield nurse']);
  expect(await titlesAt('/jobs?q=nurse&place=65802&miles=100')).toEqual(['Springfield nurse', 'Joplin nurse']);
  for (const [typed, slug] of [
    ['Springfield, MO', 'springfield-mo'],
    ['st louis', 'saint-louis-mo'],
    ['Missouri', 'missouri'],
    ['KS', 'kansas'],
  ] as const) {
    const { status, headers } = await page(`/jobs?q=&position=&place=${encodeURIComponent(typed)}&miles=`);
    expect([status, headers.get('location')], typed).toEqual([302, `/jobs/in/${slug}`]);
  }
});

it('bad input gets an error at its field and keeps what was typed', async () => {
  const cases: [query: string, error: string, field: string][] = [
    ['place=00000', 'We don’t know this ZIP code', 'place'],
    ['place=09012', 'It may be a military one', 'place'],
    ['place=Atlantis', 'We don’t know this place', 'place'],
    ['place=64801&miles=-1', 'Enter a distance from 1 to 500 miles.', 'miles'],
    ['payFrom=50&payTo=30', 'The highest pay must not be below the lowest.', 'payTo'],
    ['payFrom=lots', 'Enter an hourly pay from $1 to $500.', 'payFrom'],
    [`q=${'x'.repeat(10_000)}`, 'Use at most 100 letters.', 'q'],
    ['position=WIZARD', 'Choose a position from the list.', 'position'],
    ['startBy=soon', 'Enter a date.', 'startBy'],
  ];
  for (const [query, error, field] of cases) {
    const { status, body, headers } = await page(`/jobs?${query}&bonus=1`);
    expect(status, query.slice(0, 40)).toBe(422);
    expect(body).toContain(error);
    expect(body).toContain(`href="#${field}"`);
    expect(body).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    expect(body).toMatch(/<input[^>]*name="bonus"[^>]*checked=""/);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  // A ZIP code of P.O. boxes alone is still a place.
  expect((await page('/jobs?place=64141')).body).toContain('Healthcare jobs in 64141 (Kansas City, MO)');
  expect((await page('/jobs?place=Atlantis')).body).toContain('value="Atlantis"');
  for (const text of ["'; drop table jobs; --", '& | ! :* <->', '%00', '\u{1F3E5}', 'the'])
    expect((await page(`/jobs?${new URLSearchParams({ q: text })}`)).status, text).toBe(200);
});

it('suggests a spelling when nothing is found', async () => {
  const { body } = await page('/jobs?q=telemtry');
  expect(body).toContain('No jobs match this search');
  expect(body).toContain('Did you mean');
  expect(body).toContain('href="/jobs?q=telemetry"');
});

it('pages follow each other without gaps or repeats, in every order', async () => {
  const titles = Array.from({ length: 45 }, (_, index) => `Paged ${index}`);
  for (const [index, title] of titles.entries()) await post({ title, zip: '67501', payMaxCents: 3600 + (index % 3) });
  for (const sort of ['newest', 'pay', 'distance']) {
    const seen: (string | undefined)[] = [];
    let path: string | undefined = `/jobs?q=paged&place=67501&sort=${sort}`;
    while (path) {
      seen.push(...(await titlesAt(path)));
      const { body } = await page(path);
      path = /<link rel="next" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(byName(seen), sort).toEqual(byName(titles));
  }
  expect(await titlesAt('/jobs?q=paged&after=forged')).toHaveLength(20);
});

it('a place and a position have a page that search engines list; other searches and unknown places have none', async () => {
  await post({ title: 'Salina nurse', zip: '67401' });
  const { status, body, headers } = await page('/jobs/in/salina-ks/rn');
  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBeNull();
  expect(body).toContain('<title>Registered Nurse (RN) jobs in Salina, KS · Tallgrass</title>');
  expect(body).toContain('<link rel="canonical" href="https://jobs.example.test/jobs/in/salina-ks/rn"/>');
  expect(body).toContain('"@type":"ItemList"');
  for (const path of ['/jobs/in/atlantis', '/jobs/in/salina-ks/wizard', '/jobs/in/Salina-KS'])
    expect((await page(path)).status, path).toBe(404);
  const empty = await page('/jobs/in/salina-ks/pharm-tech');
  expect([empty.status, empty.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect((await page('/jobs?position=RN&shift=days')).headers.get('x-robots-tag')).toBe('noindex');
});

it('jobs of the demo stay out of search engines', async () => {
  const id = await post({ title: 'Hays nurse', zip: '67601' });
  expect((await page('/jobs/in/hays-ks')).headers.get('x-robots-tag')).toBeNull();
  await app.asOwner('update jobs set is_demo = true where id = $1', [id]);
  const { body, headers } = await page('/jobs/in/hays-ks');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(body).toContain('These are example jobs');
  expect(body).not.toContain('ItemList');
});

it('a job leaves the search when it is paused, on hold, private, past its last day or its employer is not live', async () => {
  const id = await post({ title: 'Rolla nurse', zip: '65401' });
  const isFound = async () => (await titlesAt('/jobs/in/rolla-mo')).length === 1;
  const move = (to: string) => hospital.http.post(`/api/jobs/${id}/status`, { to });
  expect(await isFound()).toBe(true);
  await move('paused');
  expect(await isFound()).toBe(false);
  await move('published');
  expect(await isFound()).toBe(true);
  for (const [type, subject] of [
    ['job', id],
    ['organization', hospital.organizationId],
  ] as const) {
    await placeHold(app, type, subject);
    expect(await isFound()).toBe(false);
    await releaseHolds(app, subject);
    expect(await isFound()).toBe(true);
  }
  const today = app.clock.now();
  app.clock.advance(61 * DAY);
  expect(await isFound()).toBe(false);
  app.clock.set(today);
  await app.asOwner('update jobs set is_public = false where id = $1', [id]);
  expect(await isFound()).toBe(false);
});

it('the sitemap lists the pages of places and positions that have real jobs', async () => {
  const id = await post({ title: 'Emporia nurse', zip: '66801' });
  const listed = async () => {
    const { body } = await app.visitor().get('/sitemap.xml');
    return [
      '/jobs',
      '/jobs/in/emporia-ks',
      '/jobs/in/emporia-ks/rn',
      '/jobs/in/kansas/rn',
      '/jobs/in/emporia-ks/cna',
    ].map((path) => body.includes(`<loc>https://jobs.example.test${path}</loc>`));
  };
  expect(await listed()).toEqual([true, true, true, true, false]);
  await app.asOwner('update jobs set is_demo = true where id = $1', [id]);
  expect((await listed()).slice(1, 3)).toEqual([false, false]);
});

it('an open job leads to more jobs of its position in its town', async () => {
  const id = await post({ title: 'Ottawa nurse', zip: '66067' });
  const { slug } = (await hospital.http.get(`/api/jobs/${id}`)).body;
  expect((await page(`/jobs/${slug}`)).body).toContain('href="/jobs/in/ottawa-ks/rn"');
});

it('an employer that answers most applicants in time is found by that', async () => {
  await post({ title: 'Atchison nurse', zip: '66002' });
  expect(await titlesAt('/jobs?place=atchison-ks&replies=1')).toEqual([]);
  await app.asOwner(`update job_search set replies_on_time = 90 where place = 'atchison-ks'`);
  expect(await titlesAt('/jobs?place=atchison-ks&replies=1')).toEqual(['Atchison nurse']);
  expect((await page('/jobs/in/atchison-ks')).body).toContain('Replies on time to 90% of applicants');
  // Without three applications there is no such share.
  await renewRepliesNow(app.deps);
  expect(await titlesAt('/jobs?place=atchison-ks&replies=1')).toEqual([]);
});

it('the map leads to the same search in each town, and the list says so too', async () => {
  await post({ title: 'Sedalia nurse', zip: '65301' });
  await post({ title: 'Neosho nurse', zip: '64850' });
  const { body } = await page('/jobs?q=sedalia+nurse');
  const map = /<svg[^>]*aria-label="Map of Missouri and Kansas[^"]*".*?<\/svg>/s.exec(body)?.[0] ?? '';
  expect(map).toContain('aria-label="Sedalia, MO: 1 job"');
  expect(map).toContain('href="/jobs?q=sedalia+nurse&amp;place=sedalia-mo"');
  expect(map).not.toContain('Neosho');
  expect(await titlesAt('/jobs?q=sedalia+nurse&place=sedalia-mo')).toEqual(['Sedalia nurse']);
  expect(body.match(/href="\/jobs\?q=sedalia\+nurse&amp;place=sedalia-mo"/g)).toHaveLength(2);
  // Both states are drawn here, and nothing is asked of another site.
  expect(map.match(/<path/g)).toHaveLength(2);
  expect(body).not.toMatch(/<(img|iframe|script src)/);
});
