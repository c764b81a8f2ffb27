import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openWalkable, type WalkableDatabase } from './rls-walk-database.ts';
import { buildMarket, MARKET, PEOPLE } from './rls-walk-market.ts';

/** What employer A sees of candidate A in every state of the application between them. */
let database: WalkableDatabase;

beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  await buildMarket(database.owner);
});
afterAll(() => database.close());

const person = `'${PEOPLE.candidateA}'`;

const LOOKS = {
  application: `select 1 from applications where candidate_id = ${person}`,
  profile: `select 1 from candidate_profiles where user_id = ${person}`,
  'kind of current employer': `select 1 from app.current_employers(${person})`,
  name: `select 1 from profiles where user_id = ${person}`,
  licenses: `select 1 from licenses where user_id = ${person}`,
  certifications: `select 1 from certifications where user_id = ${person}`,
  education: `select 1 from education where user_id = ${person}`,
  'past employers': `select 1 from work_history where user_id = ${person} and ended_on is not null`,
  'license paper': `select 1 from documents where user_id = ${person} and kind = 'license'`,
  contact: `select 1 from candidate_contacts where user_id = ${person}`,
  'current employer': `select 1 from work_history where user_id = ${person} and ended_on is null`,
  resume: `select 1 from documents where user_id = ${person} and kind = 'resume'`,
  medical: `select 1 from medical_documents where user_id = ${person}`,
  'birth date and address': `select 1 from candidate_private where user_id = ${person}`,
  'identity paper': `select 1 from documents where user_id = ${person} and kind = 'identity'`,
  preferences: `select 1 from candidate_preferences where user_id = ${person}`,
  demographics: `select 1 from candidate_demographics where user_id = ${person}`,
  files: `select 1 from stored_files where owner_id = ${person}`,
} as const;
type Thing = keyof typeof LOOKS;

type Stage = keyof typeof applicationMachine.transitions;

interface Situation {
  stage: Stage;
  saidYes?: boolean;
  offer?: 'sent' | 'accepted' | 'declined' | 'expired' | 'rescinded';
  consent?: 'given' | 'revoked' | 'for another application';
  /** What else is the case, as SQL run with the service's rights. */
  also?: string;
  viewer?: string;
}

/** Whether the statement finds a row; a table of which the party may read nothing shows none. */
async function sees(look: string): Promise<boolean> {
  const { server } = database;
  await server.query('savepoint look');
  try {
    return ((await server.query(look)).rowCount ?? 0) > 0;
  } catch (error) {
    expect(error).toMatchObject({ code: '42501' });
    await server.query('rollback to savepoint look');
    return false;
  }
}

/** Sets the situation up, looks as the employer, and leaves nothing behind. */
async function seen({ stage, saidYes, offer, consent, also, viewer = PEOPLE.employerA }: Situation): Promise<Thing[]> {
  const { server } = database;
  const as = (role: string, userId: string) =>
    server.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [role, userId]);
  await server.query('begin');
  try {
    await as('tallgrass_service', '');
    await server.query('delete from applications where id = $1', [MARKET.applicationA]);
    await server.query(
      `insert into applications (id, job_id, organization_id, candidate_id, stage, contact_shared_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [MARKET.applicationA, MARKET.publicA, MARKET.orgA, PEOPLE.candidateA, stage, saidYes ? new Date() : null],
    );
    if (offer) {
      await server.query(
        `insert into offers (application_id, organization_id, status, pay_cents, employment_type, shift, shift_pattern, start_date, expires_at, sent_by)
         values ($1, $2, $3, 4000, 'full_time', 'nights', '3x12', '2026-12-01', now(), $4)`,
        [MARKET.applicationA, MARKET.orgA, offer, PEOPLE.employerA],
      );
    }
    if (consent) {
      await server.query(
        `insert into consents (user_id, kind, version, application_id, revoked_at) values ($1, 'share_medical', '1', $2, $3)`,
        [
          PEOPLE.candidateA,
          consent === 'for another application' ? MARKET.applicationB : MARKET.applicationA,
          consent === 'revoked' ? new Date() : null,
        ],
      );
    }
    if (also) await server.query(also);
    const { rows } = await server.query<{ party: string }>(
      `select case when $1 = '' then 'tallgrass_app' else app.party_of(nullif($1, '')::uuid) end as party`,
      [viewer],
    );
    await as(rows[0]?.party ?? '', viewer);
    const things: Thing[] = [];
    for (const [thing, look] of Object.entries(LOOKS)) {
      if (await sees(look)) things.push(thing as Thing);
    }
    // The ranked list of a job is read past the policies and shows neither more nor less.
    const ranked = await server.query('select from app.ranked_applications($1)', [MARKET.publicA]);
    expect(ranked.rowCount).toBe(things.includes('application') ? 1 : 0);
    return things;
  } finally {
    await server.query('rollback');
  }
}

const NOTHING: Thing[] = [];
const MATCHED: Thing[] = ['application', 'profile', 'kind of current employer'];
const APPLIED: Thing[] = [
  ...MATCHED,
  'name',
  'licenses',
  'certifications',
  'education',
  'past employers',
  'license paper',
];
const CONTACT: Thing[] = [...APPLIED, 'contact', 'current employer', 'resume'];
const HIRED: Thing[] = ['birth date and address', 'identity paper'];

describe('by the state of the application', () => {
  const BY_STAGE: Record<Stage, { before: Thing[]; afterYes: Thing[] }> = {
    matched: { before: MATCHED, afterYes: MATCHED },
    applied: { before: APPLIED, afterYes: APPLIED },
    shortlisted: { before: APPLIED, afterYes: APPLIED },
    interviewing: { before: APPLIED, afterYes: CONTACT },
    offered: { before: APPLIED, afterYes: CONTACT },
    hired: { before: [...APPLIED, ...HIRED], afterYes: [...CONTACT, ...HIRED] },
    rejected: { before: APPLIED, afterYes: APPLIED },
    withdrawn: { before: ['application'], afterYes: ['application'] },
    dismissed: { before: NOTHING, afterYes: NOTHING },
  };

  test.each(statesOf(applicationMachine))('%s', async (stage) => {
    expect(await seen({ stage })).toEqual(BY_STAGE[stage].before);
    expect(await seen({ stage, saidYes: true })).toEqual(BY_STAGE[stage].afterYes);
  });

  test.each(statesOf(applicationMachine))('%s: nothing for another organization, nor for nobody', async (stage) => {
    expect(await seen({ stage, saidYes: true, viewer: PEOPLE.employerB })).toEqual(NOTHING);
    expect(await seen({ stage, saidYes: true, viewer: '' })).toEqual(NOTHING);
    expect(await seen({ stage, saidYes: true, viewer: PEOPLE.candidateB })).toEqual(NOTHING);
  });
});

describe('medical papers', () => {
  const OFFERS = ['sent', 'accepted', 'declined', 'expired', 'rescinded'] as const;
  const CONSENTS = [undefined, 'given', 'revoked', 'for another application'] as const;

  test.each(statesOf(applicationMachine))(
    '%s: only with a standing offer and consent for this application',
    async (stage) => {
      for (const offer of [undefined, ...OFFERS]) {
        for (const consent of CONSENTS) {
          const things = await seen({
            stage,
            saidYes: true,
            ...(offer ? { offer } : {}),
            ...(consent ? { consent } : {}),
          });
          const allowed =
            (stage === 'offered' || stage === 'hired') &&
            (offer === 'sent' || offer === 'accepted') &&
            consent === 'given';
          expect(things.includes('medical'), `${offer ?? 'no offer'}, consent ${consent ?? 'never asked'}`).toBe(
            allowed,
          );
        }
      }
    },
  );
});

describe('what takes the sight away at once', () => {
  const hold = (subject: string, id: string) =>
    `insert into holds (subject_type, subject_id, kind, reason) values ('${subject}', '${id}', 'suspension', 'test')`;
  const released = (subject: string, id: string) =>
    `insert into holds (subject_type, subject_id, kind, reason, released_at) values ('${subject}', '${id}', 'suspension', 'test', now())`;
  const open = { stage: 'interviewing', saidYes: true } as const;

  test.each([
    ['the organization is frozen', hold('organization', MARKET.orgA)],
    ['the system above it is frozen', hold('organization', MARKET.systemA)],
    [
      'the organization was sent back',
      `update organizations set verification_status = 'needs_fix' where id = '${MARKET.orgA}'`,
    ],
    [
      'the organization canceled its account',
      `update organizations set canceled_at = now() where id = '${MARKET.orgA}'`,
    ],
    ['the colleague is suspended', hold('person', PEOPLE.employerA)],
    ['the colleague left', `delete from organization_members where user_id = '${PEOPLE.employerA}'`],
    ['the person is held', hold('person', PEOPLE.candidateA)],
    [
      'the person blocked it',
      `insert into blocked_organizations (user_id, organization_id) values ('${PEOPLE.candidateA}', '${MARKET.orgA}')`,
    ],
    [
      'the person blocked a sister facility',
      `insert into blocked_organizations (user_id, organization_id) values ('${PEOPLE.candidateA}', '${MARKET.siblingA}')`,
    ],
    [
      'the person blocked a unit of it',
      `insert into blocked_organizations (user_id, organization_id) values ('${PEOPLE.candidateA}', '${MARKET.unitA}')`,
    ],
  ])('%s', async (_, also) => {
    expect(await seen({ ...open, also })).toEqual(NOTHING);
  });

  test('a released hold gives the sight back', async () => {
    expect(await seen({ ...open, also: released('organization', MARKET.orgA) })).toEqual(CONTACT);
    expect(await seen({ ...open, also: released('person', PEOPLE.candidateA) })).toEqual(CONTACT);
  });

  test('a facility needs an approval of its own and that of the system above it', async () => {
    const waits = (id: string) => `update organizations set verification_status = 'pending' where id = '${id}'`;
    expect(await seen({ ...open, also: waits(MARKET.orgA) })).toEqual(NOTHING);
    expect(await seen({ ...open, also: waits(MARKET.systemA) })).toEqual(NOTHING);
    expect(await seen({ ...open, also: waits(MARKET.unitA) })).toEqual(CONTACT);
  });

  test('who was hired stays in sight when held, since both know each other', async () => {
    expect(await seen({ stage: 'hired', saidYes: true, also: hold('person', PEOPLE.candidateA) })).toContain('name');
  });

  test('a deleted paper is gone for the employer', async () => {
    const also = `update documents set deleted_at = now() where user_id = ${person}`;
    expect(await seen({ stage: 'hired', saidYes: true, also })).not.toContain('license paper');
  });
});

describe('who may take which step', () => {
  /** Takes the step as the person; answers whether the database let it. */
  async function steps(viewer: string, from: Stage, change: string): Promise<boolean> {
    const { server } = database;
    await server.query('begin');
    try {
      await server.query(`select set_config('role', 'tallgrass_service', true)`);
      await server.query('delete from applications where id = $1', [MARKET.applicationA]);
      await server.query(
        `insert into applications (id, job_id, organization_id, candidate_id, stage) values ($1, $2, $3, $4, $5)`,
        [MARKET.applicationA, MARKET.publicA, MARKET.orgA, PEOPLE.candidateA, from],
      );
      await server.query(
        `select set_config('role', app.party_of($1::text::uuid), true), set_config('app.user_id', $1::text, true)`,
        [viewer],
      );
      const { rowCount } = await server.query(`update applications set ${change} where id = '${MARKET.applicationA}'`);
      return rowCount === 1;
    } catch (error) {
      expect(error).toMatchObject({ code: expect.stringMatching(/^(42501|TG409)$/) as string });
      return false;
    } finally {
      await server.query('rollback');
    }
  }

  const stages = statesOf(applicationMachine);
  const pairs = stages.flatMap((from) => stages.filter((to) => to !== from).map((to) => [from, to] as const));

  test.each(pairs)('%s → %s', async (from, to) => {
    const targets: Partial<Record<Stage, readonly string[]>> = applicationMachine.transitions[from];
    const allowed = targets[to] ?? [];
    expect(await steps(PEOPLE.candidateA, from, `stage = '${to}'`)).toBe(allowed.includes('candidate'));
    const visible = from !== 'dismissed';
    expect(await steps(PEOPLE.employerA, from, `stage = '${to}'`)).toBe(visible && allowed.includes('employer'));
    expect(await steps(PEOPLE.employerB, from, `stage = '${to}'`)).toBe(false);
  });

  test('contact is the candidate’s to share', async () => {
    expect(await steps(PEOPLE.employerA, 'interviewing', 'contact_shared_at = now()')).toBe(false);
    expect(await steps(PEOPLE.candidateA, 'interviewing', 'contact_shared_at = now()')).toBe(true);
  });
});

describe('what nobody may lend or borrow', () => {
  const attempt = async (viewer: string, statement: string): Promise<string> => {
    const { server } = database;
    await server.query('begin');
    try {
      await server.query(
        `select set_config('role', app.party_of($1::text::uuid), true), set_config('app.user_id', $1::text, true)`,
        [viewer],
      );
      await server.query(statement);
      return 'done';
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    } finally {
      await server.query('rollback');
    }
  };

  test('a document on somebody else’s file', async () => {
    const paper = (file: string) =>
      `insert into documents (user_id, file_id, kind, file_name) values (${person}, '${file}', 'license', 'x.pdf')`;
    expect(await attempt(PEOPLE.candidateA, paper(MARKET.fileB))).toBe('42501');
    expect(await attempt(PEOPLE.candidateA, paper(MARKET.fileA))).toBe('done');
  });

  test('an offer made to oneself, or changed after it was sent', async () => {
    const offer = `insert into offers (application_id, organization_id, pay_cents, employment_type, shift, shift_pattern, start_date, expires_at, sent_by)
      values ('${MARKET.applicationA}', '${MARKET.orgA}', 9000, 'full_time', 'nights', '3x12', '2026-12-01', now(), `;
    expect(await attempt(PEOPLE.candidateA, `${offer} ${person})`)).toBe('42501');
    expect(await attempt(PEOPLE.employerA, 'update offers set pay_cents = 1')).toBe('42501');
    expect(await attempt(PEOPLE.employerA, `update offers set status = 'accepted'`)).toBe('42501');
    expect(await attempt(PEOPLE.candidateA, `update offers set status = 'accepted'`)).toBe('done');
  });

  test('an offer or an interview in the list of another organization than its application’s', async () => {
    const offer = (organization: string) => `
      update offers set status = 'rescinded' where status = 'sent';
      insert into offers (application_id, organization_id, pay_cents, employment_type, shift, shift_pattern, start_date, expires_at, sent_by)
      values ('${MARKET.applicationA}', '${organization}', 9000, 'full_time', 'nights', '3x12', '2026-12-01', now(), '${PEOPLE.employerA}')`;
    expect(await attempt(PEOPLE.employerA, offer(MARKET.orgB))).toBe('23503');
    expect(await attempt(PEOPLE.employerA, offer(MARKET.orgA))).toBe('done');
    const interview = (organization: string) => `update interviews set organization_id = '${organization}'`;
    expect(await attempt(PEOPLE.employerA, interview(MARKET.orgB))).toBe('42501');
  });

  test('a line of the timeline in the other side’s name', async () => {
    const line = (actor: string) => `insert into application_events (application_id, kind, actor, actor_id)
      values ('${MARKET.applicationA}', 'note', '${actor}', ${person})`;
    expect(await attempt(PEOPLE.candidateA, line('employer'))).toBe('42501');
    expect(await attempt(PEOPLE.candidateA, line('candidate'))).toBe('done');
  });

  test('a verification of one’s own making', async () => {
    expect(await attempt(PEOPLE.candidateA, `update licenses set verification_state = 'verified'`)).toBe('42501');
    expect(await attempt(PEOPLE.candidateA, `update profiles set verification_status = 'approved'`)).toBe('42501');
    expect(await attempt(PEOPLE.employerA, `update organizations set verification_status = 'approved'`)).toBe('42501');
  });
});
