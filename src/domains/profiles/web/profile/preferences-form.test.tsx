// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { savePreferences } from '#domains/profiles/contract/candidates.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { profile } from '#tests/components/profiles.ts';
import { show } from '#tests/components/show.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** Milliseconds without a change until the form saves itself. */
const QUIET = 1500;
const PAY = 'Lowest pay per hour';
const SWITCH = 'Apply to matching jobs for me';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** The preferences of a person, as this tab knows them. */
const known = (autoApply: boolean) =>
  profile({
    preferences: {
      payFloorCents: 3600,
      payTargetCents: null,
      shifts: ['nights'],
      shiftPatterns: ['3x12'],
      employmentTypes: ['full_time'],
      radiusMiles: 50,
      willRelocate: false,
      relocateStates: [],
      earliestStart: null,
      workAuthorized: true,
      needsSponsorship: false,
      autoApply,
      autoApplyDailyCap: 3,
      autoApplyActiveCap: 10,
    },
  });
const open = (autoApply: boolean) =>
  show(<PreferencesForm profile={known(autoApply)} actions={<button>Save</button>} onSaved={vi.fn<() => void>()} />);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toggle = () => fireEvent.click(screen.getByRole('checkbox', { name: SWITCH }));
const isOn = () => screen.getByRole('checkbox', { name: SWITCH }).getAttribute('aria-checked') === 'true';
const autoApplyOf = ({ body }: { body: object }) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name.startsWith('autoApply')));

test('a change of pay sends nothing else, which another tab or screen may have changed', async () => {
  const saved = answering(savePreferences, () => known(false));
  open(true);
  type(PAY, '37');
  await pass(QUIET);
  expect(saved.map(({ body }) => body)).toEqual([{ payFloorCents: 3700 }]);
});

test('what the person changes about auto-apply is sent once, also when it is set back', async () => {
  const saved = answering(savePreferences, () => known(true));
  open(false);
  toggle();
  await pass(QUIET);
  type(PAY, '37');
  await pass(QUIET);
  toggle();
  await pass(QUIET);
  toggle();
  type('Max applications a day', '2');
  await pass(QUIET);
  expect(saved.map(autoApplyOf)).toEqual([
    { autoApply: true },
    {},
    { autoApply: false },
    { autoApply: true, autoApplyDailyCap: 2 },
  ]);
});

test('a draft of other changes does not bring auto-apply back', async () => {
  const saved = answering(savePreferences, (_call, count) =>
    count === 1 ? refused(503, 'UNAVAILABLE', 'Not now.') : known(false),
  );
  open(true);
  type(PAY, '37');
  await pass(QUIET);
  expect(saved).toHaveLength(1);

  open(false);
  expect(screen.getByLabelText<HTMLInputElement>(PAY).value).toBe('37');
  expect(isOn()).toBe(false);
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
  await pass(QUIET);
  expect(saved.map(autoApplyOf)).toEqual([{}, {}]);
});

test('a draft keeps what the person changed about auto-apply', async () => {
  const saved = answering(savePreferences, (_call, count) =>
    count === 1 ? refused(503, 'UNAVAILABLE', 'Not now.') : known(false),
  );
  open(true);
  toggle();
  await pass(QUIET);

  open(true);
  expect(isOn()).toBe(false);
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
  await pass(QUIET);
  expect(saved.map(autoApplyOf)).toEqual([{ autoApply: false }, { autoApply: false }]);
});
