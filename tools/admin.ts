import { parseArgs } from 'node:util';
import { resetAnchor } from '#domains/operations/server/audit/index.ts';
import { ensureAdministrator } from '#domains/accounts/server/identity/index.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { withDeps } from './lib/with-deps.ts';

const USAGE = `Usage: npm run admin -- create --email E --password P
       npm run admin -- anchor-audit-log`;
const MIN_PASSWORD_LENGTH = 6;

await runCommand(async () => {
  if (process.argv[2] === 'anchor-audit-log') return anchorAuditLog();
  const { email, password } = readArguments();
  const { outcome } = await withDeps((deps) => ensureAdministrator(deps, { email, password, replacePassword: true }));
  console.log(`${email} is an administrator (${outcome}).`);
});

/** After restoring a backup: makes the log as it is the baseline of the next checks, and logs that. */
async function anchorAuditLog(): Promise<void> {
  const { before, now } = await withDeps(resetAnchor);
  const was = before ? `seal ${before.position} of ${before.at}` : 'nothing';
  console.log(`The audit log is anchored at seal ${now?.position ?? 0}; before, it was ${was}.`);
}

function readArguments(): { email: string; password: string } {
  const { values, positionals } = parse();
  if (positionals[0] !== 'create' || positionals.length > 1) throw new CommandError(USAGE);
  const { email, password } = values;
  if (!email || !password) throw new CommandError(`Both --email and --password are needed.\n${USAGE}`);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new CommandError(`${email} is not an email address.`);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new CommandError(`Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`);
  }
  return { email, password };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, password: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}
