// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { organization, ownOrganization } from '#tests/components/profiles.ts';
import { show } from '#tests/components/show.tsx';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { EmployerReview } from './review.tsx';

const place = {
  facilityType: 'clinic' as const,
  streetAddress: '1 Main St',
  city: 'Salina',
  state: 'KS',
  zip: '67401',
};
const facility = (parts: Partial<MyOrganization['facilities'][number]>): MyOrganization['facilities'][number] => ({
  ...place,
  id: randomUUID(),
  name: 'Prairie Clinic',
  units: [],
  verificationStatus: 'approved',
  waiting: null,
  reviewMessage: null,
  ...parts,
});

const own = ownOrganization({
  ...place,
  kind: 'system',
  name: 'Prairie Health',
  phone: '785-555-0100',
  contactName: 'Dana Roe',
  contactEmail: 'dana@prairie.example',
  verificationStatus: 'approved',
  submittedAt: '2026-11-02T15:00:00.000Z',
});

test('the submission of a system lists its contact with the email, and each facility with what is checked or to fix', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  const facilities = [
    facility({ id: own.id, name: own.name }),
    facility({ name: 'North' }),
    facility({ name: 'South', waiting: { ...place, name: 'South Campus', city: 'Hays' } }),
    facility({ name: 'West', verificationStatus: 'needs_fix', reviewMessage: 'Send the license of the building.' }),
  ];
  show(<EmployerReview />, {
    loaded: [[myOrganization().queryKey, organization({ organization: own, facilities })]],
  });
  const rows = (await screen.findAllByRole('listitem')).filter((row) => row.querySelector('.font-medium'));
  expect(within(rows[2] as HTMLElement).getByText('Dana Roe, dana@prairie.example, 785-555-0100')).toBeDefined();
  expect(rows.slice(3).map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual([
    ['North', 'Clinic, 1 Main St, Salina, KS 67401', 'Accepted', expect.any(String)],
    ['South Campus', 'Clinic, 1 Main St, Hays, KS 67401', 'In review', expect.any(String)],
    ['West', expect.any(String), 'Needs attention', expect.any(String), 'Send the license of the building.'],
  ]);
  const fix = within(rows[5] as HTMLElement).getByRole('link');
  expect(fix.getAttribute('href')).toBe('/employer/settings');
});
