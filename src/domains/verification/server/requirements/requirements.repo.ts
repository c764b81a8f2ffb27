import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { requirementSets } from '#domains/verification/db/requirements.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Packet, Requirement, RequirementSet } from '#domains/verification/contract/requirements-rules.ts';
import type { Certification, Position } from '#kernel/vocabulary.ts';

export type SetRow = typeof requirementSets.$inferSelect;

/** A set with its number. The table's checks guarantee the narrowed types. */
export type NumberedSet = RequirementSet & { version: number };
export const contentOf = ({ version, license, required, suggested }: SetRow): NumberedSet => ({
  version,
  license,
  required: required as Requirement[],
  suggested: suggested as Certification[],
});

/** The published set of a position. */
export async function publishedSet(tx: Tx, position: Position): Promise<NumberedSet> {
  const [row] = await tx
    .select()
    .from(requirementSets)
    .where(and(eq(requirementSets.position, position), eq(requirementSets.status, 'published')));
  if (!row) throw noSetFor(position);
  return contentOf(row);
}

/** The set of a position among the published ones. */
export function setFor(sets: ReadonlyMap<Position, NumberedSet>, position: Position): NumberedSet {
  const found = sets.get(position);
  if (!found) throw noSetFor(position);
  return found;
}

const noSetFor = (position: Position) => new Error(`no requirements are published for ${position}`);

export async function publishedSets(tx: Tx): Promise<Map<Position, NumberedSet>> {
  const rows = await tx.select().from(requirementSets).where(eq(requirementSets.status, 'published'));
  return new Map(rows.map((row) => [row.position, contentOf(row)]));
}

/** How many previous versions are shown. */
const FORMER = 10;

/** Drafts, published sets, and the latest previous ones of each position. */
export const listSets = (tx: Tx, position?: Position): Promise<SetRow[]> =>
  tx
    .select()
    .from(requirementSets)
    .where(
      and(
        position ? eq(requirementSets.position, position) : undefined,
        sql`(${requirementSets.status} <> 'retired' or ${requirementSets.version} > (select max(o.version) - ${FORMER}
          from requirement_sets o where o.position = ${requirementSets.position}) - 2)`,
      ),
    )
    .orderBy(asc(requirementSets.position), desc(requirementSets.version));

/** The versions of one position, locked against concurrent changes. */
export const lockSets = (tx: Tx, position: Position): Promise<SetRow[]> =>
  tx
    .select()
    .from(requirementSets)
    .where(and(eq(requirementSets.position, position), ne(requirementSets.status, 'retired')))
    .for('no key update');

export async function insertDraft(tx: Tx, draft: typeof requirementSets.$inferInsert) {
  await tx.insert(requirementSets).values(draft);
}

export async function saveSet(tx: Tx, id: string, values: Partial<typeof requirementSets.$inferInsert>) {
  await tx
    .update(requirementSets)
    .set({ ...values, revision: sql`${requirementSets.revision} + 1` })
    .where(eq(requirementSets.id, id));
}

export async function deleteSet(tx: Tx, id: string) {
  await tx.delete(requirementSets).where(eq(requirementSets.id, id));
}

/** The next version number of a position. */
export async function nextVersion(tx: Tx, position: Position): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${requirementSets.version}), 0)::int` })
    .from(requirementSets)
    .where(eq(requirementSets.position, position));
  return (row?.last ?? 0) + 1;
}

interface PacketRow extends Record<string, unknown>, Packet {
  set: NumberedSet | null;
}

/** A person's packet and the set of their position, in one statement because every page of matches reads it. */
export async function readPacket(tx: Tx, userId: string): Promise<{ packet: Packet; set: NumberedSet | null }> {
  const { rows } = await tx.execute<PacketRow>(sql`
    select c.position,
      coalesce((select jsonb_agg(jsonb_build_object('licenseType', l.license_type, 'status', l.status,
        'expiresOn', l.expires_on)) from licenses l where l.user_id = c.user_id), '[]') as licenses,
      coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'expiresOn', f.expires_on))
        from certifications f where f.user_id = c.user_id), '[]') as certifications,
      array(select d.kind from documents d where d.user_id = c.user_id and d.deleted_at is null) as "documentKinds",
      (select count(*)::int from work_history w where w.user_id = c.user_id) as "workEntries",
      (select count(*)::int from education e where e.user_id = c.user_id) as "educationEntries",
      (select jsonb_build_object('version', s.version, 'license', s.license, 'required', s.required,
        'suggested', s.suggested) from requirement_sets s where s.position = c.position and s.status = 'published') as set
    from candidate_profiles c where c.user_id = ${userId}`);
  const [row] = rows;
  if (!row) return { packet: NOTHING, set: null };
  const { set, ...packet } = row;
  if (packet.position && !set) throw noSetFor(packet.position);
  return { packet, set };
}

/** The packet of a person without a profile. */
const NOTHING: Packet = {
  position: null,
  licenses: [],
  certifications: [],
  documentKinds: [],
  workEntries: 0,
  educationEntries: 0,
};

interface EmployerRow extends Record<string, unknown> {
  id: string;
  name: string;
  jobs: number;
  certifications: string[];
  added: string[];
}

/** Employers of a person's matches and open applications, with all that their jobs require. Most people have few. */
export async function myEmployers(tx: Tx, userId: string, limit: number): Promise<EmployerRow[]> {
  const { rows } = await tx.execute<EmployerRow>(sql`
    with mine as (
      select m.job_id from matches m where m.candidate_id = ${userId} and m.is_current
        and not exists (select 1 from applications d
          where d.job_id = m.job_id and d.candidate_id = ${userId} and d.stage = 'dismissed')
      union select a.job_id from applications a
      where a.candidate_id = ${userId} and a.stage in ('applied', 'shortlisted', 'interviewing', 'offered'))
    select o.id, o.name, count(*)::int as jobs,
      array(select distinct c from jobs x cross join unnest(x.required_certifications) c
        where x.id = any(array_agg(j.id)) order by 1) as certifications,
      array(select distinct a from jobs x cross join unnest(x.added_requirements) a
        where x.id = any(array_agg(j.id)) order by 1) as added
    from mine join jobs j on j.id = mine.job_id join organizations o on o.id = j.organization_id
    where j.status in ('published', 'paused', 'filled')
    group by o.id, o.name order by o.name, o.id limit ${limit}`);
  return rows;
}
