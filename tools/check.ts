import { runCommand } from './lib/command.ts';
import { staticChecks } from './lib/checks/static-checks.ts';

await runCommand(async () => {
  const outcomes = await staticChecks();
  process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
});
