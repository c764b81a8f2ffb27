import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

export const BACKUP_USAGE = 'Usage: npm run backup -- FOLDER [--passphrase-file FILE]   (--to FOLDER does the same)';
export const RESTORE_USAGE = `Usage: npm run restore -- FOLDER [--check] [--force] [--passphrase-file FILE] [--erasures FILE]   (--from FOLDER does the same)
       npm run restore -- --erase-again [--erasures FILE]   (after the database was restored by other means)`;

export interface BackupArguments {
  folder: string;
  passphraseFile: string | undefined;
}

/** What `npm run backup` was asked for. Throws `UsageError` without exactly one folder. */
export function readBackupArguments(args: string[]): BackupArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, 'passphrase-file': { type: 'string' } },
  });
  return { folder: oneFolder(positionals, values.to), passphraseFile: values['passphrase-file'] };
}

export interface RestoreArguments {
  /** Null: the database was restored by other means, and people are only erased again. */
  folder: string | null;
  check: boolean;
  force: boolean;
  passphraseFile: string | undefined;
  erasures: string | undefined;
}

/** What `npm run restore` was asked for. Throws `UsageError` unless it is one folder or `--erase-again`. */
export function readRestoreArguments(args: string[]): RestoreArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      check: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'passphrase-file': { type: 'string' },
      erasures: { type: 'string' },
      'erase-again': { type: 'boolean', default: false },
    },
  });
  const { from, check, force, erasures, 'erase-again': eraseAgain } = values;
  if (eraseAgain && (from || positionals.length > 0)) throw new UsageError('--erase-again takes no folder.');
  const folder = eraseAgain ? null : oneFolder(positionals, from);
  return { folder, check, force, passphraseFile: values['passphrase-file'], erasures };
}

/** The folder, whether it was given as an argument or by the command's option. */
function oneFolder(positionals: readonly string[], option: string | undefined): string {
  const [folder, ...more] = [...positionals, option].filter((one) => one !== undefined && one !== '');
  if (folder === undefined || more.length > 0) throw new UsageError('Give one folder.');
  return folder;
}
