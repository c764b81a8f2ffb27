import { describe, expect, test } from 'vitest';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { HELD_OUT_TITLES } from './held-out-titles.ts';
import { normalizeTitle } from './normalize-title.ts';
import { OTHER_HEALTH_TITLES, POSTED_TITLES, UNRELATED_TITLES } from './posted-titles.ts';

const positionOf = (title: string) => normalizeTitle(title)?.position ?? null;
const misread = (titles: readonly (readonly [string, string | null])[]) =>
  titles.filter(([title, position]) => positionOf(title) !== position).map(([title]) => title);

test('credentials and role nouns decide, not departments', () => {
  expect(normalizeTitle('OB/GYN Nurse')).toEqual({ position: 'RN', specialty: null });
  expect(normalizeTitle('Emergency Department RN')).toEqual({ position: 'RN', specialty: 'emergency' });
  expect(normalizeTitle('LPN/Medical Assistant')?.position).toBe('LPN');
});

test('at least 95% of posted titles are read correctly', () => {
  expect(misread(POSTED_TITLES).length / POSTED_TITLES.length).toBeLessThanOrEqual(0.05);
  expect(misread(HELD_OUT_TITLES).length / HELD_OUT_TITLES.length).toBeLessThanOrEqual(0.05);
});

test.each([
  ['other health roles', OTHER_HEALTH_TITLES],
  ['roles outside of health care', UNRELATED_TITLES],
])('at most 3 percent of titles are accepted: %s', (_, titles) => {
  const accepted = titles.filter((title) => positionOf(title) !== null);
  expect(accepted.length / titles.length).toBeLessThanOrEqual(0.03);
});

test("each position's own label leads to it", () => {
  for (const position of POSITIONS) expect(positionOf(POSITION_LABELS[position])).toBe(position);
});

test('an empty title names no position', () => {
  for (const title of ['', '???', '   ']) expect(normalizeTitle(title)).toBeNull();
});

describe('specialties', () => {
  test.each([
    ['RN - ICU nights', 'icu'],
    ['NICU Registered Nurse', 'nicu'],
    ['Peds RN', 'pediatrics'],
    ['Labor & Delivery RN', 'labor_delivery'],
    ['Radiologic Technologist', 'imaging'],
    ['Pharmacy Technician - Retail', 'retail_pharmacy'],
    ['Registered Nurse', null],
  ])('%s', (title, specialty) => {
    expect(normalizeTitle(title)?.specialty).toBe(specialty);
  });
});
