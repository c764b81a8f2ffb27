import { expect, it } from 'vitest';
import { MOST_POSTINGS, PASTE_MAX } from '#domains/jobs/contract/pasting.ts';
import { jobDraft } from '#domains/jobs/contract/jobs.ts';
import { readPasted as readOn, readPosting as readOneOn } from '#domains/jobs/server/pasting/index.ts';
import { HELD_OUT, TUNING } from '#tools/bench/postings/samples.ts';
import { scorePostings } from '#tools/bench/postings/score.ts';

/** A Tuesday. */
const TODAY = '2026-11-24';
const readPasted = (text: string) => readOn(text, TODAY);
const readPosting = (text: string) => readOneOn(text, TODAY);

const only = (text: string) => {
  const { postings } = readPasted(text);
  expect(postings).toHaveLength(1);
  return postings[0] ?? expect.unreachable();
};

it.each([
  ['held-out', HELD_OUT],
  ['tuning', TUNING],
])('of the %s postings, each field is read rightly in at least nine of ten, and little is missed', (_, samples) => {
  expect(samples.length).toBeGreaterThanOrEqual(20);
  for (const [field, { stated, read, right }] of Object.entries(scorePostings(samples, readPosting).counts)) {
    expect(right / read, `precision of ${field}`).toBeGreaterThanOrEqual(field === 'shiftPattern' ? 0.85 : 0.88);
    expect(right / stated, `recall of ${field}`).toBeGreaterThanOrEqual(0.9);
  }
});

it('each sample is one job, and what is read fits the form', () => {
  for (const { text } of [...HELD_OUT, ...TUNING]) {
    const { draft } = only(text);
    const filled = jobDraft.safeParse({ ...draft, organizationId: '00000000-0000-4000-8000-000000000000' });
    // The terms of a bonus are asked for at their field.
    const wrong = filled.error?.issues.map(({ path }) => path[0]).filter((field) => field !== 'signOnBonusTerms');
    expect(wrong ?? [], text).toEqual([]);
  }
});

it('each finding points at the words that say it', () => {
  const { text, findings, draft } = only(HELD_OUT[0]?.text ?? '');
  const words = (field: string) =>
    findings.filter((each) => each.field === field).map(({ start, end }) => text.slice(start, end));
  expect(words('position')).toEqual(['Registered Nurse - Intensive Care Unit']);
  expect(words('payMinCents')).toEqual(['$34.50 - $46.25 per hour']);
  expect(words('requiredCertifications')).toEqual(['BLS', 'ACLS']);
  expect(words('shiftPattern')).toEqual(['three 12s']);
  expect(draft).not.toHaveProperty('openings');
  expect(draft.description).toContain('- BLS and ACLS required at hire');
});

it('a posting that says little fills little', () => {
  const { draft, town } = only('Nurse needed. Call us.');
  expect(Object.keys(draft).toSorted()).toEqual(['position', 'title']);
  expect(town).toBeNull();
  expect(only('Join a team that cares!\nGreat benefits, free lunch.').draft).not.toHaveProperty('position');
});

it('sums that are no base pay are not read as pay', () => {
  for (const words of [
    '$10,000 sign-on bonus',
    '$4 night differential',
    '$2,400 weekly',
    '$85 per visit',
    'up to $5,000 tuition',
  ])
    expect(only(`RN, full time\n${words}\nYou must have BLS.`).draft, words).not.toHaveProperty('payUnit');
  expect(only('RN, full time\n$7,500 sign-on bonus, repaid if you leave within two years.').draft).toMatchObject({
    signOnBonusCents: 750_000,
    signOnBonusTerms: '$7,500 sign-on bonus, repaid if you leave within two years.',
  });
});

it('HTML is read as its text; scripts, styles and addresses are gone', () => {
  const { draft, text } = only(`<!doctype html><html><head><title>x</title><style>p{color:red}</style></head><body>
    <h1>ICU&nbsp;RN &ndash; Nights</h1><script>alert(1)</script><p onclick="alert(2)">Pay: <b>$38</b>&ndash;$44 an hour<br>Full&#8209;time</p>
    <ul><li>BLS required</li><li>CCRN preferred</li></ul><a href="javascript:alert(3)">Apply</a>
    <img src=x onerror=alert(4)><svg><script>alert(5)</script></svg><iframe src="//evil.test">frame</iframe></body></html>`);
  expect(text).not.toMatch(/alert|evil|color|<|javascript|frame/);
  expect(text).toContain('- BLS required\n- CCRN preferred');
  expect(draft).toMatchObject({
    position: 'RN',
    specialty: 'icu',
    shift: 'nights',
    payMinCents: 3800,
    payMaxCents: 4400,
  });
  expect(only(`RN, nights\n&lt;script&gt;alert(1)&lt;/script&gt; full time, BLS required`).text).toContain(
    '&lt;script',
  );
});

it.each([
  ['a line between', `${TUNING[0]?.text}\n\n-----\n\n${TUNING[1]?.text}\n\n=====\n${TUNING[6]?.text}`],
  ['blank lines', `${TUNING[0]?.text}\n\n\n${TUNING[1]?.text}\n\n${TUNING[6]?.text}`],
  ['labels', [0, 1, 6].map((at) => `Job title: ${TUNING[at]?.text}`).join('\n')],
])('several jobs with %s are several postings', (_, text) => {
  expect(readPasted(text).postings.map(({ draft }) => [draft.position, draft.payUnit])).toEqual([
    ['RN', 'hour'],
    ['RN', 'year'],
    ['NP', 'shift'],
  ]);
});

it('a heading that repeats the position begins no second job', () => {
  only(
    'Mercy Hill Hospital\n\nICU RN\nFull time nights, $40/hr\n\nRegistered Nurse\nThe registered nurse cares for adults.\n\nRequirements\n- BLS',
  );
});

it('more jobs than are read at once are cut, and said so', () => {
  const many = Array.from({ length: MOST_POSTINGS + 2 }, () => TUNING[0]?.text).join('\n\n---\n\n');
  const { postings, isCut } = readPasted(many);
  expect([postings.length, isCut]).toEqual([MOST_POSTINGS, true]);
});

it.each(['a', '- ', ' 1', '$1 to ', 'Aa ', '-', '=', '12 hours ', '<div>', '&amp;', 'night ', '\n', 'x@'])(
  '50,000 characters of %j end soon',
  (part) => {
    const long = `RN\n${part.repeat(PASTE_MAX / part.length)}`.slice(0, PASTE_MAX);
    expect(readPasted(long).postings.length).toBeLessThanOrEqual(1);
  },
);

it('a description longer than the form takes ends after a line, and is not sure', () => {
  const { draft, findings } = only(`RN, nights\nFull time, $40/hr\n${'One more line about the work.\n'.repeat(500)}`);
  expect(draft.description?.length).toBeLessThanOrEqual(10_000);
  expect(draft.description).toMatch(/work\.$/);
  expect(findings.find(({ field }) => field === 'description')?.isSure).toBe(false);
});

it.each([
  ['Start date: January 11, 2027', '2027-01-11', true],
  ['Anticipated start date is Monday, Feb. 1st, 2027.', '2027-02-01', true],
  ['Starts 1/4/2027 with orientation', '2027-01-04', true],
  ['Starting on 3/15/27', '2027-03-15', true],
  ['Start: 2027-02-08', '2027-02-08', true],
  ['Orientation begins December 7', '2026-12-07', false],
  ['Begins March 1', '2027-03-01', false],
  ['Start date: November 2, 2026', undefined, true],
  ['Start date: February 30, 2027', undefined, true],
  ['Start date: as soon as possible', undefined, true],
  ['Pay starts at $38.00; shift starts 7:00 am', undefined, true],
])('the start in %j is %s', (words, day, isSure) => {
  const { draft, findings } = only(`ICU RN, nights\nFull time, $40/hr\n${words}\nBLS required`);
  expect(draft.startDate).toBe(day);
  if (day) expect(findings.find(({ field }) => field === 'startDate')?.isSure).toBe(isSure);
});

it.each([
  ['Joplin, MO 64804', 'Missouri and Kansas RN licenses required', ['KS']],
  ['Joplin, MO 64804', 'Must be licensed in MO, KS & Oklahoma.', ['KS', 'OK']],
  ['Joplin, MO 64804', 'Kansas RN license required', ['KS']],
  ['Joplin, MO 64804', 'Current Missouri RN license', undefined],
  ['Joplin, MO 64804', 'RN license in MO or KS', undefined],
  ['Joplin, MO 64804', 'Missouri RN license; Kansas license preferred', undefined],
  ['Joplin, MO 64804', 'Kansas driver\u2019s license', undefined],
  ['Call us', 'Kansas RN license required', undefined],
])('of a job in %s, %j asks for the licenses of %s too', (place, words, states) => {
  const { draft, text, findings } = only(`ICU RN, nights\n${place}\nFull time, $40/hr\n- ${words}\n- BLS required`);
  expect(draft.licenseStates).toEqual(states);
  for (const { field, start, end } of findings) {
    if (field === 'licenseStates') expect(text.slice(start, end)).toMatch(/^(?:KS|Kansas|Oklahoma)$/);
  }
});
