import { expect, test } from 'vitest';
import { outcomeOf } from './audit-packages.ts';

const report = (vulnerabilities: object) => JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: {} } });

test('a report without grave vulnerabilities passes', () => {
  expect(outcomeOf(report({ left: { severity: 'moderate' } }))).toMatchObject({ passed: 1, failed: 0 });
});

test('a grave one fails by its name, and so does anything that is no report', () => {
  expect(outcomeOf(report({ pad: { severity: 'high' } })).failures).toEqual(['known vulnerabilities: pad (high)']);
  expect(outcomeOf('npm error').failed).toBe(1);
  expect(outcomeOf('{"error":{}}').failed).toBe(1);
});
