import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { CommandError, runCommand } from './lib/command.ts';
import { crowdedFolders } from './lib/checks/crowded-folders.ts';
import { blockingMigrations } from './lib/checks/migration-rules.ts';
import { PLANTED_VIOLATIONS } from './lib/checks/planted-violations.ts';
import { brokenTableOwners } from './lib/checks/table-owners.ts';
import { brokenTextRules, TEXT_RULE_COUNT } from './lib/checks/text-rules.ts';

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Fewer would mean that the checker reads too little: it passes happily having read nothing. */
const FEWEST_MODULES = 100;
const CONFIG = resolve('.dependency-cruiser.mjs');
const PROGRAM = resolve('node_modules/.bin/depcruise');

await runCommand(async () => {
  const names = await boundaryNames();
  await prove(names);
  const { summary } = await cruise(process.cwd());
  if (summary.totalCruised < FEWEST_MODULES) {
    throw new CommandError(`The structure check read ${summary.totalCruised} modules, which cannot be all of them.`);
  }
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  if (summary.violations.length > 0) throw new CommandError(`${summary.violations.length} imports cross a boundary.`);
  const broken = [...brokenTextRules(), ...brokenTableOwners(), ...crowdedFolders(), ...(await blockingMigrations())];
  for (const line of broken) console.error(line);
  if (broken.length > 0) throw new CommandError(`${broken.length} rules about the text of the code are broken.`);
  console.log(
    `${summary.totalCruised} modules keep their boundaries; ${names.length + TEXT_RULE_COUNT + 1} rules were proved.`,
  );
});

async function boundaryNames(): Promise<string[]> {
  const config = (await import(CONFIG)) as { default: { forbidden: { name: string }[] } };
  return config.default.forbidden.map(({ name }) => name);
}

/** Plants one violation of each rule in a scratch folder: the checker must catch them all. */
async function prove(names: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const [file, text] of Object.values(PLANTED_VIOLATIONS).flatMap((files) => Object.entries(files))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    writeFileSync(join(folder, 'package.json'), '{"type":"module","devDependencies":{"vitest":"*"}}');
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const { summary } = await cruise(folder);
    const caught = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
    const missed = names.filter((name) => {
      const [file] = Object.keys(PLANTED_VIOLATIONS[name] ?? {});
      return !caught.has(`${name} ${file}`);
    });
    if (missed.length > 0) {
      throw new CommandError(`A planted violation was not caught by: ${missed.join(', ')}.`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cruise(cwd: string): Promise<Cruise> {
  const folders = cwd === process.cwd() ? ['src', 'tools'] : ['src', 'tools', 'tests'];
  const { stdout } = await promisify(execFile)(PROGRAM, ['--config', CONFIG, '-T', 'json', ...folders], {
    cwd,
    maxBuffer: 1 << 28,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    // With violations the checker's exit code is not 0, but its output is complete.
    if (error.stdout?.startsWith('{')) return { stdout: error.stdout };
    throw new CommandError(`The structure check did not run: ${error.stderr}`);
  });
  return JSON.parse(stdout) as Cruise;
}
