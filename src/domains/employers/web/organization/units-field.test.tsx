// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveDetails, saveFacility, type MyOrganization } from '#domains/employers/contract/organizations.ts';
import { readUnitUse } from '#domains/employers/contract/units.ts';
import { answering } from '#tests/components/answering.ts';
import { facility } from '#tests/components/job.ts';
import { organization, ownOrganization } from '#tests/components/profiles.ts';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { FacilityForm } from './facility-form.tsx';
import { STEP_FORMS } from './organization-steps.tsx';

const unit = (name: string) => ({ id: crypto.randomUUID(), name });
const [icu, emergency] = [unit('ICU'), unit('Emergncy')];
const HOME = { ...facility(), units: [icu, emergency] };
const data = organization({
  organization: ownOrganization({ ...HOME, beds: 40, benefits: ['Dental'], about: 'On the plains.' }),
  facilities: [HOME],
});
const { details: DetailsStep } = STEP_FORMS;

function showDetails(mine: MyOrganization = data) {
  const sent = answering(saveDetails, () => mine);
  const saved: unknown[] = [];
  const user = show(<DetailsStep data={mine} words={{ save: 'Save' }} onSaved={(answer) => saved.push(answer)} />);
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    return sent.map(({ body }) => body);
  };
  return { user, save };
}

test('sends only what changed: a corrected name with the ID of its unit, and a new unit without one', async () => {
  const { user, save } = showDetails();
  const field = screen.getByRole('textbox', { name: 'Unit 2' });
  await user.clear(field);
  await user.type(field, 'Emergency');
  await user.type(screen.getByRole('textbox', { name: /More units/ }), 'Surgery\n\nStep-down');
  expect(await save()).toEqual([
    { units: [{ id: emergency?.id, name: 'Emergency' }, { name: 'Surgery' }, { name: 'Step-down' }] },
  ]);
});

test('sends no units with another number of beds', async () => {
  const { user, save } = showDetails();
  await user.type(screen.getByRole('textbox', { name: /Beds/ }), '0');
  expect(await save()).toEqual([{ beds: 400 }]);
});

test('names each unit that is removed, after saying what goes with it; one that is kept keeps its name', async () => {
  answering(readUnitUse, ({ params }) => ({
    jobs: params.id === icu?.id ? 2 : 0,
    managers: params.id === icu?.id ? 1 : 0,
    approvals: 0,
    hours: 0,
  }));
  const { user, save } = showDetails();
  await user.click(screen.getByRole('button', { name: 'Remove Emergncy' }));
  await user.click(screen.getByRole('button', { name: 'Remove ICU' }));
  await screen.findByText('2 jobs without this unit from then on');
  expect(screen.getByText('1 hiring manager of this unit')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Emergncy' }));
  const group = within(screen.getByRole('group', { name: 'Units' }));
  expect(group.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Emergncy']);
  expect(await save()).toEqual([{ removedUnitIds: [icu?.id] }]);
});

test('an error stands at the unit that has it', async () => {
  const { user } = showDetails();
  const [field, more] = [
    screen.getByRole('textbox', { name: 'Unit 2' }),
    screen.getByRole('textbox', { name: /More/ }),
  ];
  await user.clear(field);
  await user.type(more, 'evil.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(descriptionOf(field)).toBe('Please fill this in.'));
  expect(descriptionOf(more)).toContain('web address');
});

test('a facility whose units change keeps the name that a colleague gave it', async () => {
  const sent = answering(saveFacility, () => data);
  const saved: unknown[] = [];
  const user = show(<FacilityForm facility={HOME} myRole="owner" onSaved={(answer) => saved.push(answer)} />);
  // A select of this DOM shows no default.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Facility type' }), 'home_health');
  await user.type(screen.getByRole('textbox', { name: /More units/ }), 'Surgery');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sent.map(({ body }) => body)).toEqual([{ units: [{ name: 'Surgery' }] }]);
});
