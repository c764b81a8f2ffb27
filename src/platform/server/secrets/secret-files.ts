import { readFileSync } from 'node:fs';
import { codeOf } from '../error-code.ts';

type Given = readonly (readonly [name: string, value: string])[];

const SUFFIX = '_FILE';
/** Settings that are secret or contain a password. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'NURSYS_PASSWORD',
]);
const isSecret = (name: string) => SECRETS.has(name) || name.startsWith('WEBHOOK_SECRET_');

/**
 * Replaces each `<SECRET>_FILE` by the secret with the content of its file: containers and systemd give secrets as files,
 * so that they are in no process list and no layer. A problem names the setting and the file, never the content.
 */
export function readSecretFiles(given: Given): { given: [string, string][]; problems: string[] } {
  const problems: string[] = [];
  const names = new Set(given.map(([name]) => name));
  const read = given.flatMap(([name, value]): [string, string][] => {
    const secret = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : '';
    if (!isSecret(secret)) return [[name, value]];
    if (names.has(secret)) {
      problems.push(`${name}: is set as well as ${secret}; set one of them`);
      return [];
    }
    try {
      // Editors and `echo` end a file with a line break, which belongs to no secret.
      const content = readFileSync(value, 'utf8').replace(/[\r\n]+$/, '');
      if (content.trim() !== '') return [[secret, content]];
      problems.push(`${name}: ${value} is empty`);
    } catch (error) {
      problems.push(`${name}: ${value} cannot be read (${codeOf(error) ?? 'unknown'})`);
    }
    return [];
  });
  return { given: read, problems };
}
