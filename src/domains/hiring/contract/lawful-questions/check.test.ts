import { expect, it } from 'vitest';
import { saveScreening } from '#domains/hiring/contract/screening-questions.ts';
import { starterCriteria } from '#domains/hiring/contract/scorecards/starter-sets.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { lawfulFindings } from './check.ts';

const verdictsOf = (text: string) => lawfulFindings(text).map(({ id, verdict }) => `${verdict} ${id}`);

it.each([
  ['How old are you?', 'refuse age'],
  ['What is your date of birth?', 'refuse age'],
  ['She seems too old for nights.', 'refuse age'],
  ['Are you married?', 'refuse family'],
  ['Do you have any children at home?', 'refuse family'],
  ['Are you pregnant or planning to be?', 'refuse family'],
  ['Do you have a disability?', 'refuse health'],
  ['How many sick days did you take last year?', 'refuse health'],
  ['What’s your current salary?', 'refuse pay-history'],
  ['How much do you make now?', 'refuse pay-history'],
  ['Have you ever been arrested or convicted?', 'refuse criminal-record'],
  ['Which church do you go to?', 'refuse religion'],
  ['What is your native language?', 'refuse origin'],
  ['What are your pronouns?', 'refuse sex'],
  ['Are you a union member?', 'refuse union'],
  ['What is the best phone number to reach you?', 'refuse contact'],
  ['Are you vaccinated?', 'warn immunization'],
  ['Why is there a gap in your employment?', 'warn gap'],
  ['Do you have a Missouri license?', 'known known-license'],
  ['Is your ACLS current?', 'known known-certification'],
  ['How many years of experience do you have?', 'known known-years'],
  ['When can you start?', 'known known-start'],
  ['Can you work nights?', 'known known-shift'],
  ['Where do you live?', 'known known-place'],
  ['Are you legally authorized to work here?', 'known known-authorization'],
])('“%s” is met by %s', (text, verdict) => {
  expect(verdictsOf(text)).toContain(verdict);
});

it.each([
  'Have you cared for patients on CRRT? Tell us about one.',
  'How many years have you worked with ventilated patients?',
  'Which charting systems have you used?',
  'Have you worked on a mental health unit?',
  'Do you speak Spanish with patients?',
  'Have you been a charge nurse?',
  'Cared for children on a pediatric unit with calm and clear words.',
])('“%s” may be asked', (text) => {
  expect(verdictsOf(text)).toEqual([]);
});

it('a text of any length is read in a moment: a schema asks about it before it refuses its length', () => {
  const start = performance.now();
  const megabyte = 'was born '.repeat(110_000);
  expect(
    saveScreening.body.safeParse({ before: [], items: [{ text: megabyte, kind: 'yes_no' }] }).error?.issues,
  ).toMatchObject([{ code: 'too_big' }]);
  expect(performance.now() - start).toBeLessThan(5000);
});

it('no question of the starter guides is one that may not be asked', () => {
  for (const position of POSITIONS) {
    for (const { questions } of starterCriteria(position)) {
      for (const question of questions) expect([question, verdictsOf(question)]).toEqual([question, []]);
    }
  }
});
