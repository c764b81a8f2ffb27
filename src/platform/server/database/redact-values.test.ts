import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { service } from './db.ts';
import { createLogger } from '../log.ts';

const app = sharedApp();
const TYPED = 'Marigold Okafor';

const FAILURES = [
  { code: '22007', statement: sql`select ${TYPED}::date` },
  {
    code: '23514',
    statement: sql`insert into profiles (user_id, role, full_name) values (gen_random_uuid(), 'nobody', ${TYPED})`,
  },
];

test.each(FAILURES)('the error of a failed query holds no value that a user typed: $code', async (failure) => {
  const { code, statement } = failure;
  const error: unknown = await app.deps.db
    .as(service, (tx) => tx.execute(statement))
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ query: expect.stringMatching(/^(select|insert into profiles)/), cause: { code } });
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(TYPED);
});

test.each(FAILURES)('nor does the log of connections that libraries use: $code', async ({ statement }) => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const error: unknown = await app.deps.db.auth.execute(statement).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ cause: expect.anything() });
  log.error({ err: error }, 'request failed');
  expect(lines.join()).toMatch(/Failed query: (select|insert into profiles)/);
  expect(lines.join()).toContain('redact-values.test.ts');
  expect(lines.join()).not.toContain(TYPED);
});
