import { readDrillArguments, usageOf } from './drill/command/arguments.ts';
import { DRILL_NAMES, DRILLS } from './drill/command/drills.ts';
import { runApart } from './drill/command/in-turn.ts';
import { listOf } from './drill/command/list.ts';
import { exitCodeOf, jsonOf, summaryOf, type Outcome } from './drill/support/outcome.ts';
import { runDrill } from './drill/support/run-drill.ts';
import { runCommand, stopWhenAsked } from './lib/command.ts';

/** Runs one fault drill, or all of them in turn, each to its end; exits with 0 only when nothing was lost. */
await runCommand(async () => {
  stopWhenAsked(() => process.exit(130));
  const asked = readDrillArguments(process.argv.slice(2), DRILL_NAMES);
  if (asked.kind === 'list') return console.log(listOf(DRILLS));
  const outcomes: Outcome[] = [];
  if (asked.kind === 'all') {
    for (const name of DRILL_NAMES) outcomes.push(await runApart(name, asked.times));
    console.log(`\n${summaryOf(outcomes)}`);
  } else {
    const { run, times } = DRILLS[asked.name];
    outcomes.push(await runDrill(asked.name, run, asked.times ?? times));
  }
  if (asked.json) console.log(jsonOf(outcomes));
  // A drill that failed may have left people writing.
  process.exit(exitCodeOf(outcomes, asked.kind));
}, usageOf(DRILL_NAMES));
