import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { expect, test } from 'vitest';
import { PAGE_POLICY } from './public-pages/page-policy.ts';
import { policyFor } from './site/site.ts';

/** What an attacker could use according to the evaluator; its hints for other kinds of sites are left out. */
function weaknessesOf(policy: string): string[] {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

test('the evaluator finds a policy that allows inline script', () => {
  expect(weaknessesOf("default-src 'self'; script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

test('no policy of ours has a weakness', () => {
  const hashes = { script: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='], style: [] };
  for (const policy of [PAGE_POLICY, policyFor(), policyFor(hashes)]) expect(weaknessesOf(policy)).toEqual([]);
});
