import { expect, test } from 'vitest';
import {
  ONBOARDING_SECTIONS,
  ONBOARDING_STEPS,
  resumeStep,
  sectionOf,
  stepsFor,
  type StartFacts,
} from './onboarding-steps.ts';

const nothing: StartFacts = {
  hasRole: false,
  asksLicense: true,
  hasLicense: false,
  hasHome: false,
  hasShifts: false,
  hasPay: false,
};
const started: StartFacts = {
  ...nothing,
  hasRole: true,
  hasLicense: true,
  hasHome: true,
  hasShifts: true,
  hasPay: true,
};

test('every step is in one section, in the same order', () => {
  expect(Object.values(ONBOARDING_SECTIONS).flat()).toEqual([...ONBOARDING_STEPS]);
  expect(sectionOf('former-names')).toBe('about');
});

test.each<[string, string, StartFacts, string]>([
  ['a new account begins with the role', 'about', nothing, 'role'],
  ['after the role comes the license', 'license', { ...nothing, hasRole: true }, 'license'],
  ['a license can be left for later', 'home', { ...nothing, hasRole: true }, 'home'],
  ['an older profile without shifts answers them first', 'credentials', { ...started, hasShifts: false }, 'shift'],
  ['an older profile without pay answers it first', 'review', { ...started, hasPay: false }, 'pay'],
  ['who answered all continues where they were', 'documents', started, 'documents'],
  ['an unknown step leads to the matches', 'gone', started, 'matches'],
  ['without a license to show, its step leads on', 'license', { ...started, asksLicense: false }, 'matches'],
])('%s', (_, stored, facts, expected) => {
  expect(resumeStep(stored, facts)).toBe(expected);
});

test('a position without a license has no license step', () => {
  expect(stepsFor({ asksLicense: false })).not.toContain('license');
  expect(stepsFor({ asksLicense: true })).toHaveLength(ONBOARDING_STEPS.length);
});
