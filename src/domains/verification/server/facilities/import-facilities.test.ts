import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ilike } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { facilityDirectory } from '#domains/verification/db/facilities.ts';
import { systemClock } from '#platform/server/clock.ts';
import { isCommonValue } from '#platform/server/common-values.ts';
import type { BadRow } from '#platform/server/csv.ts';
import { openDatabase, service, type Database } from '#platform/server/database/db.ts';
import { createLogger } from '#platform/server/log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { searchFacilities } from './facilities.repo.ts';
import { importFacilities } from './index.ts';

const OFFICIAL_FILE = '../shared/data/hospitals_mo_ks.csv';
const HEADER =
  'Facility ID,Facility Name,Address,City/Town,State,ZIP Code,County/Parish,Telephone Number,Hospital Type,Hospital Ownership,Emergency Services,Hospital overall rating';
const row = (id: string, name: string, zip = '64801') =>
  `${id},"${name}",1 MAIN ST,JOPLIN,MO,${zip},JASPER,(417) 555-0100,Acute Care Hospitals,Government,Yes,4`;

let scratch: TestDatabase;
let db: Database;
let folder: string;

beforeAll(async () => {
  scratch = await createTestDatabase();
  db = openDatabase({ url: scratch.url, log: createLogger('silent') });
  folder = await mkdtemp(join(tmpdir(), 'facilities-'));
});

afterAll(async () => {
  await db.close();
  scratch.drop();
  await rm(folder, { recursive: true });
});

async function importing(text: string) {
  const file = join(folder, 'file.csv');
  await writeFile(file, text);
  return importingFile(file);
}

async function importingFile(file: string) {
  const bad: BadRow[] = [];
  const shares: number[] = [];
  const result = await importFacilities({ db, clock: systemClock }, file, {
    onBadRow: (problem) => bad.push(problem),
    onProgress: (share) => shares.push(share),
  });
  return { result, bad, shares };
}

const directory = () => db.as(service, (tx) => tx.select().from(facilityDirectory));

test('a repeated import adds no duplicates and updates changed rows', async () => {
  const first = await importing([HEADER, row('990001', 'OZARK, GENERAL'), row('99013F', 'SPRING RIVER')].join('\r\n'));
  expect(first).toMatchObject({ result: { added: 2, updated: 0, bad: 0 }, bad: [], shares: [1] });
  const second = await importing([HEADER, row('990001', 'OZARK REGIONAL')].join('\n'));
  expect(second.result).toEqual({ entries: 1, added: 0, updated: 1, bad: 0 });
  const rows = await directory();
  expect(rows).toHaveLength(2);
  expect(rows.find(({ ccn }) => ccn === '990001')).toMatchObject({
    name: 'OZARK REGIONAL',
    streetAddress: '1 MAIN ST',
    phone: '(417) 555-0100',
    emergencyServices: true,
  });
});

test('bad rows are reported by line and the rest is imported', async () => {
  const { result, bad } = await importing(
    [
      HEADER,
      row('26', 'TOO SHORT'),
      row('990101', 'GOOD'),
      row('990102', 'BAD ZIP', 'x'),
      '990103,too few',
      row('990101', 'AGAIN'),
    ].join('\n'),
  );
  expect(bad.toSorted((a, b) => a.line - b.line)).toEqual([
    { line: 2, problem: "Facility ID '26' is not six letters or digits" },
    { line: 4, problem: "ZIP Code 'x' is not five digits" },
    { line: 5, problem: 'has a different number of columns than the header' },
    { line: 6, problem: 'Facility ID 990101 is already in line 3' },
  ]);
  expect(result).toMatchObject({ added: 1, bad: 4 });
});

test('a different file is refused by its header before anything is written', async () => {
  const before = await directory();
  await expect(importing('a,b\n1,2\n')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await directory()).toHaveLength(before.length);
});

test.skipIf(!existsSync(OFFICIAL_FILE))('the official file of Missouri and Kansas is read whole', async () => {
  const { result, bad } = await importingFile(OFFICIAL_FILE);
  expect({ ...result, rows: bad }).toEqual({ entries: 260, added: 260, updated: 0, bad: 0, rows: [] });
});

test('a search matches every word, finds misspelled ones by similarity, and handles common words', async () => {
  const towns = ['ULPORT', 'HOLLEY', 'MARWICK', 'DENBY', 'TARROW', 'QUILL REED'];
  await importing([HEADER, ...towns.map((town, i) => row(`99020${i}`, `${town} INFIRMARY`))].join('\n'));
  const namesFor = (text: string) =>
    db.as(service, async (tx) => (await searchFacilities(tx, { text, limit: 20 })).map(({ name }) => name));
  expect(await namesFor('infirmary')).toHaveLength(towns.length);
  expect(await namesFor('quill infirm')).toEqual(['QUILL REED INFIRMARY']);
  expect(await namesFor('ulprot infirmry')).toEqual(['ULPORT INFIRMARY']);
  expect((await namesFor('marwik'))[0]).toBe('MARWICK INFIRMARY');
  expect(await namesFor('zzyzx infirmary')).toEqual([]);
  const common = (pattern: string) =>
    db.as(service, (tx) => isCommonValue(tx, facilityDirectory, ilike(facilityDirectory.name, pattern), 100));
  expect(await common('%infirmary%')).toBe(true);
  expect(await common('%ulport%')).toBe(false);
});
