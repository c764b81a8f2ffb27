import { parseArgs } from 'node:util';
import { resetAnchor } from '#domains/operations/server/audit/index.ts';
import { ensureAdministrator } from '#domains/accounts/server/identity/index.ts';
import { CommandError, runCommand, UsageError } from './lib/command.ts';
import { withDeps } from './lib/with-deps.ts';

const USAGE = `Usage: npm run admin -- create --email E --password P
       npm run admin -- anchor-audit-log`;
const MIN_PASSWORD_LENGTH = 6;

await runCommand(async () => {
  const asked = readArguments();
  if (asked === 'anchor-audit-log') return anchorAuditLog();
  const { email, password } = asked;
  const { outcome } = await withDeps((deps) => ensureAdministrator(deps, { email, password, replacePassword: true }));
  console.log(`${email} is an administrator (${outcome}).`);
}, USAGE);

/** After restoring a backup: makes the log as it is the baseline of the next checks, and logs that. */
async function anchorAuditLog(): Promise<void> {
  const { before, now } = await withDeps(resetAnchor);
  const was = before ? `seal ${before.position} of ${before.at}` : 'nothing';
  console.log(`The audit log is anchored at seal ${now?.position ?? 0}; before, it was ${was}.`);
}

function readArguments(): 'anchor-audit-log' | { email: string; password: string } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, password: { type: 'string' } },
  });
  const [action, ...rest] = positionals;
  if (action === 'anchor-audit-log' && rest.length === 0) return action;
  if (action !== 'create' || rest.length > 0) throw new UsageError('Say what to do: create or anchor-audit-log.');
  const { email, password } = values;
  if (!email || !password) throw new UsageError('Both --email and --password are needed.');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new CommandError(`${email} is not an email address.`);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new CommandError(`Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`);
  }
  return { email, password };
}
