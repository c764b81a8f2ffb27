import type { Finding } from './findings.ts';

/** The outcome of a drill; `npm run drill -- NAME --json` prints it as it is. */
export interface Outcome {
  name: string;
  /** What was done, in order, one line each. */
  done: string[];
  /** What was counted on both sides. */
  counted: Finding[];
  /** How much of what was acknowledged is lost. */
  lost: number;
  /** True when the drill ran to its end and nothing was lost or doubled. */
  ok: boolean;
  /** Why it failed. */
  error?: string;
  /** Why it can't run on this machine. It then neither passed nor failed. */
  skipped?: string;
  seconds: number;
}

/** The only line that starts like this is the last one of `--json`. */
const START = '{"drills":[';

/** One line of JSON with these outcomes. */
export const jsonOf = (drills: readonly Outcome[]): string => JSON.stringify({ drills });

/** The outcomes in a line that `jsonOf` made; null for any other line. */
export const outcomesIn = (line: string): Outcome[] | null =>
  line.startsWith(START) ? (JSON.parse(line) as { drills: Outcome[] }).drills : null;

/** Of all drills, those that can't run here count as no failure; one that was asked for by name has to run. */
export const exitCodeOf = (outcomes: readonly Outcome[], asked: 'one' | 'all'): 0 | 1 =>
  outcomes.every(({ ok, skipped }) => ok || (asked === 'all' && skipped !== undefined)) ? 0 : 1;

/** A line for each drill, for a terminal. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const line = (name: string, lost: string, took: string, rest: string) =>
    `${name.padEnd(16)}${lost.padStart(6)}${took.padStart(10)}  ${rest}`.trimEnd();
  return [
    line('drill', 'lost', 'seconds', ''),
    ...outcomes.map((one) =>
      line(one.name, one.skipped === undefined ? String(one.lost) : '-', one.seconds.toFixed(1), endingOf(one)),
    ),
  ].join('\n');
}

function endingOf({ error, skipped }: Outcome): string {
  const [first = ''] = (error ?? skipped ?? '').split('\n');
  if (error !== undefined) return `failed: ${first}`;
  return skipped === undefined ? '' : `skipped: ${first}`;
}
