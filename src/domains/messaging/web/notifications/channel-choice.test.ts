import { expect, test } from 'vitest';
import { CHOICES, choiceOf, isUsual } from './channel-choice.ts';

test('kinds with equal channels have one choice, others none', () => {
  for (const [name, channels] of Object.entries(CHOICES)) expect(choiceOf([channels, { ...channels }])).toBe(name);
  expect(choiceOf([CHOICES.both, CHOICES.app])).toBeNull();
  expect(choiceOf([{ inApp: true, email: false, digest: true }])).toBe('app');
});

test('kinds are as usual when each has its own usual channels', () => {
  const [now, daily] = [CHOICES.both, CHOICES.digest];
  expect(
    isUsual([
      { ...now, usual: now },
      { ...daily, usual: daily },
    ]),
  ).toBe(true);
  expect(
    isUsual([
      { ...now, usual: now },
      { ...now, usual: daily },
    ]),
  ).toBe(false);
});
