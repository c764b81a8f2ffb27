import { Client } from 'pg';
import { CommandError } from '../../lib/command.ts';
import { aimOf, type Aim } from '../aims.ts';
import { onDemoMarket } from '../match/demo-market.ts';
import { timesOf, type Times } from '../times.ts';
import { signIn, type Visitor } from '../visitor.ts';

const PANEL = 5;
/** Bookings of each interviewer, and busy times of their own calendars, in the two weeks. */
const [BOOKINGS, BUSY] = [30, 120];
const RUNS = 200;
const WARM_UP = 20;

const AIM_MS = 30;

/** Open times for a panel of five with full calendars over HTTP, as the candidate's screen asks for them. */
export const benchOpenTimes = (): Promise<Times> =>
  onDemoMarket({ role: 'web' }, async ({ product, ownerUrl }) => {
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      return await measureOpenTimes(owner, await signIn(product, 'candidate'));
    } finally {
      await owner.end();
    }
  });

export const openTimesAims = ({ p95Ms }: Times): Aim[] => [
  aimOf('open times for a panel of five over 14 days, p95', Number(p95Ms.toFixed(1)), 'ms', { atMost: AIM_MS }),
];

export const openTimesTable = ({ p50Ms, p95Ms, p99Ms }: Times): string =>
  `Open times for a panel of ${PANEL} over 14 days: p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;

async function measureOpenTimes(owner: Client, candidate: Visitor): Promise<Times> {
  const interview = await fillPanel(owner, candidate.userId);
  const samples: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const began = performance.now();
    const response = await fetch(`${candidate.origin}/api/interviews/${interview}/open-times`, {
      headers: { cookie: candidate.cookie },
    });
    const body = await response.text();
    const took = performance.now() - began;
    if (!response.ok || !body.includes('Z')) throw new CommandError(`open times: ${response.status} ${body}`);
    if (run >= 0) samples.push(took);
  }
  return timesOf(samples);
}

/** An interview of the candidate with a panel, whose members come from the demo market. Returns its ID. */
async function fillPanel(owner: Client, candidateId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with application as (
       select id, organization_id from applications where candidate_id = $1 limit 1
     ), panel as (
       select user_id from profiles where role = 'job_seeker' and user_id <> $1 order by user_id limit ${PANEL}
     ), members as (
       insert into organization_members (organization_id, user_id, member_role)
       select organization_id, user_id, 'recruiter' from application, panel
     ), hours as (
       insert into interviewer_availability (user_id, is_on, time_zone, windows, exceptions, duration_minutes,
         buffer_before_minutes, buffer_after_minutes, notice_hours, daily_max, mode, place)
       select user_id, true, 'America/Chicago', (select jsonb_agg(jsonb_build_object('weekday', d, 'from', '08:00',
         'until', '18:00')) from generate_series(1, 7) d), '[]', 30, 5, 5, 4, 50, 'phone', '(417) 555-0110' from panel
     ), calendars as (
       insert into interviewer_calendars (user_id, url_sealed, tried_at, busy)
       select user_id, 'none', 'infinity', (select jsonb_agg(jsonb_build_array(start, start + 1200000) order by start)
         from (select (extract(epoch from now()) * 1000)::bigint + n * 10080000 as start
               from generate_series(0, ${BUSY} - 1) n) spans) from panel
     ), interviews_made as (
       insert into interviews (application_id, organization_id, status, mode, time_zone, duration_minutes, created_by,
         interviewer_ids, booking_rule, awaiting)
       select id, organization_id, case when n = 0 then 'proposed' else 'completed' end, 'phone', 'America/Chicago', 30,
         $1, array(select user_id from panel), 'all', case when n = 0 then 'candidate' end
       from application, generate_series(0, ${BOOKINGS}) n
       returning id, status
     ), numbered as (
       select id, row_number() over (order by id) as n from interviews_made where status = 'completed'
     ), bookings as (
       insert into interview_bookings (interview_id, user_id, starts_at, busy_from, busy_until)
       select id, user_id, at, at, at + interval '40 minutes'
       from panel, (select id, date_trunc('hour', now()) + n * interval '11 hours' as at from numbered) booked
     )
     select id from interviews_made where status = 'proposed'`,
    [candidateId],
  );
  const [made] = rows;
  if (!made) throw new CommandError('The candidate of the demo market has no application.');
  return made.id;
}
