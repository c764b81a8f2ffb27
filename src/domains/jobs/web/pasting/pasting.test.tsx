// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createJob, previewEligibility, type JobView } from '#domains/jobs/contract/jobs.ts';
import { PASTE_MAX, readPastedPosting, type ReadPosting } from '#domains/jobs/contract/pasting.ts';
import { NewJob } from '#domains/jobs/web/editor/new-job.tsx';
import { lookUpZip } from '#domains/profiles/contract/geo.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { facility, job } from '#tests/components/job.ts';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';

const HOME = facility();
const TEXT = 'ICU RN, nights\n$38.00 an hour, perhaps full time';
const ICU: ReadPosting = {
  text: TEXT,
  draft: {
    title: 'ICU RN, nights',
    position: 'RN',
    employmentType: 'full_time',

    payMinCents: 3_800,
  },
  findings: [
    { field: 'title', start: 0, end: 14, isSure: true },
    { field: 'payMinCents', start: 15, end: 29, isSure: true },
    { field: 'employmentType', start: 39, end: 48, isSure: false },
  ],
  town: 'Nevada, MO',
};
const AIDE: ReadPosting = {
  text: 'CNA, days',
  draft: { title: 'CNA, days', position: 'CNA' },
  findings: [],
  town: null,
};

function paste(postings: ReadPosting[] = [ICU], onSaved: (saved: JobView) => void = () => undefined) {
  answering(previewEligibility, () => ({ count: null, tightest: null, relax: [] }));
  answering(lookUpZip, ({ params: { zip } }) => ({
    zip,
    city: 'Joplin',
    state: 'MO' as const,
    county: 'Jasper',
    latitude: 37,
    longitude: -94,
    timeZone: 'America/Chicago',
  }));
  const asked = answering(readPastedPosting, () => ({ postings, isCut: false }));
  const page = () => show(<NewJob facilities={[HOME]} onSaved={onSaved} onPublished={() => undefined} />);
  const user = page();
  return {
    user,
    asked,
    reload: page,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (text: string) => fireEvent.change(field('Posting'), { target: { value: text } });

test('a posting fills the form, beside its text; what is unsure or not found is named', async () => {
  const { press, user } = paste();
  await press('Paste a posting');
  type(TEXT);
  await press('Read the posting');
  await screen.findByText('Read from your posting: ICU RN, nights');
  expect(field('Job title').value).toBe('ICU RN, nights');
  expect(field('Lowest base pay').value).toBe('38');
  expect(field('Highest base pay').value).toBe('');
  // The posting names another town than the facility's.
  expect(field('ZIP code of the workplace').value).toBe('');

  const read = within(screen.getByRole('region', { name: /^What we read/ }));
  expect(read.getByText('1 field to check')).toBeDefined();
  expect(read.getByText('Full time').textContent).toContain('Please check');
  const source = within(screen.getByRole('region', { name: 'Your posting' }));
  expect(source.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual([
    'ICU RN, nights',
    '$38.00 an hour',
    'full time',
  ]);
  const missing = within(read.getByRole('list')).getAllByRole('link');
  expect(missing.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Highest base pay',
      'ZIP code of the workplace (the posting names Nevada, MO)',
      'Start date',
    ]),
  );
  await user.click(read.getByRole('link', { name: 'Shift' }));
  expect(document.activeElement).toBe(field('Shift'));
});

test('a text that is too long is refused and kept, also when the connection fails', async () => {
  const { press, asked, reload } = paste();
  await press('Paste a posting');
  type('x'.repeat(PASTE_MAX + 1));
  await press('Read the posting');
  await screen.findByText('This is longer than 50,000 characters. Paste one posting at a time.');
  expect(asked).toEqual([]);
  expect(field('Posting').value).toHaveLength(PASTE_MAX + 1);

  type(TEXT);
  answering(readPastedPosting, () => refused(503, 'INTERNAL', 'Not now.'));
  await press('Read the posting');
  await screen.findByText('Not now.');
  const user = reload();
  await user.click(await screen.findByRole('button', { name: 'Paste a posting' }));
  expect(field('Posting').value).toBe(TEXT);
  expect(descriptionOf(field('Posting'))).toContain('of 50,000 characters');
});

test('several jobs are several drafts: a saved one is not offered again, and the others wait', async () => {
  const saved: string[] = [];
  const { press, reload } = paste([ICU, AIDE], ({ draft }) => saved.push(draft.title));
  answering(createJob, ({ body }) => job({ ...body }));
  await press('Paste a posting');
  type('two jobs');
  await press('Read the posting');
  await screen.findByText('Your text contains 2 jobs');
  await press('Save draft');
  await expect.poll(() => saved).toEqual(['ICU RN, nights']);
  const user = reload();
  await user.click(await screen.findByRole('button', { name: 'Continue with CNA, days' }));
  expect(field('Job title').value).toBe('CNA, days');
  expect(field('ZIP code of the workplace').value).toBe('64801');
  await user.click(await screen.findByRole('button', { name: /^1\. ICU RN, nights \(saved\)/ }));
  await screen.findByText('This job is saved');
  expect(screen.queryByLabelText('Job title')).toBeNull();
});
