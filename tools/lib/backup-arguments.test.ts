import { expect, test } from 'vitest';
import { readBackupArguments, readRestoreArguments } from './backup-arguments.ts';
import { UsageError } from './command.ts';

test('a backup takes its folder as an argument or by its option', () => {
  expect(readBackupArguments(['/backups/monday'])).toEqual({ folder: '/backups/monday', passphraseFile: undefined });
  expect(readBackupArguments(['--to', '/backups/monday'])).toEqual(readBackupArguments(['/backups/monday']));
  const sealed = { folder: 'monday', passphraseFile: 'words.txt' };
  expect(readBackupArguments(['--passphrase-file', 'words.txt', 'monday'])).toEqual(sealed);
});

test('a restore takes its folder as an argument or by its option', () => {
  const plain = { folder: 'monday', check: false, force: false, passphraseFile: undefined, erasures: undefined };
  expect(readRestoreArguments(['monday'])).toEqual(plain);
  expect(readRestoreArguments(['--from', 'monday'])).toEqual(plain);
  const args = ['monday', '--check', '--force', '--passphrase-file', 'words.txt', '--erasures', 'ids.txt'];
  expect(readRestoreArguments(args)).toEqual({
    folder: 'monday',
    check: true,
    force: true,
    passphraseFile: 'words.txt',
    erasures: 'ids.txt',
  });
  expect(readRestoreArguments(['--erase-again', '--erasures', 'ids.txt'])).toMatchObject({
    folder: null,
    erasures: 'ids.txt',
  });
});

test.each([[[]], [['']], [['monday', 'tuesday']], [['monday', '--to', 'monday']], [['--to', '']]])(
  'a backup without exactly one folder is refused: %j',
  (args) => {
    expect(() => readBackupArguments(args)).toThrow(UsageError);
  },
);

test.each([
  [[]],
  [['--check']],
  [['monday', 'tuesday']],
  [['monday', '--from', 'tuesday']],
  [['monday', '--erase-again']],
  [['--from', 'monday', '--erase-again']],
])('a restore that is neither of one folder nor of erasures alone is refused: %j', (args) => {
  expect(() => readRestoreArguments(args)).toThrow(UsageError);
});
