import { run, type Outcome } from './stages.ts';

interface Audit {
  metadata?: { vulnerabilities: Record<'high' | 'critical', number> };
  vulnerabilities?: Record<string, { severity: string; isDirect: boolean }>;
}

/** What a registry that keeps no advisories answers, and what npm says without one. */
const NO_ANSWER = /audit endpoint returned an error|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/;
const SKIPPED: Outcome = { passed: 0, failed: 0, failures: [] };

/** Looks for known vulnerabilities of high severity in what production uses; skipped where no registry answers. */
export async function auditPackages(): Promise<Outcome> {
  const { output } = await run(['npm', 'audit', '--omit=dev', '--json']);
  if (NO_ANSWER.test(output)) {
    console.log('known vulnerabilities: skipped: the registry does not answer');
    return SKIPPED;
  }
  return outcomeOf(output);
}

/** Reads npm's report; anything but a report is a failure. */
export function outcomeOf(output: string): Outcome {
  const failed = (name: string): Outcome => ({ passed: 0, failed: 1, failures: [name] });
  const start = output.indexOf('{');
  if (start === -1) return failed('npm audit wrote no report');
  const { metadata, vulnerabilities = {} } = JSON.parse(output.slice(start)) as Audit;
  if (!metadata) return failed('npm audit wrote no report');
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  if (grave.length === 0) return { passed: 1, failed: 0, failures: [] };
  return failed(`known vulnerabilities: ${grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ')}`);
}
