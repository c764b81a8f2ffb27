import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BadRow } from '#platform/server/csv.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { importExclusions } from './index.ts';
import { screenPeople } from './screen-people.ts';

const LEIE =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const SAM =
  'Classification,Name,Prefix,First,Middle,Last,Suffix,Address 1,Address 2,Address 3,Address 4,City,State / Province,Country,Zip Code,Open Data Flag,Blank (Deprecated),Unique Entity ID,Exclusion Program,Excluding Agency,CT Code,Exclusion Type,Additional Comments,Active Date,Termination Date,Record Status,Cross-Reference,SAM Number,CAGE,NPI,Creation_Date';
const leie = (last: string, first: string, born = '19900314', rest: { state?: string; rein?: string } = {}) =>
  `${last},${first},,,NURSE,NURSE/NURSES AIDE,,0000000000,${born},"1 ELM ST, APT 2",JOPLIN,${rest.state ?? 'MO'},64801,1128b4,20200220,${rest.rein ?? '00000000'},00000000,`;
const sam = (last: string, first: string, number: string, ends = 'Indefinite') =>
  `Individual,,,${first},,${last},,1 ELM ST,,,,JOPLIN,MO,USA,64801,,,,Reciprocal,HHS,,Ineligible (Proceedings Completed),,02/20/2020,${ends},,,${number},,,02/20/2020`;

const app = sharedApp();
let ada: SignedIn;
let folder: string;
beforeAll(async () => {
  ada = await signInAsAdmin(app);
  folder = await mkdtemp(join(tmpdir(), 'exclusions-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function reading(source: 'leie' | 'sam', lines: string[]) {
  const file = join(folder, 'UPDATED.csv');
  await writeFile(file, lines.join('\r\n'));
  const bad: BadRow[] = [];
  const shares: number[] = [];
  const result = await importExclusions(app.deps, source, file, {
    onBadRow: (row) => bad.push(row),
    onProgress: (share) => shares.push(share),
  });
  return { result, shares, bad: bad.toSorted((a, b) => a.line - b.line) };
}

const aPerson = async (about: Partial<Record<keyof typeof aNurse.about, unknown>>) => {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  await nurse.http.put('/api/me/profile/about', { ...aNurse.about, formerNames: [], ...about });
  return nurse;
};
const hitsOf = async (userId: string, state = 'open') => {
  const { body } = await ada.http.get(`/api/admin/screening/hits?state=${state}&person=${userId}`);
  return body.items;
};
const isHeld = async (userId: string) => {
  const [row] = await app.asOwner(`select app.is_held('person', $1) as held`, [userId]);
  return row?.['held'];
};

test('the LEIE file is imported completely: bad rows by line, no duplicates, missing lines marked', async () => {
  const first = await reading('leie', [
    LEIE,
    leie('ABBOT', 'CLEM'),
    leie('ABBOT', 'CLEM'),
    leie('BOND', 'ERIN', '19901340'),
    ',,,,,,,0000000000,00000000,,,,,,,00000000,00000000,',
    'TOO,FEW',
    ',,,PRAIRIE HOME CARE LLC,,,,0000000000,00000000,1 MAIN,JOPLIN,MO,64801,1128a1,20200220,00000000,00000000,',
  ]);
  expect(first.result).toEqual({
    entries: 3,
    added: 3,
    updated: 0,
    removed: 0,
    bad: 2,
    doubtful: 1,
    newestOn: '2020-02-20',
  });
  expect(first.shares.at(-1)).toBe(1);
  expect(first.shares).toEqual(first.shares.toSorted((a, b) => a - b));
  expect(first.bad).toEqual([
    { line: 4, problem: "kept without it: DOB '19901340' is not a date" },
    { line: 5, problem: 'LASTNAME, FIRSTNAME and BUSNAME are empty' },
    { line: 6, problem: 'has a different number of columns than the header' },
  ]);
  const again = [LEIE, leie('ABBOT', 'CLEM'), leie('BOND', 'ERIN', '19901340'), leie('NEW', 'ONE')];
  expect((await reading('leie', again)).result).toMatchObject({ entries: 3, added: 1, updated: 0, removed: 1 });
  expect((await reading('leie', again)).result).toMatchObject({ added: 0, updated: 0, removed: 0 });
  const reinstated = [...again.slice(0, 3), leie('NEW', 'ONE', '19900314', { rein: '20260101' })];
  expect((await reading('leie', reinstated)).result).toMatchObject({ added: 0, updated: 1, removed: 0 });
  // Much smaller than the current list: a supplement removes nothing.
  expect((await reading('leie', [LEIE, leie('OTHER', 'ONE')])).result).toMatchObject({ added: 1, removed: 0 });
});

test('a different file is refused by its header, and the list stays unchanged', async () => {
  const before = await app.asOwner('select count(*) as n from exclusion_entries');
  await expect(reading('leie', [SAM, sam('A', 'B', 'S1')])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(reading('sam', [LEIE, leie('A', 'B')])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await app.asOwner('select count(*) as n from exclusion_entries')).toEqual(before);
});

test('the first real file replaces an invented list completely, however small it is', async () => {
  const alone = await startTestApp({ ROLE: 'web' });
  const file = join(folder, 'small.csv');
  const read = async (names: string[], isInvented: boolean) => {
    alone.clock.advance(1000);
    await writeFile(file, [LEIE, ...names.map((name) => leie(name, 'CLEM'))].join('\r\n'));
    const events = { onBadRow: () => undefined, onProgress: () => undefined };
    return importExclusions(alone.deps, 'leie', file, events, { isInvented });
  };
  await read(['ABBOT', 'BOND', 'COLE'], true);
  expect(await read(['DRAY'], false)).toMatchObject({ added: 1, removed: 3 });
  // A real one that is much smaller is a supplement.
  await read(['DRAY', 'EAMES', 'FOLEY'], false);
  expect(await read(['DRAY'], false)).toMatchObject({ removed: 0 });
});

test('a new file screens everyone: the excluded person is paused immediately, the namesake is only recorded', async () => {
  const excluded = await aPerson({ fullName: 'Rhoda Kestrel', formerNames: ['Rhoda Finch'] });
  const namesake = await aPerson({ fullName: 'Otis Marlow' });
  const other = await aPerson({ fullName: 'Imke Vos' });
  await reading('leie', [LEIE, leie('FINCH', 'RHODA'), leie('MARLOW', 'OTIS', '19510220')]);
  const [queued] = await app.asOwner(`select name from pgboss.job where name = 'screening.everyone' limit 1`);
  expect(queued).toBeDefined();
  await screenPeople(app.deps);

  expect(await hitsOf(excluded.userId)).toMatchObject([
    {
      status: 'possible',
      verdict: 'strong',
      comparison: { family: 'former', given: 'same', birthDate: 'same', state: 'same', npi: 'missing' },
      person: { name: 'Rhoda Kestrel', formerNames: ['Rhoda Finch'], dateOfBirth: '1990-03-14', isPaused: true },
      entry: { source: 'leie', name: 'FINCH, RHODA', state: 'MO', excludedOn: '2020-02-20', isRemoved: false },
    },
  ]);
  expect([await isHeld(excluded.userId), await isHeld(namesake.userId), await isHeld(other.userId)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await hitsOf(namesake.userId)).toEqual([]);
  expect(await hitsOf(namesake.userId, 'decided')).toMatchObject([
    { status: 'cleared', decidedBy: null, reason: 'Another birth date: cleared automatically by screening.' },
  ]);
  // A second screening changes nothing, and a corrected birth date clears no one.
  await excluded.http.put('/api/me/profile/about', {
    ...aNurse.about,
    fullName: 'Rhoda Kestrel',
    formerNames: ['Rhoda Finch'],
    dateOfBirth: '1971-01-01',
  });
  await screenPeople(app.deps);
  expect(await hitsOf(excluded.userId)).toHaveLength(1);
  expect(await isHeld(excluded.userId)).toBe(true);
});

test('everyone is screened again each month, with or without a new file', async () => {
  const [schedule] = await app.asOwner(`select cron from pgboss.schedule where name = 'screening.everyone'`);
  // A day of the month, in every month.
  expect(schedule?.['cron']).toMatch(/^\d+ \d+ \d+ \* \*$/);
  const person = await aPerson({ fullName: 'Wren Halloran' });
  const screenedAt = async () => {
    const [row] = await app.asOwner('select screened_at from screenings where user_id = $1', [person.userId]);
    return row?.['screened_at'];
  };
  await screenPeople(app.deps);
  expect(await screenedAt()).toEqual(app.clock.now());
  app.clock.advance(60_000);
  await screenPeople(app.deps);
  expect(await screenedAt()).toEqual(app.clock.now());
});

test('a submitted profile is screened, against SAM too; an ended exclusion no longer counts', async () => {
  await reading('sam', [SAM, sam('QUILL', 'JASPER', 'S4MR1'), sam('ENDED', 'JASPER', 'S4MR2', '01/31/2020')]);
  const paused = await aPerson({ fullName: 'Jasper Quill' });
  const free = await aPerson({ fullName: 'Jasper Ended' });
  const jobs = await app.asOwner(`select data from pgboss.job where name = 'screening.person'`);
  const queued = jobs.map(({ data }) => (data as { userId: string }).userId);
  expect(queued).toEqual(expect.arrayContaining([paused.userId, free.userId]));
  await screenPeople(app.deps, [paused.userId, free.userId]);
  expect(await hitsOf(paused.userId)).toMatchObject([
    { entry: { source: 'sam' }, comparison: { birthDate: 'missing' } },
  ]);
  expect([await isHeld(paused.userId), await isHeld(free.userId)]).toEqual([true, false]);
});

test('a reviewer clears a match with a reason and matching resumes; a stale decision answers 409', async () => {
  const nurse = await aPerson({ fullName: 'Petra Lindqvist' });
  await reading('leie', [LEIE, leie('LINDQUIST', 'PETRA')]);
  await screenPeople(app.deps, [nurse.userId]);
  const [hit] = await hitsOf(nurse.userId);
  const path = `/api/admin/screening/hits/${hit.id}/decision`;
  const [hold] = await app.asOwner(`select id from holds where subject_id = $1 and released_at is null`, [
    nurse.userId,
  ]);
  expect(
    await ada.http.post(`/api/admin/holds/${String(hold?.['id'])}/release`, { reason: 'Looks fine' }),
  ).toMatchObject({
    status: 409,
    body: { message: 'Decide the possible matches under Screening first.' },
  });
  expect(await nurse.http.post(path, { decision: 'cleared', reason: 'x', version: 1 })).toMatchObject({ status: 403 });
  expect(await ada.http.post(path, { decision: 'cleared', reason: ' ', version: 1 })).toMatchObject({ status: 422 });
  expect(await ada.http.post(path, { decision: 'cleared', reason: 'Passport shown', version: 1 })).toMatchObject({
    status: 200,
    body: { status: 'cleared', decidedBy: { name: 'Ada Reyes' }, person: { isPaused: false } },
  });
  expect(await ada.http.post(path, { decision: 'confirmed', reason: 'x', version: 1 })).toMatchObject({
    status: 409,
    body: { current: 'cleared' },
  });
  await screenPeople(app.deps, [nurse.userId]);
  expect(await hitsOf(nurse.userId)).toEqual([]);
  expect(await isHeld(nurse.userId)).toBe(false);
  const lines = await app.asOwner(`select action from audit_log where subject_id = $1 order by seq`, [nurse.userId]);
  expect(lines.map(({ action }) => action)).toEqual([
    'hold.placed',
    'screening.possible_hit',
    'hold.released',
    'screening.cleared',
  ]);
});

test('a confirmed match keeps a person paused until another administrator clears it; a weak one pauses once unresolved', async () => {
  const nurse = await aPerson({ fullName: 'Bram Okonkwo' });
  await reading('leie', [LEIE, leie('OKONKWO', 'BRAM'), leie('OKONKWO', 'BRAM', '00000000', { state: 'OR' })]);
  await screenPeople(app.deps, [nurse.userId]);
  const [strong, weak] = await hitsOf(nurse.userId);
  expect([strong.verdict, weak.verdict]).toEqual(['strong', 'weak']);
  const say = (by: SignedIn, hit: { id: string }, decision: string, version: number) =>
    by.http.post(`/api/admin/screening/hits/${hit.id}/decision`, { decision, reason: 'Looked up', version });
  await say(ada, weak, 'unresolved', 1);
  await say(ada, strong, 'cleared', 1);
  expect(await isHeld(nurse.userId)).toBe(true);
  await say(ada, weak, 'confirmed', 2);
  expect(await say(ada, weak, 'cleared', 3)).toMatchObject({
    status: 409,
    body: { message: 'Another administrator must clear what you confirmed.' },
  });
  expect(await say(await signInAsAdmin(app, 'Ben Soto'), weak, 'cleared', 3)).toMatchObject({ status: 200 });
  expect(await isHeld(nurse.userId)).toBe(false);
});

test('the status of the lists shows missing and outdated ones', async () => {
  const { body } = await ada.http.get('/api/admin/screening');
  expect(body.lists).toMatchObject([
    { source: 'leie', isOverdue: false, fileName: 'UPDATED.csv' },
    { source: 'sam', isOverdue: false, entries: 2 },
  ]);
  app.clock.advance(40 * 24 * 3_600_000);
  const late = await signInAsAdmin(app);
  expect((await late.http.get('/api/admin/screening')).body.lists).toMatchObject([
    { isOverdue: true },
    { isOverdue: true },
  ]);
  expect(await late.http.post('/api/admin/screening/run')).toMatchObject({ status: 200, body: { queued: true } });
  expect(await app.visitor().get('/api/admin/screening')).toMatchObject({ status: 401 });
});
