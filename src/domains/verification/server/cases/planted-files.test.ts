import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { service } from '#platform/server/database/db.ts';
import { sealDocumentText } from '#platform/server/files/text/document-text.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { caseOf } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs } from '#tests/support/people/candidates.ts';
import { readPersonFacts } from './case/facts.repo.ts';
import { personQuestions } from './source-checks/questions.ts';
import { readCases } from './case/read-case.ts';

/**
 * Bad files among good ones, as a hasty reviewer sees them, who approves any without a warning. A bad file that passes
 * is a false approval; a good file that is stopped is a false alarm. The figures are printed.
 */

interface Planted {
  userId: string;
  number: string;
}
interface Kind {
  what: string;
  /** What is wrong with the file. */
  plant: (nurse: Planted, another: Planted) => Promise<unknown>;
}

const app = sharedApp();
const sql =
  (statement: string) =>
  ({ userId }: Planted) =>
    app.asOwner(statement, [userId]);
const license = (change: string) => sql(`update licenses set ${change} where user_id = $1`);
/** A license document with this text, as after its upload. */
const paper = (
  { userId }: Planted,
  words: string,
  { hash = randomUUID() as string, contentType = 'application/pdf' } = {},
) =>
  app.asOwner(
    `with file as (insert into stored_files (owner_id, storage_key, content_type, size_bytes, sha256, key_id, sealed_text, scan_state)
       values ($1, gen_random_uuid()::text, $4, 100, $2, 'k', $3, 'clean') returning id)
     insert into documents (user_id, file_id, kind, file_name) select $1, id, 'license', 'scan.pdf' from file`,
    [userId, hash, sealDocumentText(app.deps.env, words), contentType],
  );
const PHOTO = { contentType: 'image/jpeg' };
const wordsFor = (name: string, number: string) =>
  `The Missouri State Board of Nursing certifies that ${name} holds registered nurse license ${number}.`;

const SEEN: readonly Kind[] = [
  { what: 'an expired license', plant: license(`expires_on = '2023-04-30'`) },
  { what: 'a license that ends on an unusual day', plant: license(`expires_on = '2027-06-30'`) },
  { what: 'a license that ends before it begins', plant: license(`issued_on = '2027-05-01'`) },
  { what: 'a number in another format', plant: license(`license_number = 'RN-77'`) },
  { what: 'a multistate license of another state', plant: license(`state = 'KS', license_number = '13-123456-011'`) },
  { what: 'a revoked license', plant: license(`verification_state = 'revoked'`) },
  {
    what: 'the license number of another account',
    plant: ({ userId }, another) =>
      app.asOwner(`update licenses set license_number = $2 where user_id = $1`, [userId, another.number]),
  },
  {
    what: 'a document with another name',
    plant: (nurse) => paper(nurse, wordsFor('Arne Else', nurse.number)),
  },
  {
    what: 'a photo of another person’s license',
    plant: (nurse) => paper(nurse, wordsFor('Arne Else', nurse.number), PHOTO),
  },
  {
    what: 'a document about another license',
    plant: (nurse) => paper(nurse, wordsFor('Dana Whitfield', '2011999999')),
  },
  {
    what: 'the file of another account',
    plant: async (nurse, another) => {
      for (const owner of [nurse, another]) await paper(owner, 'A scan.', { hash: 'the same file' });
    },
  },
  {
    what: 'a registry that disagrees',
    plant: async ({ userId }) => {
      const facts = await app.deps.db.as(service, (tx) => readPersonFacts(tx, userId));
      const [key, question] = [...personQuestions(facts)].find(([item]) => item.startsWith('license:')) ?? [];
      await app.asOwner(
        `insert into source_checks (user_id, item_type, item_id, source, state, outcome, question, checked_at)
         values ($1, 'license', $2, 'nursys', 'answered', 'mismatch', $3, now())`,
        [userId, key?.split(':')[1], JSON.stringify(question)],
      );
    },
  },
  {
    what: 'an NPI with a wrong check digit',
    plant: sql(`update candidate_profiles set npi = '1234567898' where user_id = $1`),
  },
  {
    what: 'an expired certification',
    plant: sql(`update certifications set expires_on = '2024-08-31' where user_id = $1`),
  },
  {
    what: 'an unlikely date of birth',
    plant: sql(`update candidate_private set date_of_birth = '1921-03-14' where user_id = $1`),
  },
  {
    what: 'an open match on an exclusion list',
    plant:
      sql(`with entry as (insert into exclusion_entries (source, key, is_firm, last_name, first_name, middle_name, suffix, firm_name)
        values ('leie', $1::text, false, 'OTTERBEIN', 'QUILLA', '', '', '') returning id)
      insert into screening_hits (user_id, entry_id, verdict, score, comparison) select $1::uuid, id, 'weak', 40, '{}' from entry`),
  },
  {
    what: 'a hold after a complaint',
    plant: sql(
      `insert into holds (subject_type, subject_id, kind, reason) values ('person', $1, 'suspension', 'A complaint.')`,
    ),
  },
];

/** Indistinguishable from a good file here: only a registry, or the reviewer's own lookup, can tell. */
const UNSEEN: readonly Kind[] = [
  {
    what: 'an invented number in the right format, with no registry configured',
    plant: license(`license_number = '2018000017'`),
  },
  {
    what: 'invented work',
    plant: sql(`update work_history set employer_name = 'No Such Hospital' where user_id = $1`),
  },
];

const GOOD: readonly Kind[] = [
  { what: 'only the form', plant: () => Promise.resolve() },
  { what: 'a matching document', plant: (nurse) => paper(nurse, wordsFor('Dana Whitfield', nurse.number)) },
  { what: 'a matching photo, misread', plant: (nurse) => paper(nurse, wordsFor('Dama Whitfie1d', '2O19'), PHOTO) },
  { what: 'a document in the former name', plant: (nurse) => paper(nurse, wordsFor('Dana Roe', nurse.number)) },
];

/** Identical good files that wait, each with its own license number. */
async function nurses(count: number): Promise<Planted[]> {
  const first = await signInAs(app);
  await fillProfile(first.http, { submit: false });
  const made = await app.asOwner(
    `insert into auth.users (name, email, email_verified)
     select 'Dana Whitfield', 'planted-' || n || '@example.test', true from generate_series(1, $1) n returning id`,
    [count],
  );
  const ids = made.map(({ id }) => String(id));
  await app.asOwner(`update profiles set onboarding_completed = true where user_id = any($1)`, [ids]);
  for (const [table, own] of Object.entries(COPIED)) {
    const columns = await app.asOwner(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
         and is_generated = 'NEVER' and column_name not in ('id', 'user_id')`,
      [table],
    );
    const names = columns.map(({ name }) => String(name));
    await app.asOwner(`delete from ${table} where user_id = any($1)`, [ids]);
    await app.asOwner(
      `insert into ${table} (user_id, ${names.join(', ')})
       select o.id, ${names.map((name) => own[name] ?? `t.${name}`).join(', ')}
       from ${table} t, unnest($1::uuid[]) with ordinality as o (id, place) where t.user_id = $2`,
      [ids, first.userId],
    );
  }
  await app.asOwner(
    `insert into verification_cases (subject_type, user_id, submitted_by, submitted_at)
     select 'person', id, id, now() from unnest($1::uuid[]) id`,
    [ids],
  );
  return ids.map((userId, index) => ({ userId, number: String(2_019_000_001 + index) }));
}

/** The parts of a file, and the values unique to each. */
const COPIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  candidate_profiles: { pseudonym: `'P' || left(o.id::text, 8)` },
  candidate_private: {},
  candidate_contacts: {},
  licenses: { license_number: `(2019000000 + o.place)::text` },
  certifications: {},
  work_history: {},
};

const speaksAgainst = ({ items, needsOverride, requirements }: CaseView): boolean =>
  needsOverride ||
  (requirements?.missing.length ?? 0) > 0 ||
  items.some(({ warnings, isContradicted }) => isContradicted || warnings.length > 0);

test('the product passes no planted bad file that it can detect, and stops no good one', async () => {
  const kinds = [...SEEN, ...UNSEEN, ...GOOD];
  const [another, ...others] = await nurses(kinds.length + 1);
  const planted = [];
  for (const [index, { what, plant }] of kinds.entries()) {
    const nurse = others[index];
    if (!nurse || !another) expect.fail('there is a nurse for each kind');
    await plant(nurse, another);
    planted.push({ what, caseId: await caseOf(app, nurse.userId) });
  }
  const ids = planted.map(({ caseId }) => caseId);
  const views = await app.deps.db.as(service, (tx) => readCases(app.deps, tx, ids, ''));
  const approved = planted.flatMap(({ what, caseId }) => {
    const view = views.get(caseId);
    return view && !speaksAgainst(view) ? what : [];
  });
  const bad = [...SEEN, ...UNSEEN];
  const falseApprovals = bad.filter(({ what }) => approved.includes(what));
  const falseAlarms = GOOD.filter(({ what }) => !approved.includes(what));
  process.stdout.write(
    `planted files: ${falseApprovals.length} of ${bad.length} bad ones approved by a hasty reviewer, ${falseAlarms.length} of ${GOOD.length} good ones stopped\n`,
  );
  expect(falseApprovals.map(({ what }) => what)).toEqual(UNSEEN.map(({ what }) => what));
  expect(falseAlarms.map(({ what }) => what)).toEqual([]);
});
