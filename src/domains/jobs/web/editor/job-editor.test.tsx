// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createJob, getJob, moveJob, previewEligibility, saveJob, type JobView } from '#domains/jobs/contract/jobs.ts';
import { oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { lookUpZip } from '#domains/profiles/contract/geo.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { answering, refusal, refused } from '#tests/components/answering.ts';
import { facility, job } from '#tests/components/job.ts';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { JobEditor } from './job-editor.tsx';
import type { Refusal } from './refusal.ts';

const HOME = facility();
const soon = addDays(dayOf(new Date()), 30);

interface EditorProps {
  stored: JobView | null;
  /** The screen of the stored job is still loading. */
  isSlow: boolean;
  onPublished: (saved: JobView) => void;
}

/** The screens of a new and of a stored job: a saved one is edited from then on. */
function Editor({ stored, isSlow, onPublished }: EditorProps) {
  const [saved, setSaved] = useState(stored);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const { data } = useQuery({ ...oneJob(saved?.id ?? ''), enabled: saved !== null });
  return (
    <JobEditor
      facilities={[HOME]}
      job={data ?? saved}
      refusal={problem}
      onSaved={(next, why) => {
        if (isSlow) return;
        setSaved(next);
        setProblem(why);
      }}
      onPublished={onPublished}
    />
  );
}

function edit(stored: JobView | null = null, isSlow = false) {
  answering(previewEligibility, () => ({ count: { text: 'about 40', atLeast: 40 }, tightest: 'the shift', relax: [] }));
  answering(lookUpZip, ({ params: { zip } }) => ({
    zip,
    city: 'Joplin',
    state: 'MO' as const,
    county: 'Jasper',
    latitude: 37.08,
    longitude: -94.51,
    timeZone: 'America/Chicago',
  }));
  const published: string[] = [];
  const loaded = stored ? [[oneJob(stored.id).queryKey, stored] as const] : [];
  const user = show(<Editor stored={stored} isSlow={isSlow} onPublished={({ id }) => published.push(id)} />, {
    loaded,
  });
  return {
    user,
    published,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const summary = () => screen.queryAllByRole('alert').find((alert) => alert.textContent.startsWith('Please correct'));
const wrong = () =>
  within(summary() ?? document.createElement('p'))
    .queryAllByRole('link')
    .map((link) => link.textContent);

const COMPLETE = {
  'Job title': 'ICU nurse, nights',
  Position: 'RN',
  Employment: 'full_time',
  Shift: 'nights',
  Pattern: '3x12',
  'Lowest base pay': '38',
  'Highest base pay': '44.50',
  'Start date': soon,
  'Open until': addDays(soon, 30),
  Description: 'Twelve beds, three nights a week.',
};

test('publishing an empty posting names every field at once, and leads to each', async () => {
  const { user, press } = edit();
  await press('Publish');
  await expect
    .poll(wrong)
    .toEqual([
      expect.stringMatching(/^Job title: /),
      'Position: Choose a position.',
      'Employment: Choose the kind of employment.',
      'Start date: Choose a start date.',
      'Shift: Choose a shift.',
      'Pattern: Choose a pattern.',
      'Lowest base pay: Enter the lowest pay.',
      'Highest base pay: Enter the highest pay.',
      'Description: Describe the job.',
      'Open until: Choose until when the job is open.',
    ]);
  expect(document.activeElement).toBe(summary());
  expect(descriptionOf(field('Shift'))).toContain('Choose a shift.');

  await user.click(screen.getByRole('link', { name: /^Shift/ }));
  expect(document.activeElement).toBe(field('Shift'));
  await user.selectOptions(field('Shift'), 'nights');
  await expect.poll(wrong).not.toContain('Shift: Choose a shift.');
  expect(field('Job title').value).toBe('');
});

test('a complete posting is stored once and published, with pay in cents', async () => {
  const stored = job({ organizationId: HOME.id });
  const created = answering(createJob, () => stored);
  const moved = answering(moveJob, () => ({ ...stored, status: 'published' as const }));
  const { user, published } = edit();
  enter(COMPLETE);
  await user.dblClick(await screen.findByRole('button', { name: 'Publish' }));
  await expect.poll(() => published).toEqual([stored.id]);
  expect(created).toMatchObject([
    { body: { title: 'ICU nurse, nights', position: 'RN', zip: '64801', payMinCents: 3800, payMaxCents: 4450 } },
  ]);
  expect(moved).toEqual([{ params: { id: stored.id }, body: { to: 'published' } }]);
});

test('a job whose publication is refused stays as a draft, says why, and is not created again', async () => {
  const stored = job({ organizationId: HOME.id });
  const created = answering(createJob, ({ body }) => ({ ...stored, draft: body }));
  const saved = answering(saveJob, ({ body }) => ({ ...stored, draft: body.draft, version: 2 }));
  answering(getJob, () => stored);
  answering(moveJob, (_call, count) =>
    count === 1
      ? refused(409, 'CONFLICT', 'Your organization is on hold.')
      : { ...stored, status: 'published' as const },
  );
  const { press, published } = edit();
  enter(COMPLETE);
  await press('Publish');
  await screen.findByText('Your organization is on hold.');
  expect(field('Description').value).toBe(COMPLETE.Description);
  await press('Publish');
  await expect.poll(() => published).toEqual([stored.id]);
  expect([created.length, saved.length]).toEqual([1, 1]);
});

test('a draft may be incomplete; what the server refuses shows at its field and in the summary', async () => {
  const sent = answering(createJob, ({ body }, count) =>
    count === 1 ? refusal({ title: 'Name the work, not the person.' }) : job({ ...body }),
  );
  answering(getJob, () => job({ organizationId: HOME.id }));
  const { press } = edit();
  enter({ 'Job title': 'Rosa' });
  await press('Save draft');
  await expect.poll(wrong).toEqual(['Job title: Name the work, not the person.']);
  expect(descriptionOf(field('Job title'))).toBe('Name the work, not the person.');
  enter({ 'Job title': 'Nurse' });
  await press('Save draft');
  await expect.poll(() => sent.map(({ body }) => body.title)).toEqual(['Rosa', 'Nurse']);
});

test('a colleague’s save does not overwrite what is typed: both versions can be had', async () => {
  const mine = job({ organizationId: HOME.id, title: 'Nurse' });
  const theirs = { ...mine, version: 2, draft: { ...mine.draft, title: 'Night nurse' } };
  answering(getJob, () => theirs);
  const sent = answering(saveJob, ({ body: { draft, version } }) =>
    version < 2 ? refused(409, 'CONFLICT', 'A colleague saved it.') : { ...theirs, version: 3, draft },
  );
  const { press } = edit(mine);
  enter({ 'Job title': 'Day nurse' });
  await press('Save draft');
  await screen.findByText('This job was saved while you were editing');
  expect(field('Job title').value).toBe('Day nurse');
  await press('Keep mine');
  await press('Save draft');
  await expect
    .poll(() => sent.map(({ body }) => [body.version, body.draft.title]))
    .toEqual([
      [1, 'Day nurse'],
      [2, 'Day nurse'],
    ]);
});

test('the colleague’s version replaces what was typed on request', async () => {
  const mine = job({ organizationId: HOME.id, title: 'Nurse' });
  answering(getJob, () => ({ ...mine, version: 2, draft: { ...mine.draft, title: 'Night nurse' } }));
  answering(saveJob, () => refused(409, 'CONFLICT', 'A colleague saved it.'));
  const { press } = edit(mine);
  enter({ 'Job title': 'Day nurse' });
  await press('Save draft');
  await press('Show the saved version');
  await expect.poll(() => field('Job title').value).toBe('Night nurse');
});

test('a title suggests its position, fills it on a tap only, and the week is counted from pay and pattern', async () => {
  const { press } = edit();
  enter({ 'Job title': 'ICU RN' });
  const suggestion = await screen.findByRole('button', { name: /^Use Registered/ });
  expect(field('Position').value).toBe('');
  await press(suggestion.getAttribute('aria-label') ?? '');
  expect([field('Position').value, field('Specialty').value]).toEqual(['RN', 'icu']);
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  enter({ Shift: 'days', Pattern: '3x12', 'Lowest base pay': '40', 'Highest base pay': '50' });
  expect(await screen.findByText(/\$1,440–\$1,800 a week/)).toBeDefined();
  expect(await screen.findByText('About 40 people are eligible now.')).toBeDefined();
});

test('pay by the year says what it comes to once the hours are known, and FTE and hours are one fact', async () => {
  const stored = job({ organizationId: HOME.id });
  const sent = answering(createJob, () => stored);
  answering(getJob, () => stored);
  const { press } = edit();
  enter({
    'Job title': 'Nurse manager',
    'Paid by the': 'year',
    'Lowest base pay': '78000',
    'Highest base pay': '92000',
  });
  expect(await screen.findByText(/^Choose a pattern or enter the hours a week/)).toBeDefined();
  enter({ FTE: '0.6' });
  expect(field('Hours a week').value).toBe('24');
  expect(await screen.findByText('About $62.50–$73.72 an hour')).toBeDefined();
  enter({ 'Hours a week': '40' });
  expect(field('FTE').value).toBe('1');
  expect(await screen.findByText('About $37.50–$44.23 an hour')).toBeDefined();
  await press('Save draft');
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ payUnit: 'year', payMinCents: 7_800_000, payMaxCents: 9_200_000, weeklyHours: 40 }]);
});

test('pay by the year below the minimum wage is refused with the computation, and corrected by the hours', async () => {
  const { press } = edit();
  enter({
    ...COMPLETE,
    Pattern: '5x8',
    'Paid by the': 'year',
    'Lowest base pay': '20000',
    'Highest base pay': '40000',
  });
  await press('Publish');
  await expect
    .poll(wrong)
    .toEqual([
      'Lowest base pay: $20,000 a year at 40 hours is $9.62 an hour; Missouri’s minimum is $15.00, or $31,200 a year.',
    ]);
  enter({ FTE: '0.6' });
  await expect.poll(wrong).toEqual([]);
});

test('hours that are no number are refused at their field', async () => {
  const { press } = edit();
  enter({ 'Job title': 'Nurse', 'Hours a week': 'about 30' });
  await press('Save draft');
  await expect.poll(wrong).toEqual(['Hours a week: Enter the hours as a number.']);
  expect(field('Hours a week').value).toBe('about 30');
});

test('what is typed survives a reload of the tab until it is saved or discarded', async () => {
  const mine = job({ organizationId: HOME.id, title: 'Nurse' });
  edit(mine);
  enter({ 'Job title': 'Day nurse', 'Lowest base pay': '38' });
  const again = edit(mine);
  await screen.findByText('We kept what you typed');
  expect([field('Job title').value, field('Lowest base pay').value]).toEqual(['Day nurse', '38']);
  await again.press('Discard it');
  expect([field('Job title').value, field('Lowest base pay').value]).toEqual(['Nurse', '']);
  edit(mine);
  expect(field('Job title').value).toBe('Nurse');
  expect(screen.queryByText('We kept what you typed')).toBeNull();

  enter({ 'Job title': 'Evening nurse' });
  const saved = { ...mine, version: 2, draft: { ...mine.draft, title: 'Evening nurse' } };
  const last = edit(mine);
  answering(saveJob, () => saved);
  answering(getJob, () => saved);
  await last.press('Save draft');
  await expect.poll(() => screen.queryByText('We kept what you typed')).toBeNull();
  edit(saved);
  expect(screen.queryByText('We kept what you typed')).toBeNull();
});

test('what is typed while a job is being saved stays in its form, and is saved next', async () => {
  const mine = job({ organizationId: HOME.id, title: 'Nurse' });
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  const sent = answering(saveJob, async ({ body: { draft, version } }) => {
    await isTyped;
    return { ...mine, draft, version: version + 1 };
  });
  answering(getJob, () => ({ ...mine, version: 2, draft: sent[0]?.body.draft ?? mine.draft }));
  const { press } = edit(mine);
  enter({ 'Job title': 'Day nurse' });
  await press('Save draft');
  await expect.poll(() => sent.length).toBe(1);
  enter({ 'Job title': 'Day nurse, ICU', Description: 'Twelve beds.' });
  answer();
  await screen.findByRole('button', { name: 'Save draft' });
  expect([field('Job title').value, field('Description').value]).toEqual(['Day nurse, ICU', 'Twelve beds.']);

  const again = edit({ ...mine, version: 2, draft: { ...mine.draft, title: 'Day nurse' } });
  expect(screen.queryByText('This job was saved while you were editing')).toBeNull();
  await again.press('Save draft');
  await expect
    .poll(() => sent.map(({ body: { draft, version } }) => [version, draft.title, draft.description]))
    .toEqual([
      [1, 'Day nurse', null],
      [2, 'Day nurse, ICU', 'Twelve beds.'],
    ]);
});

test('what is typed while a new job is being stored is on the screen of the stored one', async () => {
  const stored = job({ organizationId: HOME.id });
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  const created = answering(createJob, async ({ body }) => {
    await isTyped;
    return { ...stored, draft: body };
  });
  answering(getJob, () => ({ ...stored, draft: created[0]?.body ?? stored.draft }));
  const { press } = edit();
  enter({ 'Job title': 'Day nurse' });
  await press('Save draft');
  await expect.poll(() => created.length).toBe(1);
  enter({ Description: 'Twelve beds.' });
  answer();
  await screen.findByRole('button', { name: 'Save draft' });
  edit({ ...stored, draft: { ...stored.draft, title: 'Day nurse' } });
  await screen.findByText('We kept what you typed');
  expect([field('Job title').value, field('Description').value]).toEqual(['Day nurse', 'Twelve beds.']);
  edit();
  expect(field('Description').value).toBe('');
});

test.each(['Save draft', 'Publish'])(
  'a new job is created once, whatever is pressed while “%s” runs',
  async (first: string) => {
    const stored = job({ organizationId: HOME.id });
    const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>();
    const created = answering(createJob, async ({ body }) => {
      await isPressed;
      return { ...stored, draft: body };
    });
    const saved = answering(saveJob, ({ body: { draft } }) => ({ ...stored, version: 2, draft }));
    answering(getJob, () => ({ ...stored, draft: created[0]?.body ?? stored.draft }));
    answering(moveJob, () => ({ ...stored, status: 'published' as const }));
    const { user, press, published } = edit();
    enter(COMPLETE);
    await press(first);
    for (const name of [/^Sav/, /^Publish/]) await user.click(screen.getByRole('button', { name }));
    await expect.poll(() => created.length).toBe(1);
    answer();
    if (first === 'Save draft') {
      await screen.findByRole('button', { name: 'Save draft' });
      await press('Publish');
    }
    await expect.poll(() => published).toEqual([stored.id]);
    expect([created.length, saved.length]).toEqual([1, first === 'Save draft' ? 1 : 0]);
  },
);

test('a new job that was stored is not created again while its own screen is loading', async () => {
  const stored = job({ organizationId: HOME.id });
  const created = answering(createJob, ({ body }) => ({ ...stored, draft: body }));
  const saved = answering(saveJob, ({ body: { draft } }) => ({ ...stored, version: 2, draft }));
  answering(moveJob, () => ({ ...stored, status: 'published' as const }));
  const { press, published } = edit(null, true);
  enter(COMPLETE);
  await press('Save draft');
  await expect.poll(() => created.length).toBe(1);
  await press('Save draft');
  await expect.poll(() => saved.length).toBe(1);
  await press('Publish');
  await expect.poll(() => published).toEqual([stored.id]);
  expect([created.length, saved.map(({ body }) => body.version)]).toEqual([1, [1, 2]]);
});

test('what was typed before a colleague saved meets their version after a reload', async () => {
  const mine = job({ organizationId: HOME.id, title: 'Nurse' });
  edit(mine);
  enter({ 'Job title': 'Day nurse' });
  edit({ ...mine, version: 2, draft: { ...mine.draft, title: 'Night nurse' } });
  await screen.findByText('This job was saved while you were editing');
  expect(field('Job title').value).toBe('Day nurse');
});
