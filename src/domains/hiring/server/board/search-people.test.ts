import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { aColleague, anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/people/hiring.ts';
import { applicationOf } from '#tests/support/people/invitations.ts';
import { wordToSeek } from './present-people.ts';

const app = sharedApp();
const ZIP = '65010';
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let [night, day]: string[] = [];
/** The application of each person to either job. Two applied for nights and were matched to days; one was only matched. */
let jorunn: Record<'night' | 'day', string>;
let elodie: typeof jorunn;
let casimira: typeof jorunn;

const search = async (words: string, who: Pick<SignedIn, 'http'> = hospital, body: object = {}) => {
  const answer = await who.http.post('/api/employer/people/search', { scope: { kind: 'all' }, search: words, ...body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.items as PersonOfJob[];
};
const found = async (...asked: Parameters<typeof search>) => (await search(...asked)).map(({ id }) => id).toSorted();
const only = (...ids: string[]) => ids.toSorted();
const rename = (nurse: SignedIn, name: string) =>
  app.asOwner('update profiles set full_name = $2 where user_id = $1', [nurse.userId, name]);

beforeAll(async () => {
  hospital = await anApprovedHospital(app, ZIP);
  const start = { zip: ZIP, startDate: '2027-09-15' };
  night = await publish(app, hospital, { ...start, title: 'Moonlit ward' });
  day = await publish(app, hospital, { ...start, title: 'Sunlit ward' });
  const [one, two, three] = [
    await anApprovedNurse(app, ZIP),
    await anApprovedNurse(app, ZIP),
    await anApprovedNurse(app, ZIP),
  ] as const;
  await rename(one, 'Jorunn Pikewell');
  await rename(two, 'Élodie Österlund');
  await rename(three, 'Casimira Holtbrook');
  await app.asOwner(`update candidate_profiles set headline = 'Keeps bees' where user_id = $1`, [three.userId]);
  jorunn = { night: await applyByHand(one, night), day: await applicationOf(app, one, day) };
  elodie = { night: await applyByHand(two, night), day: await applicationOf(app, two, day) };
  casimira = { night: await applicationOf(app, three, night), day: await applicationOf(app, three, day) };
});

it('finds by name whose name the reader sees, in each of their jobs, and no one else', async () => {
  expect(await found('PIKEwell')).toEqual(only(jorunn.night, jorunn.day));
  expect(await found('jorunn registered')).toEqual(only(jorunn.night, jorunn.day));
  expect(await found('jorunn plumber')).toEqual([]);
  // Matched alone: neither the name nor the words finds a person behind a pseudonym, and what is shown does.
  expect(await found('casimira')).toEqual([]);
  expect(await found('bees')).toEqual([]);
  const person = (await search('')).find(({ id }) => id === casimira.day);
  expect(person).toMatchObject({ isNamed: false });
  expect(await found(person?.name.split(' ').at(-1) ?? '')).toEqual(only(casimira.night, casimira.day));

  // A manager of the other job does not see the application that opened the name.
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  await hospital.http.put(`/api/jobs/${day}/managers`, { userId: manager.userId, isNamed: true });
  expect(await found('', manager)).toContain(jorunn.day);
  expect(await found('pikewell', manager)).toEqual([]);
});

it('finds by letters beyond ASCII in either case, by a job’s title, and by a tag', async () => {
  expect(await found('ÖSTERlund')).toEqual(only(elodie.night, elodie.day));
  expect(await found('élodie')).toEqual(only(elodie.night, elodie.day));
  expect(await found('moonlit')).toEqual(only(jorunn.night, elodie.night, casimira.night));
  const { body: tag } = await hospital.http.post('/api/employer/person-tags', { name: 'The "quick" \\ list' });
  await hospital.http.post('/api/employer/people/tag', { applicationIds: [elodie.night], tagId: tag.id, isOn: true });
  expect(await found('"quick"')).toEqual([elodie.night]);
  expect(await found('zzz')).toEqual([]);
});

it('finds no one in the database by a name that is not disclosed', async () => {
  const ids = async (word: string) => {
    const rows = await app.asOwner(
      `select p.application_id as id from (select set_config('app.user_id', $1, true) offset 0) me,
         lateral app.listed_people_with($2, '{}', null, $3, '{}') p where me is not null`,
      [hospital.userId, word, [night, day]],
    );
    return rows.map(({ id }) => String(id));
  };
  // Which other letters are capitals, only the server knows.
  const maybe = [elodie.night, elodie.day];
  expect((await ids('pikewell')).toSorted()).toEqual(only(jorunn.night, jorunn.day, ...maybe));
  expect((await ids('casimira')).toSorted()).toEqual(only(...maybe));
});

it('keeps the place of a person whom the search does not find', async () => {
  const place = { scope: { kind: 'all' }, search: 'pikewell', id: casimira.day };
  expect((await hospital.http.post('/api/employer/people/place', place)).body).toMatchObject({ total: 3 });
});

describe('the word that the database seeks', () => {
  it('is the longest that none of our labels holds', () => {
    expect(wordToSeek('Ann Registered Delacroix')).toBe('delacroix');
    for (const label of ['registered', '(RN)', 'Multistate', 'license,', 'candidate', 'longer']) {
      expect(wordToSeek(label), label).toBeNull();
    }
    expect(wordToSeek('  ')).toBeNull();
    expect(wordToSeek('al')).toBeNull();
  });
});
