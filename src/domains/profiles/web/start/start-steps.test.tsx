// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { onboardingCopy } from '#domains/profiles/web/onboarding/onboarding.copy.ts';
import type { StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { answering, refusal } from '#tests/components/answering.ts';
import { profile } from '#tests/components/profiles.ts';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { PayStep } from './pay-step.tsx';
import { RoleStep } from './role-step.tsx';

/** Milliseconds without a change until a step saves itself. */
const QUIET = 1500;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Shows a step of the wizard and counts how often it went on. */
function open(Step: ComponentType<StepProps>) {
  const onSaved = vi.fn<() => void>();
  show(<Step profile={profile()} actions={<button>Save and continue</button>} onSaved={onSaved} />);
  return onSaved;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const goOn = () => fireEvent.submit(screen.getByRole('button', { name: 'Save and continue' }));
const saveLine = () => screen.getByRole('status').textContent;
const PAY = 'Lowest pay per hour';
const pay = () => screen.getByLabelText<HTMLInputElement>(PAY);

test('an answer saves itself once it has been left alone for a moment, in cents', async () => {
  const saved = answering(profileParts.pay, () => profile());
  const onSaved = open(PayStep);
  type(PAY, '36');
  await pass(QUIET - 1);
  type(PAY, '36.5');
  await pass(QUIET - 1);
  expect(saved).toEqual([]);
  await pass(1);
  expect(saved).toEqual([{ body: { payFloorCents: 3650 } }]);
  await pass(0);
  expect(saveLine()).toBe(onboardingCopy.saved);
  expect(onSaved).not.toHaveBeenCalled();
});

test('an answer that is not valid is neither saved nor left, and says why at its field', async () => {
  const saved = answering(profileParts.pay, () => profile());
  const onSaved = open(PayStep);
  type(PAY, '5');
  await pass(QUIET);
  goOn();
  await pass(QUIET);
  expect(descriptionOf(pay())).toContain('Pay must be at least $7.25 an hour.');
  expect(document.activeElement).toBe(pay());
  expect(saved).toEqual([]);
  expect(onSaved).not.toHaveBeenCalled();
});

test('two quick presses save once, and the pending autosave does not repeat them', async () => {
  const saved = answering(profileParts.pay, () => profile());
  const onSaved = open(PayStep);
  type(PAY, '36');
  goOn();
  goOn();
  await pass(QUIET);
  expect(saved).toEqual([{ body: { payFloorCents: 3600 } }]);
  expect(onSaved).toHaveBeenCalled();
});

test('a press after the save, while a busy device still shows the step, saves nothing again', async () => {
  const saved = answering(profileParts.pay, () => profile());
  open(PayStep);
  type(PAY, '36');
  goOn();
  await pass(QUIET);
  goOn();
  await pass(QUIET);
  expect(saved).toHaveLength(1);
  type(PAY, '38');
  goOn();
  await pass(QUIET);
  expect(saved.map(({ body }) => body.payFloorCents)).toEqual([3600, 3800]);
});

test('what is changed during a save goes out after it', async () => {
  const release: (() => void)[] = [];
  const saved = answering(
    profileParts.pay,
    () => new Promise<ReturnType<typeof profile>>((answer) => release.push(() => answer(profile()))),
  );
  open(PayStep);
  type(PAY, '36');
  await pass(QUIET);
  type(PAY, '38');
  await pass(QUIET);
  expect(saved).toHaveLength(1);
  release[0]?.();
  await pass(0);
  release[1]?.();
  await pass(0);
  expect(saved.map(({ body }) => body.payFloorCents)).toEqual([3600, 3800]);
  expect(saveLine()).toBe(onboardingCopy.saved);
});

test('a refused answer keeps its text with the reason, and a reload brings it back', async () => {
  answering(profileParts.pay, () => refusal({ payFloorCents: 'Ask for less.' }));
  open(PayStep);
  type(PAY, '499');
  goOn();
  await pass(QUIET);
  expect(descriptionOf(pay())).toContain('Ask for less.');
  expect(pay().value).toBe('499');

  open(PayStep);
  expect(pay().value).toBe('499');
  expect(screen.getByText(onboardingCopy.restored)).toBeDefined();
});

test('a role that is not on the list asks for its name before it goes on', async () => {
  const saved = answering(profileParts.position, () => profile());
  const onSaved = open(RoleStep);
  fireEvent.click(screen.getByRole('radio', { name: /^Other/ }));
  goOn();
  await pass(QUIET);
  const name = screen.getByLabelText('What is your role?');
  expect(descriptionOf(name)).toContain('Enter the role you work in.');
  expect(saved).toEqual([]);

  fireEvent.change(name, { target: { value: 'Surgical technologist' } });
  goOn();
  await pass(QUIET);
  expect(saved.at(-1)).toEqual({ body: { position: 'OTHER', requestedRole: 'Surgical technologist' } });
  expect(onSaved).toHaveBeenCalledOnce();
});
