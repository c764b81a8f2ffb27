import { expect, test } from 'vitest';
import { accountCopy, privacyCopy } from '#app/web/screens/settings/settings.copy.ts';
import { agreementsCopy } from '#domains/accounts/web/security/agreements.copy.ts';
import { documentsCopy } from '#domains/profiles/web/documents/documents.copy.ts';
import * as applicationsCopy from '#domains/hiring/web/candidate-home/applications.copy.ts';
import { homeCopy } from '#domains/hiring/web/candidate-home/home.copy.ts';
import { interviewCopy } from '#domains/hiring/web/candidate-home/interviews.copy.ts';
import { offerCopy } from '#domains/hiring/web/candidate-home/offers.copy.ts';
import { autoApplyCopy, plannedCopy } from '#domains/hiring/web/auto-apply/auto-apply.copy.ts';
import { jobPreviewCopy } from '#domains/hiring/web/job-preview/job-preview.copy.ts';
import { matchCopy } from '#domains/hiring/web/my-matches/my-matches.copy.ts';
import { credentialCardCopy } from '#domains/profiles/web/credentials/credentials-card.copy.ts';
import * as credentialsCopy from '#domains/profiles/web/credentials/credentials.copy.ts';
import * as onboardingCopy from '#domains/profiles/web/onboarding/onboarding.copy.ts';
import { shortFormsCopy } from '#domains/profiles/web/short-forms/short-forms.copy.ts';
import { startCopy } from '#domains/profiles/web/start/start.copy.ts';
import * as submissionCopy from '#domains/profiles/web/onboarding/submission.copy.ts';
import * as profileCopy from '#domains/profiles/web/profile/profile.copy.ts';
import { myPoolCopy } from '#domains/hiring/web/talent-pool/talent-pool.copy.ts';
import { passportCopy } from '#domains/profiles/web/passport/passport.copy.ts';
import { noticesCopy } from '#domains/messaging/web/notifications/notifications.copy.ts';
import { sessionEndCopy } from '#domains/accounts/web/auth/session-end.copy.ts';
import { selfIdentificationCopy } from '#domains/profiles/web/self-identification/self-identification.copy.ts';
import * as workConfirmationCopy from '#domains/profiles/web/work-confirmations/work-confirmations.copy.ts';

const GRADE = 6;
/** Labels of a word or two have no reading grade. */
const FEWEST_WORDS = 5;

const stringsIn = (copy: unknown): string[] => {
  if (typeof copy === 'string') return [copy];
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(stringsIn) : [];
};

const wordsIn = (text: string): string[] => text.match(/[a-z][a-z'’-]*/gi) ?? [];

/** Groups of vowels, without a silent end: right for most words of English, which is enough for a mean. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  return Math.max(1, letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** The Flesch–Kincaid grade of all sentences of a catalog together. */
function gradeOf(copy: unknown): number {
  const sentences = stringsIn(copy)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map(wordsIn)
    .filter((words) => words.length >= FEWEST_WORDS);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

test.each([
  ['onboarding', { onboardingCopy, startCopy, shortFormsCopy, jobPreviewCopy }],
  ['a submission', submissionCopy],
  ['the profile', profileCopy],
  ['licenses and experience', credentialsCopy],
  ['documents', documentsCopy],
  ['passport', passportCopy],
  ['staying in touch', myPoolCopy],
  [
    'home',
    { applicationsCopy, autoApplyCopy, credentialCardCopy, homeCopy, interviewCopy, matchCopy, offerCopy, plannedCopy },
  ],
  ['notices', noticesCopy],
  ['agreements', agreementsCopy],
  ['the settings', { accountCopy, privacyCopy }],
  ['the end of a session', sessionEndCopy],
  ['the fairness check', selfIdentificationCopy],
  ['past jobs to confirm', workConfirmationCopy],
])('a candidate reads the words of %s at grade 6 or below', (_what, copy) => {
  expect(gradeOf(copy)).toBeLessThanOrEqual(GRADE);
});

test('the measure knows hard words from easy ones', () => {
  expect(gradeOf('You can see your jobs here at any time.')).toBeLessThan(4);
  expect(
    gradeOf('Organizational verification necessitates comprehensive documentation of professional qualifications.'),
  ).toBeGreaterThan(12);
});
