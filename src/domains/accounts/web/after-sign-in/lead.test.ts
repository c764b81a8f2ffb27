import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLead } from './lead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keep() {
  const kept = new Map<string, string>([['postSignInRan', '1']]);
  return {
    kept,
    keys: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    },
  };
}

test('a page that is loaded anew begins without a lead', () => {
  const { keys } = keep();
  expect(createLead(keys).isTaken()).toBe(false);
});

test('a lead ends with its page', () => {
  const { keys, kept } = keep();
  const lead = createLead(keys);
  lead.take();
  expect([lead.isTaken(), [...kept.keys()]]).toEqual([true, ['postSignInRan']]);
  lead.end();
  expect([lead.isTaken(), kept.size]).toEqual([false, 0]);
});

test('it ends after 10 s at the latest, counted from the last one', () => {
  const lead = createLead(keep().keys);
  lead.take();
  vi.advanceTimersByTime(6000);
  lead.take();
  vi.advanceTimersByTime(9999);
  expect(lead.isTaken()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(lead.isTaken()).toBe(false);
});
