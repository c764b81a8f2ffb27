// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveDetails, type MyOrganization } from '#domains/employers/contract/organizations.ts';
import { answering } from '#tests/components/answering.ts';
import { facility } from '#tests/components/job.ts';
import { organization, ownOrganization } from '#tests/components/profiles.ts';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { UnitsMeanwhile } from './units-meanwhile.tsx';

const HOME = facility();
const ORGANIZATION = ownOrganization({ ...HOME, verificationStatus: 'pending' });
const mineWith = (units: string[], myRole: MyOrganization['myRole'] = 'owner') =>
  organization({
    organization: ORGANIZATION,
    myRole,
    facilities: [{ ...HOME, units: units.map((name) => ({ id: HOME.id, name })) }],
  });

test('a unit is added by itself, so that nothing else changes', async () => {
  const sent = answering(saveDetails, () => mineWith(['ICU', 'Emergency', 'Surgery']));
  const user = show(<UnitsMeanwhile mine={mineWith(['ICU'])} />);
  await user.type(screen.getByLabelText('Name of the unit'), 'Surgery');
  await user.dblClick(screen.getByRole('button', { name: 'Add unit' }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ units: [{ name: 'Surgery' }] }]);
});

test('the next name that is typed while a unit is being added stays', async () => {
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  const sent = answering(saveDetails, () => isTyped.then(() => mineWith(['ICU'])));
  const user = show(<UnitsMeanwhile mine={mineWith(['ICU'])} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name of the unit');
  await user.type(field, 'Surgery{Enter}');
  await user.clear(field);
  await user.type(field, 'Emergency');
  answer();
  await screen.findByRole('button', { name: 'Add unit' });
  expect(field.value).toBe('Emergency');
  await user.type(field, '{Enter}');
  await expect.poll(() => field.value).toBe('');
  expect(sent.map(({ body }) => body.units)).toEqual([[{ name: 'Surgery' }], [{ name: 'Emergency' }]]);
});

test('an empty name and a unit that is there are refused at the field', async () => {
  const user = show(<UnitsMeanwhile mine={mineWith(['ICU'])} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name of the unit');
  await user.type(field, 'icu{Enter}');
  await expect.poll(() => descriptionOf(field)).toBe('This unit is already there.');
  expect(field.value).toBe('icu');
});

test('a viewer, who may not change the organization, does not see it', () => {
  show(<UnitsMeanwhile mine={mineWith(['ICU'], 'viewer')} />);
  expect(screen.queryByLabelText('Name of the unit')).toBeNull();
});
