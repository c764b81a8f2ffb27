import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { TABLES } from '#app/db/registry.ts';
import { runDueDeletions } from '#domains/accounts/server/identity/account/delete-account.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { openBrowser } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  inDays,
  offerTo,
  proposalOf,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';
import { tablesThatKnow } from '#tests/support/traces.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';

/** Its clock only goes forward. */
const app = sharedApp();

async function done(call: Promise<{ status: number; body: unknown }>): Promise<{ id: string }> {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body as { id: string };
}

/** Sends each POST with a key from here on, as the browser does, so that its answer is kept against a repeat. */
function sendKeyed(http: HttpClient): void {
  http.post = (path, body, headers) => http.send('POST', path, body, { 'idempotency-key': randomUUID(), ...headers });
}

/** A nurse with a complete story and a unique marker in each text that she wrote or that is about her. */
async function aFullStory() {
  const hospital = await anApprovedHospital(app);
  const nurse = await anApprovedNurse(app);
  for (const { http } of [hospital, nurse]) sendKeyed(http);
  const words: string[] = [];
  const word = (name: string) => {
    const marked = `mark${name}${nurse.userId.slice(0, 8)}`;
    words.push(marked);
    return marked;
  };
  const { http } = nurse;
  const jobId = await publish(app, hospital);
  await theMatch(nurse, jobId);
  await done(http.post('/api/appeals', { jobId, question: `Why this one? ${word('question')}` }));
  await done(
    http.post('/api/reports', { subjectType: 'job', subjectId: jobId, reason: 'other', detail: word('report') }),
  );
  await done(
    app.visitor().post('/api/contact', {
      topic: 'other',
      name: word('sender'),
      email: nurse.email.toUpperCase(),
      message: word('contact'),
    }),
  );
  await done(
    app.visitor().post('/api/faq', {
      question: 'Do you hire aides?',
      submitter_name: word('asker'),
      submitter_contact: nurse.email,
    }),
  );
  const applicationId = await applyByHand(nurse, jobId);
  const proposed = await done(
    hospital.http.post(`/api/employer/applications/${applicationId}/interviews`, {
      ...proposalOf(app),
      message: `Dear Dana, ${word('invitation')}`,
    }),
  );
  await done(
    http.post(`/api/interviews/${proposed.id}/counter`, { slots: [inDays(app, 5)], message: word('counter') }),
  );
  await done(http.post(`/api/interviews/${proposed.id}/decline`, { reason: word('declined') }));
  const second = await confirmWith(app, hospital, nurse, applicationId);
  await done(http.post(`/api/interviews/${second}/cancel`, { reason: word('canceled') }));
  const third = await confirmWith(app, hospital, nurse, applicationId);
  app.clock.advance(4 * DAY);
  await done(
    hospital.http.post(`/api/interviews/${third}/outcome`, {
      outcome: 'advance',
      note: `Dana is good: ${word('note')}`,
    }),
  );
  const offerId = await offerTo(app, hospital, applicationId, { payCents: 2000, payReason: word('lower') });
  await done(http.post(`/api/offers/${offerId}/decline`, { reason: word('refusal') }));
  await done(http.post(`/api/me/applications/${applicationId}/withdraw`, { reason: word('withdrawal') }));
  return { nurse, hospital, applicationId, words };
}

describe('erasing a person', () => {
  test('leaves none of the texts that she wrote or that others wrote about her, in any table', async () => {
    const { nurse, words } = await aFullStory();
    // Days have passed since the story began, and leaving asks for a recent sign-in.
    await done((await openBrowser(app, nurse.userId)).post('/api/me/account/delete', {}));
    app.clock.advance(30 * DAY + 1000);
    await runDueDeletions(app.deps);
    expect(await tablesThatKnow(app, [...words, nurse.email, 'Whitfield'])).toEqual([]);
  });
});

/** The columns of each table of the product, by table. */
async function liveColumns(ofTypes?: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await app.asOwner(
    `select c.table_name as "table", array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
     where c.table_schema = 'public' and ($1::text[] is null or c.data_type = any($1)) group by 1`,
    [ofTypes ?? null],
  );
  return new Map(rows.map((row) => [String(row['table']), row['columns'] as string[]]));
}

describe('the registry of tables', () => {
  test('names every column of a table that is exported', async () => {
    const live = await liveColumns();
    for (const { name, export: rule } of TABLES) {
      if (rule === 'by function' || 'withheld' in rule) continue;
      expect([...rule.columns, ...rule.internal].toSorted(), name).toEqual(live.get(name)?.toSorted());
    }
  });

  test('lets an erased person keep rows only where it is declared, and no text but the declared ones', async () => {
    const { nurse } = await aFullStory();
    await done((await openBrowser(app, nurse.userId)).post('/api/me/account/delete', {}));
    app.clock.advance(30 * DAY + 1000);
    await runDueDeletions(app.deps);
    const texts = await liveColumns(['text', 'jsonb', 'ARRAY']);
    for (const { name, erase, export: rule } of TABLES) {
      if (rule === 'by function' || 'withheld' in rule) continue;
      const { column, among = (person) => person } = rule.of;
      const owned = among('$1::uuid');
      const rows = await app.asOwner(`select * from ${name} where ${column} in (${owned})`, [nurse.userId]);
      const kept = typeof erase === 'object' && 'keeps' in erase ? erase.keeps : [];
      expect(rows.length > 0 && kept.length === 0, `${name} keeps rows`).toBe(false);
      for (const text of texts.get(name) ?? []) {
        if (kept.includes(text)) continue;
        for (const row of rows) expect([null, '', '{}', '[]'], `${name}.${text}`).toContain(textOf(row[text]));
      }
    }
  });
});

const textOf = (value: unknown) => (value === null || typeof value === 'string' ? value : JSON.stringify(value));

test('an export holds what is kept about a person, and nothing of the reviewers or a working key', async () => {
  const { nurse, hospital } = await aFullStory();
  await done(uploadDocument(nurse.http, aPdf()));
  await done(uploadDocument(nurse.http, aPdf(), { kind: 'immunization' }));
  const { status, body } = await nurse.http.get('/api/me/export');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.tables.mails.length).toBeGreaterThan(0);
  expect(body.tables.audit_log).toContainEqual(expect.objectContaining({ by: 'you' }));
  expect(body.tables.linked_accounts).toEqual([]);
  const byFunction = TABLES.filter((table) => table.export === 'by function').map(({ name }) => name);
  expect(Object.keys(body.tables)).toEqual(expect.arrayContaining(byFunction));
  expect(Object.keys(body.tables.verification_cases[0])).not.toContain('override_reason');
  const documents = [...body.tables.documents, ...body.tables.medical_documents];
  expect(documents).toHaveLength(2);
  for (const { content } of documents) {
    const file = await nurse.http.get(new URL(content).pathname);
    expect(file.status).toBe(200);
  }
  const text = JSON.stringify(body);
  expect(text.includes(hospital.userId)).toBe(false);
  expect(text.includes('marknote')).toBe(false);
  expect(/token_hash|auth\/confirm|password-reset\?/.test(text)).toBe(false);
});
