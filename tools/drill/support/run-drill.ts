import { CommandError, wordsOf } from '../../lib/command.ts';
import { isGood, tableOf, type Finding } from './findings.ts';
import type { Outcome } from './outcome.ts';

/** Where a drill tells what it does and finds. What it told stays in its outcome when it fails later. */
export interface Story {
  /** Prints and keeps a line of what was done. */
  say(line: string): void;
  /** Keeps what was counted on both sides. Throws `CommandError` when anything is lost or doubled. */
  count(findings: readonly Finding[]): void;
}

export interface DrillOptions extends Story {
  /** How often the fault happens; for a short trial, fewer. */
  times: number;
}

/** Brings on a fault and tells what it did and counted. Throws when it fails or can't run here. */
export type Drill = (options: DrillOptions) => Promise<void>;

/** The drill needs a program or a right that this machine doesn't have. */
export class CannotRunHere extends CommandError {
  override readonly name = 'CannotRunHere';
}

/** Runs a drill, prints its story, its table and its end, and returns all of it. Never rejects. */
export async function runDrill(name: string, drill: Drill, times: number): Promise<Outcome> {
  const began = performance.now();
  const [done, counted]: [string[], Finding[]] = [[], []];
  const story: Story = {
    say(line) {
      console.log(`  ${line}`);
      done.push(line.trim());
    },
    count(findings) {
      counted.push(...findings);
      const bad = findings.filter((finding) => !isGood([finding]));
      if (bad.length > 0) throw new CommandError(`Lost or doubled: ${bad.map(({ what }) => what).join(', ')}.`);
    },
  };
  console.log(`Drill: ${name}`);
  const ending = await drill({ times, ...story }).then((): Ending => ({}), endingOf);
  if (counted.length > 0) console.log(tableOf(counted));
  const outcome: Outcome = {
    name,
    done,
    counted,
    lost: counted.reduce((sum, { lost }) => sum + lost, 0),
    ok: ending.error === undefined && ending.skipped === undefined,
    ...ending,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
  printEnd(outcome);
  return outcome;
}

type Ending = Pick<Outcome, 'error' | 'skipped'>;

/** A failure that no one can fix from its message also prints its stack. */
function endingOf(error: unknown): Ending {
  if (error instanceof CannotRunHere) return { skipped: error.message };
  const words = wordsOf(error);
  if (words === null) console.error(error);
  return { error: words ?? String(error) };
}

function printEnd({ ok, error, skipped }: Outcome): void {
  if (ok) console.log('Lost: nothing.');
  if (error !== undefined) console.error(`\n${error}\n`);
  if (skipped !== undefined) console.log(`Skipped: ${skipped}`);
}
