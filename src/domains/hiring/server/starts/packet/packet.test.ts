import { expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { dayOf } from '#kernel/days.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, DAY } from '#tests/support/people/hiring.ts';
import { hire, itemIn, startOf } from '#tests/support/people/starts.ts';
import { packetPdf } from './packet-pdf.ts';

const app = sharedApp();

async function fileAt({ http }: Pick<SignedIn, 'http'>, path: string) {
  const cookie = [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(path, http.origin), { headers: { cookie } });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes, { verbosity: 0 }), { mergePages: true })).text;

/** The next evening in Joplin, when it is the day after in Greenwich. */
function eveningAfter(now: Date): Date {
  const evening = new Date(now.getTime() + DAY);
  evening.setUTCHours(3, 0, 0, 0);
  return evening;
}

test('the packet has every item for the HR system, and a cell never begins a formula', async () => {
  const hospital = await anApprovedHospital(app);
  const nurse = await anApprovedNurse(app);
  const added = await hospital.http.post('/api/employer/start-items', {
    title: '=HYPERLINK("https://evil.test")',
    hint: null,
    owner: 'employer',
    daysBefore: 5,
    isBlocker: false,
    positions: ['RN'],
  });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  const id = await hire(app, hospital, nurse);
  const start = await startOf(hospital, id);
  app.clock.set(eveningAfter(app.clock.now()));
  await hospital.http.put(`/api/starts/${id}/items/${itemIn(start, 'Background check done').id}`, { isDone: true });

  const csv = await fileAt(hospital, `/api/starts/${id}/packet.csv`);
  expect(csv.response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.response.headers.get('content-disposition')).toContain('ready-to-start.csv');
  const lines = new TextDecoder().decode(csv.bytes).trim().split('\r\n');
  expect(lines).toHaveLength(start.items.length + 1);
  expect(lines[0]).toMatch(/^candidate,job,employer,first_day,item,/);
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
  expect(lines.find((line) => line.includes('Background check done'))).toContain(
    `,Done,${dayOf(app.clock.now())},Recorded by `,
  );

  const pdf = await fileAt(hospital, `/api/starts/${id}/packet.pdf`);
  expect(pdf.response.headers.get('content-type')).toBe('application/pdf');
  const text = await textOf(pdf.bytes);
  for (const part of [start.candidateName, 'License checked at the board', 'Quillreed Hospital']) {
    expect(text).toContain(part);
  }
  const named = { ...start, candidateName: 'Łukasz Nguyễn' };
  const printed = await packetPdf(named, 'America/Chicago', app.clock.now());
  expect(await textOf(new Uint8Array(printed))).toContain('Candidate: Lukasz Nguyen');
  const taken = await app.asOwner(
    `select detail ->> 'format' as format from audit_log where action = 'start.packet_taken' and subject_id = $1 order by 1`,
    [id],
  );
  expect(taken).toEqual([{ format: 'csv' }, { format: 'pdf' }]);
  const stranger = await anApprovedHospital(app);
  expect((await fileAt(stranger, `/api/starts/${id}/packet.csv`)).response.status).toBe(404);
  expect((await fileAt(stranger, `/api/starts/none/packet.csv`)).response.status).toBe(404);
});

test('an own item applies to the positions that it names, and open checklists keep what they had', async () => {
  const hospital = await anApprovedHospital(app);
  const item = { title: 'Parking badge', hint: null, owner: 'employer', daysBefore: 3, isBlocker: false };
  const add = (changes: object) =>
    hospital.http.post('/api/employer/start-items', { ...item, positions: [], ...changes });
  const { id: itemId } = (await add({})).body;
  await add({ title: 'Only for aides', positions: ['CNA'] });
  expect(await add({ title: '  ' })).toMatchObject({ status: 422, body: { fields: { title: expect.any(String) } } });
  expect(await add({ title: 'x'.repeat(10_000) })).toMatchObject({ status: 422 });
  expect(await add({ daysBefore: 91 })).toMatchObject({
    status: 422,
    body: { fields: { daysBefore: 'At most 90 days.' } },
  });
  const id = await hire(app, hospital, await anApprovedNurse(app));
  const titles = async () => (await startOf(hospital, id)).items.map(({ title }) => title);
  expect(await titles()).toContain('Parking badge');
  expect(await titles()).not.toContain('Only for aides');
  expect(itemIn(await startOf(hospital, id), 'Parking badge').source.name).toBe('Quillreed Hospital’s own list');
  expect((await hospital.http.delete(`/api/employer/start-items/${itemId}`)).status).toBe(200);
  expect(await titles()).toContain('Parking badge');
  const other = await anApprovedHospital(app);
  expect((await other.http.get('/api/employer/start-items')).body.items).toEqual([]);
});
