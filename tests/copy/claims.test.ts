import { expect, test } from 'vitest';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { employersCopy } from '#site/copy/employers-landing.ts';
import { employersOpening } from '#site/copy/employers-opening.ts';
import { BUILT_IN_QUESTIONS } from '#domains/support/contract/built-in-questions.ts';
import { faqCopy } from '#site/copy/faq.ts';
import { footerCopy } from '#site/copy/footer.ts';
import { howCopy } from '#site/copy/how.ts';
import { aboutCopy } from '#site/copy/information/about.ts';
import { contactCopy } from '#site/copy/information/contact.ts';
import { privacyCopy } from '#site/copy/information/privacy.ts';
import { supportCopy } from '#site/copy/information/support.ts';
import { termsCopy } from '#site/copy/information/terms.ts';
import { openingCopy } from '#site/copy/landing-opening.ts';
import { landingCopy } from '#site/copy/landing.ts';
import { professionalsOpening } from '#site/copy/professionals-opening.ts';
import { professionalsCopy } from '#site/copy/professionals.ts';
import { visionCopy } from '#site/copy/vision.ts';

/** Everything a visitor reads before signing in. */
const PUBLIC = {
  landing: [openingCopy, landingCopy, howCopy],
  professionals: [professionalsOpening, professionalsCopy],
  employers: [employersOpening, employersCopy, faqCopy, BUILT_IN_QUESTIONS],
  vision: visionCopy,
  information: [aboutCopy, contactCopy, privacyCopy, supportCopy, termsCopy],
  footer: footerCopy,
  auth: authCopy,
};

/** Each text with the way to it, e.g. `landing.1.benefits.goals.0.0`. */
const textsIn = (part: unknown, at: string[] = []): [at: string, text: string][] =>
  typeof part === 'string'
    ? [[at.join('.'), part]]
    : typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([key, inner]) => textsIn(inner, [...at, key]))
      : [];
const TEXTS = textsIn(PUBLIC);
const saying = (words: RegExp) => TEXTS.filter(([, text]) => words.test(text)).map(([at]) => at);

test('what we cannot show yet, a time to fill, a turnaround, a rate of success, is said as a goal everywhere', () => {
  const claims = TEXTS.filter(([, text]) =>
    /\b95 ?%|\b48[- ]hours?\b|\b(under|less than|within) two weeks/i.test(text),
  );
  expect(claims.length).toBeGreaterThanOrEqual(5);
  const asFact = claims.filter(([at, text]) => !/\.benefits\.goals\./.test(at) && !text.startsWith('Our goal: '));
  expect(asFact).toEqual([]);
});

test('industry figures name whom they are about, and are never presented as ours', () => {
  for (const [figure, about] of [
    [/\$61,000/, /replacing one RN/i],
    [/15-20%/, /agenc/i],
    [/\b49 days/, /national average|a unit waits/i],
    [/250\+ days/, /specialised roles/i],
  ] as const) {
    const found = saying(figure);
    expect(found.length, String(figure)).toBeGreaterThan(0);
    for (const at of found) {
      // A figure may be alone in its element, next to the words that explain it.
      const beside = TEXTS.filter(([other]) => other.replace(/\.\d+$/, '') === at.replace(/\.\d+$/, ''));
      expect(beside.map(([, text]) => text).join(' '), at).toMatch(about);
    }
  }
});

test('the price is the same wherever it is mentioned', () => {
  for (const page of ['landing', 'employers', 'information'])
    expect(
      saying(/no job-board or staffing fees/i).some((at) => at.startsWith(page)),
      page,
    ).toBe(true);
  expect(saying(/cancel anytime/i).length).toBeGreaterThanOrEqual(4);
});
