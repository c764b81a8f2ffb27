import { expect, test } from 'vitest';
import { service } from '#platform/server/database/db.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { placeHold } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import { readOrganizationFacts } from './case/facts.repo.ts';
import { organizationQuestions } from './source-checks/questions.ts';
import { readCases } from './case/read-case.ts';

/**
 * Bad organizations among good ones, as a hasty reviewer sees them, who approves any that has an official number and no
 * warning. The figures are printed.
 */

interface Planted {
  id: string;
  ccn: string;
  zip: string;
}
interface Kind {
  what: string;
  plant: (hospital: Planted, live: Planted) => Promise<unknown>;
}

const app = sharedApp();
const set =
  (change: string) =>
  ({ id }: Planted) =>
    app.asOwner(`update organizations set ${change} where id = $1`, [id]);
/** The NPPES answer about the current organization. */
const nppes = async ({ id }: Planted, outcome: 'match' | 'mismatch') => {
  const facts = await app.deps.db.as(service, (tx) => readOrganizationFacts(tx, id));
  const [[key, question] = []] = [...organizationQuestions(facts)];
  await app.asOwner(
    `insert into source_checks (organization_id, item_type, item_id, source, state, outcome, question, checked_at, phone)
     values ($1, 'npi', $2, 'nppes', 'answered', $3, $4, now(), '(417) 555-0142')`,
    [id, key?.split(':')[1], outcome, JSON.stringify(question)],
  );
};
const NPI = '1234567893';

const SEEN: readonly Kind[] = [
  { what: 'a number different from the directory’s', plant: set(`phone = '(417) 555-0666'`) },
  { what: 'a street different from the directory’s', plant: set(`street_address = '9 Back Alley'`) },
  { what: 'a name different from the directory’s', plant: set(`name = 'Prairie Staffing Partners'`) },
  {
    what: 'a name that resembles a real facility, without its entry',
    plant: set(`name = 'Prairie Generel Hospital', directory_ccn = null`),
  },
  {
    what: 'a facility in no directory, with only the form’s number',
    plant: set(`name = 'Wellness Hub', directory_ccn = null`),
  },
  { what: 'an address at a free email provider', plant: set(`contact_email = 'hr.prairie@gmail.com'`) },
  { what: 'an NPI with a wrong check digit', plant: set(`npi = '1234567898'`) },
  {
    what: 'the NPI of a live organization',
    plant: async (hospital, live) => {
      for (const { id } of [hospital, live]) await set(`npi = '1245319599'`)({ id, ccn: '', zip: '' });
    },
  },
  {
    what: 'an NPI that belongs to another holder in NPPES',
    plant: async (hospital) => {
      await set(`npi = '${NPI}'`)(hospital);
      await nppes(hospital, 'mismatch');
    },
  },
  {
    what: 'the directory entry of a live organization',
    plant: ({ id }, { ccn }) => app.asOwner(`update organizations set directory_ccn = $2 where id = $1`, [id, ccn]),
  },
  {
    what: 'a second account of a live organization, without its entry',
    plant: ({ id }, live) =>
      app.asOwner(
        `update organizations o set directory_ccn = null, name = upper(l.name), zip = l.zip from organizations l where o.id = $1 and l.id = $2`,
        [id, live.id],
      ),
  },
  {
    what: 'a hold after a complaint',
    plant: ({ id }) => placeHold(app, 'organization', id, 'suspension', 'A complaint.'),
  },
];

/** Indistinguishable from a good one here: only the call to the official number can tell. */
const UNSEEN: readonly Kind[] = [
  {
    what: 'a copy of the whole directory entry with a domain of its own',
    plant: set(`contact_email = 'jobs@prairie-general-careers.example'`),
  },
];

const GOOD: readonly Kind[] = [
  { what: 'as the directory has it', plant: () => Promise.resolve() },
  {
    what: 'the same number, formatted differently',
    plant: set(`phone = '417.555.0100', name = 'Prairie General Hospital'`),
  },
  {
    what: 'no directory entry, and an NPI that NPPES knows by this name',
    plant: async (hospital) => {
      await set(`name = 'Ozark Home Care', directory_ccn = null, npi = '1003000126'`)(hospital);
      await nppes(hospital, 'match');
    },
  },
];

/** Waiting organizations, each as in the directory, each in its own ZIP code; the first is live. */
async function hospitals(count: number): Promise<Planted[]> {
  const made = await app.asOwner(
    `with entry as (
       insert into facility_directory (ccn, name, street_address, city, state, zip, phone)
       select 'P' || n, 'PRAIRIE GENERAL HOSPITAL', '1 MAIN ST', 'JOPLIN', 'MO', (70000 + n)::text, '(417) 555-0100'
       from generate_series(1, $1) n returning ccn, zip)
     insert into organizations (kind, name, facility_type, street_address, city, state, zip, phone, contact_name, contact_email, directory_ccn, submitted_at)
     select 'facility', 'Prairie General Hospital', 'hospital', '1 Main St', 'Joplin', 'MO', zip, '(417) 555-0100', 'Eva Stone',
       'eva@prairie-general.example', ccn, now() from entry order by ccn returning id, directory_ccn as ccn, zip`,
    [count],
  );
  const all = made.map(({ id, ccn, zip }) => ({ id: String(id), ccn: String(ccn), zip: String(zip) }));
  await app.asOwner(
    `insert into verification_cases (subject_type, organization_id) select 'organization', id from unnest($1::uuid[]) id`,
    [all.map(({ id }) => id)],
  );
  await app.asOwner(`update organizations set is_live = true, verification_status = 'approved' where id = $1`, [
    all[0]?.id,
  ]);
  return all;
}

const speaksAgainst = ({ items, needsOverride, organization }: CaseView): boolean =>
  needsOverride ||
  organization?.callbackNumber === null ||
  items.some(({ warnings, isContradicted }) => isContradicted || warnings.length > 0);

test('the product passes no planted organization that it can detect, and stops no good one', async () => {
  const kinds = [...SEEN, ...UNSEEN, ...GOOD];
  const [live, ...others] = await hospitals(kinds.length + 1);
  for (const [index, { plant }] of kinds.entries()) {
    const hospital = others[index];
    if (!hospital || !live) expect.fail('there is a hospital for each kind');
    await plant(hospital, live);
  }
  const ids = others.map(({ id }) => id);
  const cases = await app.asOwner(
    `select id, organization_id from verification_cases where organization_id = any($1)`,
    [ids],
  );
  const views = await app.deps.db.as(service, (tx) =>
    readCases(
      app.deps,
      tx,
      cases.map(({ id }) => String(id)),
      '',
    ),
  );
  const passes = kinds.flatMap(({ what }, index) => {
    const found = cases.find((row) => row['organization_id'] === others[index]?.id);
    const view = views.get(String(found?.['id']));
    return view && !speaksAgainst(view) ? what : [];
  });
  const bad = [...SEEN, ...UNSEEN];
  const falseApprovals = bad.filter(({ what }) => passes.includes(what));
  const falseAlarms = GOOD.filter(({ what }) => !passes.includes(what));
  process.stdout.write(
    `planted organizations: ${falseApprovals.length} of ${bad.length} bad ones approved by a hasty reviewer, ${falseAlarms.length} of ${GOOD.length} good ones stopped\n`,
  );
  expect(falseApprovals.map(({ what }) => what)).toEqual(UNSEEN.map(({ what }) => what));
  expect(falseAlarms.map(({ what }) => what)).toEqual([]);
});
