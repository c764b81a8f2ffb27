import { expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';

const LEIE =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const leie = (last: string, excluded = '20200220') =>
  `${last},CLEM,,,NURSE,NURSE/NURSES AIDE,,0000000000,19900314,1 ELM ST,JOPLIN,MO,64801,1128b4,${excluded},00000000,00000000,`;
const HOSPITALS =
  'Facility ID,Facility Name,Address,City/Town,State,ZIP Code,County/Parish,Telephone Number,Hospital Type,Hospital Ownership,Emergency Services';
const hospital = (id: string) =>
  `${id},PRAIRIE ${id},1 MAIN ST,JOPLIN,MO,64801,JASPER,(417) 555-0100,Acute Care Hospitals,Government,Yes`;
const file = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;

const app = sharedApp({ ROLE: 'web' });
const upload = ({ http }: Pick<SignedIn, 'http'>, kind: string, text: string, type = 'text/csv') =>
  http.post(`/api/admin/official-files/${kind}`, text, { 'content-type': type, 'x-file-name': 'UPDATED%20%231.csv' });
const listed = async () =>
  (await app.asOwner(`select last_name as n from exclusion_entries where removed_at is null order by 1`)).map(
    ({ n }) => n,
  );

test('a list is loaded with a report; a wrong, broken-off or older one is refused and changes nothing', async () => {
  const ada = await signInAsAdmin(app);
  const whole = file(LEIE, leie('ABBOT'), leie('BOND', '20261001'), leie('COLE'), 'TOO,FEW', leie('DRAY'));
  expect(await upload(ada, 'leie', whole)).toMatchObject({
    status: 201,
    body: {
      entries: 4,
      added: 4,
      removed: 0,
      bad: 1,
      newestOn: '2026-10-01',
      problems: [{ line: 5, problem: expect.stringContaining('columns') }],
    },
  });
  const [loaded] = await app.asOwner(`select file_name, entries from exclusion_files`);
  expect(loaded).toEqual({ file_name: 'UPDATED #1.csv', entries: 4 });
  const [line] = await app.asOwner(`select actor_id from audit_log where action = 'exclusions.imported'`);
  expect(line).toEqual({ actor_id: ada.userId });
  const before = await listed();

  const refused = async (kind: string, text: string, message: RegExp) => {
    const answer = await upload(ada, kind, text);
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(message) } });
    expect(await listed()).toEqual(before);
  };
  await refused('sam', whole, /^This is not the SAM exclusions extract/);
  await refused(
    'leie',
    whole.slice(0, -90),
    /its last line \(6\) is incomplete, so it seems to have broken off\. Nothing was changed\.$/,
  );
  await refused('leie', file(LEIE, leie('ABBOT', '20261101')), /it has 1 lines and the one loaded has 4/);
  await refused(
    'leie',
    file(LEIE, leie('ABBOT'), leie('BOND'), leie('COLE'), leie('NEW')),
    /older than the one loaded: .* 2020-02-20, the loaded one of 2026-10-01/,
  );
  await refused('leie', file(LEIE), /it has no readable row/);
  expect(await upload(ada, 'leie', whole, 'application/json')).toMatchObject({ status: 415 });

  const next = file(LEIE, leie('ABBOT'), leie('BOND', '20261001'), leie('COLE'), leie('EAMES', '20261101'));
  expect(await upload(ada, 'leie', next)).toMatchObject({ status: 201, body: { added: 1, removed: 1 } });
  expect(await listed()).toEqual(['ABBOT', 'BOND', 'COLE', 'EAMES']);
});

test('the facility directory too, and a file that breaks off leaves it as it was', async () => {
  const ada = await signInAsAdmin(app);
  const ids = Array.from({ length: 5 }, (_, i) => `99100${i}`);
  expect(await upload(ada, 'facilities', file(HOSPITALS, ...ids.map(hospital)))).toMatchObject({
    status: 201,
    body: { entries: 5, added: 5 },
  });
  const names = () => app.asOwner(`select name, imported_at from facility_directory order by 1`);
  const before = await names();
  app.clock.advance(1000);
  const less = file(HOSPITALS, hospital('991000'), hospital('991001'));
  expect(await upload(ada, 'facilities', less)).toMatchObject({ status: 422 });
  expect(await upload(ada, 'facilities', file(HOSPITALS, ...ids.map(hospital)).slice(0, -40))).toMatchObject({
    status: 422,
  });
  expect(await names()).toEqual(before);
});

test('only administrators load files', async () => {
  const nurse = await signInAs(app);
  expect(await upload(nurse, 'leie', file(LEIE, leie('ABBOT')))).toMatchObject({ status: 403 });
  expect(await upload({ http: app.visitor() }, 'leie', 'x')).toMatchObject({ status: 401 });
});
