// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getEmployerRequirements,
  saveEmployerRequirements,
  type EmployerRequirements,
} from '#domains/employers/contract/own-requirements.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { RequirementsSection } from './requirements-section.tsx';

type Added = EmployerRequirements['positions'][number]['added'];

test('what another owner added meanwhile is shown, and one’s own choice is kept and saved after that', async () => {
  let stored: Added = ['certification:BLS'];
  const view = (): EmployerRequirements => ({
    mayEdit: true,
    positions: [{ position: 'RN', base: { license: 'required', required: [] }, added: stored, changedAt: null }],
  });
  answering(getEmployerRequirements, view);
  answering(saveEmployerRequirements, ({ body: { before, added } }) => {
    if (JSON.stringify(before) !== JSON.stringify(stored)) return refused(409, 'CONFLICT', 'They changed.');
    stored = added;
    return view();
  });
  const user = show(<RequirementsSection />);
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  await press(/ACLS/);
  stored = ['certification:BLS', 'certification:PALS'];
  await press('Save');
  expect(
    within(await screen.findByRole('region', { name: 'Saved now' })).getByText(/\(BLS\), .*\(PALS\)/),
  ).toBeTruthy();
  expect(screen.getByText('They changed.')).toBeTruthy();
  await press(/PALS/);
  await press('Save');
  await waitFor(() => expect(stored).toEqual(['certification:BLS', 'certification:ACLS', 'certification:PALS']));
});
