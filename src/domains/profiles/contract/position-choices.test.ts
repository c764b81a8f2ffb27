import { expect, test } from 'vitest';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { usualChoices } from './position-choices.ts';

test.each(POSITIONS)('%s has usual units, skills and places, each once', (position) => {
  for (const kind of ['specialties', 'skills', 'settings'] as const) {
    const choices: readonly string[] = usualChoices(position, kind) ?? [];
    expect(choices.length, kind).toBeGreaterThanOrEqual(3);
    expect(new Set(choices).size, kind).toBe(choices.length);
  }
});

test('a nurse is not offered a pharmacy; without a position everything is offered', () => {
  expect(usualChoices('RN', 'specialties')).not.toContain('retail_pharmacy');
  expect(usualChoices('RN', 'specialties')?.[0]).toBe('med_surg');
  expect(usualChoices(null, 'skills')).toBeNull();
});
