import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['deploy/systemd', 'deploy/compose'];
const documented = readFileSync('.env.example', 'utf8');
const texts = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')));

/** Settings that belong to the programs beside the product. */
const OF_OTHERS = ['APP_HOST', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE'];

test('the deployment files set only what the product knows, and secrets only as files', () => {
  const set = texts.flatMap((text) =>
    [...text.matchAll(/(?:^ {2,6}|[{ ,]|Environment=)([A-Z][A-Z0-9_]+)(?:=|: )/gm)].flatMap(([, name]) => name ?? []),
  );
  const names = [...new Set(set)].filter((name) => !OF_OTHERS.includes(name));
  expect(names).toContain('TRUSTED_PROXY');
  expect(names.filter((name) => !documented.includes(`#${name.replace(/_FILE$/, '')}=`))).toEqual([]);
  expect(
    names.filter((name) => /SECRET|PASSWORD|ACCESS_KEY|^(DATABASE|SMTP)_URL/.test(name) && !name.endsWith('_FILE')),
  ).toEqual([]);
  expect(names.filter((name) => name.endsWith('_FILE')).sort()).toEqual([
    'DATABASE_URL_FILE',
    'S3_ACCESS_KEY_ID_FILE',
    'S3_SECRET_ACCESS_KEY_FILE',
    'SECRET_KEY_FILE',
    'SMTP_URL_FILE',
  ]);
});
