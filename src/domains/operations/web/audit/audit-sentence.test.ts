import { expect, test } from 'vitest';
import { saidOf } from './audit-sentence.ts';

test('an action reads as a sentence, also one without words of its own', () => {
  expect(saidOf('hold.placed')).toBe('Placed a hold on');
  expect(saidOf('work_confirmation.asked')).toBe('Work confirmation asked:');
});
