import type { Client } from 'pg';
import { id } from './lists/lists-fill.ts';

const CHUNK = 10_000;
const pick = (n: string, ...all: string[]) =>
  `(array[${all.map((one) => `'${one}'`).join(',')}])[1 + (${n}) % ${all.length}]`;

const NURSING = ['ICU nurse', 'Emergency nurse', 'Dialysis nurse', 'Charge nurse', 'Home health nurse', 'Clinic nurse'];
const SPECIALTIES = ['icu', 'emergency', 'dialysis', 'med_surg', 'home_care', 'outpatient'];

/** Open public jobs in the towns of the demo market, of a tenth as many employers. Triggers are off while rows are added. */
export async function fillJobs(owner: Client, jobs: number): Promise<void> {
  await owner.query(`set session_replication_role = replica`);
  await owner.query(
    `insert into organizations (id, path, kind, name, facility_type, city, state, verification_status, is_live)
     select ${id('organization', 'i')}, array[${id('organization', 'i')}], 'facility', 'Hospital ' || i,
       ${pick('i', 'hospital', 'clinic', 'long_term_care', 'home_health', 'urgent_care')}, 'Joplin', 'MO', 'approved', true
     from generate_series(1, ${jobs / 10}) i`,
  );
  await owner.query(
    `with towns as (select zip, city, state, latitude, longitude, row_number() over (order by zip) as n
       from (select distinct on (zip) zip, city, state, latitude, longitude from jobs where zip is not null) t)
     insert into jobs (id, organization_id, slug, status, title, position, specialty, zip, city, state, latitude, longitude,
       employment_type, shift, shift_pattern, pay_min_cents, pay_max_cents, sign_on_bonus_cents, description, start_date,
       valid_through, is_public, published_at, created_at, updated_at)
     select ${id('job', 'i')}, ${id('organization', `1 + i % ${jobs / 10}`)}, 'bench-' || i, 'published',
       ${pick('i / 3', ...NURSING)} || ' ' || i, ${pick('i / 5', 'RN', 'RN', 'LPN', 'CNA', 'NP', 'PT', 'MA')},
       ${pick('i / 3', ...SPECIALTIES)}, t.zip, t.city, t.state, t.latitude, t.longitude,
       ${pick('i / 2', 'full_time', 'part_time', 'per_diem')}, ${pick('i / 11', 'days', 'nights', 'evenings', 'rotating')},
       ${pick('i / 13', '3x12', '4x10', '5x8')}, 2000 + i % 3000, 2500 + i % 3000, case when i % 9 = 0 then 500000 else 0 end,
       repeat('Care for patients on a unit with a ratio of one to four, with precepting and an Epic chart. ', 8),
       current_date + i % 90, current_date + 60, true, now() - i * interval '61 seconds', now(), now()
     from generate_series(1, ${jobs}) i join towns t on t.n = 1 + (i * 7919::bigint) % (select count(*) from towns)`,
  );
  await owner.query(`set session_replication_role = default`);
  for (let from = 1; from <= jobs; from += CHUNK) {
    await owner.query(
      `select app.renew_job_search(array(select ${id('job', 'i')} from generate_series(${from}, ${from + CHUNK - 1}) i))`,
    );
  }
  await owner.query('vacuum (analyze) job_search, jobs, organizations');
}
