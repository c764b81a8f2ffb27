import { beforeAll, expect, test } from 'vitest';
import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { sealAudit } from './chain.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

const write = (count: number, action = 'thing.done') =>
  app.deps.db.as(service, async (tx) => {
    for (let i = 0; i < count; i += 1) {
      await audit(tx, { actorId: ada.userId, action, subjectType: 'thing', subjectId: String(i), detail: { i } });
    }
  });
const check = async () => (await ada.http.post('/api/admin/audit/check')).body;

/** Changes what no role may change, as a database superuser would. */
const tamper = async (statement: string) => {
  await app.asOwner(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`);
};

test('every line gets a seal, and an untouched chain verifies', async () => {
  await write(30);
  expect(await check()).toMatchObject({ ok: true, problem: null });
  await sealAudit(app.deps);
  await write(2);
  const before = await check();
  expect(before.checked).toBeGreaterThanOrEqual(30);
  expect(before).toMatchObject({ ok: true, unsealed: 2 });
  await sealAudit(app.deps);
  expect(await check()).toMatchObject({ ok: true, checked: before.checked + 2, unsealed: 0 });
});

test('a line that commits late is sealed late, and two concurrent sealers make one chain', async () => {
  await app.asOwner(
    `insert into audit_log (seq, action, subject_type) values ((select max(seq) + 5 from audit_log), 'thing.early', 'thing')`,
  );
  await sealAudit(app.deps);
  await app.asOwner(
    `insert into audit_log (seq, action, subject_type) values ((select max(seq) - 2 from audit_log), 'thing.late', 'thing')`,
  );
  await app.asOwner(`select setval('audit_log_seq_seq', (select max(seq) from audit_log))`);
  await write(20);
  await Promise.all([sealAudit(app.deps), sealAudit(app.deps), sealAudit(app.deps)]);
  expect(await check()).toMatchObject({ ok: true, unsealed: 0 });
});

test.each([
  ['a changed line', `update audit_log set action = 'thing.undone' where seq = $`, 'line_changed'],
  ['a changed time', `update audit_log set at = at + interval '1 microsecond' where seq = $`, 'line_changed'],
  ['a changed detail', `update audit_log set detail = '{"i":7}' where seq = $`, 'line_changed'],
  ['a line that is gone', `delete from audit_log where seq = $`, 'line_missing'],
  ['a seal that is gone', `delete from audit_seals where seq = $`, 'seal_missing'],
])('%s is found, with its place', async (_, statement, kind) => {
  await write(5);
  await sealAudit(app.deps);
  const [line] = await app.asOwner(`select seq, position from audit_seals order by position desc offset 2 limit 1`);
  await app.asOwner(
    `create table kept as select * from audit_log; create table kept_seals as select * from audit_seals`,
  );
  await tamper(statement.replace('$', String(line?.['seq'])));
  const { ok, problem } = await check();
  expect(ok).toBe(false);
  expect(problem.kind).toBe(kind);
  expect(problem.position).toBe(Number(line?.['position']) + (kind === 'seal_missing' ? 1 : 0));
  await tamper(
    `delete from audit_log; delete from audit_seals; insert into audit_log select * from kept; insert into audit_seals select * from kept_seals; drop table kept, kept_seals`,
  );
  expect(await check()).toMatchObject({ ok: true });
});

test('no server role can change or delete a line', async () => {
  for (const role of ['tallgrass_service', 'tallgrass_admin', 'tallgrass_app']) {
    for (const statement of [
      'update audit_log set action = $$x$$',
      'delete from audit_log',
      'update audit_seals set hash = $$x$$',
    ]) {
      await expect(
        app.asOwner(`begin; set local role ${role}; ${statement}; commit`),
        `${role}: ${statement}`,
      ).rejects.toMatchObject({
        code: '42501',
      });
    }
  }
});

test('only administrators can read the log: newest first, in pages, with search', async () => {
  await write(3, 'other.thing');
  const nurse = await signInAs(app);
  expect(await nurse.http.get('/api/admin/audit')).toMatchObject({ status: 403 });
  expect(await nurse.http.post('/api/admin/audit/check')).toMatchObject({ status: 403 });

  const { body: first } = await ada.http.get('/api/admin/audit?limit=2&action=other.');
  expect(first.items).toMatchObject([
    { action: 'other.thing', subjectId: '2', actor: { id: ada.userId, name: 'Ada Reyes' } },
    { action: 'other.thing', subjectId: '1' },
  ]);
  const { body: second } = await ada.http.get(`/api/admin/audit?limit=2&action=other.&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ subjectId: '0' }], nextCursor: null });
  expect(await ada.http.get('/api/admin/audit?actorId=nobody')).toMatchObject({ status: 422 });
});

test('an export holds the filtered lines, is logged, and contains no spreadsheet formula', async () => {
  await app.deps.db.as(service, (tx) =>
    audit(tx, {
      actorId: ada.userId,
      action: 'export.me',
      subjectType: 'thing',
      subjectId: '=1+1',
      detail: { a: 'x,y' },
    }),
  );
  const nurse = await signInAs(app);
  expect(await nurse.http.get('/api/admin/audit/export.csv')).toMatchObject({ status: 403 });
  const { status, headers, body } = await ada.http.get('/api/admin/audit/export.csv?action=export.');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/csv');
  expect(headers.get('content-disposition')).toContain('attachment');
  const [head, line, ...rest] = String(body).trimEnd().split('\r\n');
  expect(head).toContain('line,at,actor id,actor');
  expect(line).toContain(`${ada.userId},Ada Reyes,,,export.me,thing,'=1+1,"{""a"":""x,y""}",no`);
  expect(rest).toEqual([]);
  expect((await ada.http.get('/api/admin/audit?action=audit.exported')).body.items).toMatchObject([
    { actor: { id: ada.userId }, detail: { action: 'export.' } },
  ]);
});

test('a long export continues page by page, and a wildcard in the search is literal', async () => {
  await write(2100, 'long.haul');
  const { body } = await ada.http.get('/api/admin/audit/export.csv?action=long.');
  const lines = String(body).trimEnd().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2100);
  expect((await ada.http.get('/api/admin/audit?action=lo%25')).body.items).toEqual([]);
});

test('a failing export is aborted, so that half a log does not look complete', async () => {
  // The first page is read after the header has left.
  await app.asOwner('revoke select on audit_log from tallgrass_admin');
  await expect(ada.http.get('/api/admin/audit/export.csv')).rejects.toThrow();
  await app.asOwner('grant select on audit_log to tallgrass_admin');
});

test('a day that no database knows is refused at its field, before anything is exported', async () => {
  const answer = await ada.http.get('/api/admin/audit/export.csv?from=0000-01-01');
  expect(answer).toMatchObject({ status: 422, body: { fields: { from: 'Enter a full date.' } } });
});

test('the search takes inclusive days in Central time', async () => {
  const at = (moment: string) =>
    app.asOwner(`insert into audit_log (action, subject_type, at) values ('dated.line', 'thing', $1)`, [moment]);
  await at('2024-03-01T05:59:00Z');
  await at('2024-03-01T06:01:00Z');
  await at('2024-03-03T05:59:00Z');
  await at('2024-03-03T06:01:00Z');
  const found = (await ada.http.get('/api/admin/audit?action=dated.&from=2024-03-01&to=2024-03-02')).body.items;
  expect(found.map((line: { at: string }) => line.at)).toEqual([
    '2024-03-03T05:59:00.000Z',
    '2024-03-01T06:01:00.000Z',
  ]);
  expect(await ada.http.get('/api/admin/audit?from=yesterday')).toMatchObject({ status: 422 });
  const always = await ada.http.get('/api/admin/audit?action=dated.&from=0001-01-01&to=9999-12-31');
  expect(always.body.items).toHaveLength(4);
});

test('a line names the person, job or case that it is about', async () => {
  const nurse = await signInAs(app);
  await app.asOwner(`update profiles set full_name = 'Rhoda Kestrel' where user_id = $1`, [nurse.userId]);
  await app.deps.db.as(service, async (tx) => {
    await audit(tx, { actorId: ada.userId, action: 'named.one', subjectType: 'person', subjectId: nurse.userId });
    await audit(tx, { actorId: ada.userId, action: 'named.two', subjectType: 'person', subjectId: 'all' });
  });
  const { body } = await ada.http.get('/api/admin/audit?action=named.');
  expect(body.items).toMatchObject([
    { action: 'named.two', subjectName: null },
    { action: 'named.one', subjectName: 'Rhoda Kestrel' },
  ]);
});
