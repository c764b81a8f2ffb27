// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { jobDraft } from '#domains/jobs/contract/jobs.ts';
import type { Surroundings } from '#domains/jobs/contract/preview.ts';
import { eligibilityOf, surroundingsOf } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { JobPreview } from './job-preview.tsx';
import { LiveCount } from './live-count.tsx';

const DRAFT = jobDraft.parse({
  organizationId: '00000000-0000-4000-8000-000000000000',
  title: 'Night nurse',
  position: 'RN',
  zip: '64601',
  employmentType: 'full_time',
  shift: 'nights',
  shiftPattern: '3x12',
  payMinCents: 4400,
  payMaxCents: 4800,
  requiredCertifications: ['ACLS'],
});
const SURROUNDINGS: Surroundings = {
  city: 'Chillicothe',
  state: 'MO',
  place: 'chillicothe-mo',
  licenseRule: 'required',
  addedRequirements: ['certification:BLS'],
  employer: {
    name: 'Quillreed Hospital',
    slug: 'quillreed',
    facilityType: 'hospital',
    website: null,
    streetAddress: null,
    zip: null,
    benefits: ['Health plan'],
    about: null,
  },
};
const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
const preview = (draft: typeof DRAFT, surroundings: Surroundings | null) => {
  const screens = (
    <>
      <JobPreview draft={draft} onClose={() => undefined} />
      <Address />
    </>
  );
  const user = show(screens, {
    at: '/employer/new-position',
    loaded: [[surroundingsOf(draft).queryKey, { surroundings }]],
  });
  return { user, dialog: screen.getByRole('dialog', { name: 'What candidates see' }) };
};

test('the preview is the page of the job: pay, requirements of the organization, employer and how to apply', async () => {
  const { user, dialog } = preview(DRAFT, SURROUNDINGS);
  const page = within(dialog);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Night nurse');
  expect(dialog.textContent).toContain('$44–$48 an hour');
  expect(dialog.textContent).toContain('Valid license in MO');
  expect(dialog.textContent).toContain('Basic Life Support (BLS)');
  expect(dialog.textContent).toContain('The description is still empty.');
  expect(page.queryByText('Open until')).toBeNull();
  expect(page.getByRole('heading', { name: 'How to apply' })).toBeDefined();

  await user.click(page.getByRole('link', { name: 'Quillreed Hospital' }));
  expect(screen.getByTestId('address').textContent).toBe('/employer/new-position');
});

test('without a place or pay, the preview says what the page needs', () => {
  expect(preview(DRAFT, null).dialog.textContent).toContain('The page needs a position');
  expect(preview({ ...DRAFT, payMaxCents: null }, SURROUNDINGS).dialog.textContent).toContain(
    'The page needs a position',
  );
});

test('the live count names the tightest requirement and what to relax, with rounded counts', () => {
  const found = {
    count: { text: 'fewer than 5', atLeast: 0 },
    tightest: 'the required certifications',
    relax: [{ change: 'Without ACLS required', count: 'about 40' }],
  };
  show(<LiveCount values={DRAFT} />, { loaded: [[eligibilityOf(DRAFT).queryKey, found]] });
  expect(screen.getByRole('status').textContent).toBe('Fewer than 5 people are eligible now.');
  expect(screen.getByText('The tightest requirement is the required certifications.')).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('Without ACLS required: about 40');
});
