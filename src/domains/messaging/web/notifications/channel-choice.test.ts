import { expect, test } from 'vitest';
import { CHOICES, choiceOf } from './channel-choice.ts';

test('kinds with equal channels have one choice, others none', () => {
  for (const [name, channels] of Object.entries(CHOICES)) expect(choiceOf([channels, { ...channels }])).toBe(name);
  expect(choiceOf([CHOICES.both, CHOICES.app])).toBeNull();
  expect(choiceOf([{ inApp: true, email: false, digest: true }])).toBe('app');
});
