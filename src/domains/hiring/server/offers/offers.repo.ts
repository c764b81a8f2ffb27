import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { openOrganization, organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { pageOfMySides } from '#domains/employers/server/hiring-team/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { OPEN_OFFERS, PREPARED_OFFERS, type OfferStatus } from '#domains/hiring/contract/offers/offer-states.ts';
import { weeklyHoursIn, weeklyPay } from '#domains/jobs/contract/pay-units.ts';

export type Offer = typeof offers.$inferSelect;

export async function readOffer(tx: Tx, id: string): Promise<Offer> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id));
  if (!offer) throw notFound('offer');
  return offer;
}

/** Reads and locks an offer; 404 when the transaction's user is neither side of it. */
export async function lockOffer(tx: Tx, id: string): Promise<Offer> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id)).for('no key update');
  if (!offer) throw notFound('offer');
  return offer;
}

export async function openOfferOf(tx: Tx, applicationId: string): Promise<Offer | null> {
  const [open] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.applicationId, applicationId), inArray(offers.status, [...OPEN_OFFERS])));
  return open ?? null;
}

/** Open offers whose time is over, the oldest first. */
export const dueOffers = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.status, [...OPEN_OFFERS]), lte(offers.expiresAt, now)))
    .orderBy(asc(offers.expiresAt))
    .limit(limit);

/** The offer that is being prepared, locked. */
export async function preparedOfferOf(tx: Tx, applicationId: string): Promise<Offer | null> {
  const [prepared] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.applicationId, applicationId), inArray(offers.status, [...PREPARED_OFFERS])))
    .for('no key update');
  return prepared ?? null;
}

/** The columns that state what is offered. */
export type TermValues = Pick<
  Offer,
  | 'payUnit'
  | 'payCents'
  | 'payReason'
  | 'differentialCents'
  | 'employmentType'
  | 'shift'
  | 'shiftPattern'
  | 'unitName'
  | 'startDate'
  | 'signOnBonusCents'
  | 'signOnBonusTerms'
  | 'benefits'
  | 'contingencies'
  | 'message'
  | 'expiresAt'
>;

/** Those of an offer that is sent. */
export type SentTerms = TermValues & { payCents: number; startDate: string };

/** Always later than before: the moment tells versions of an offer apart, even when the clocks of two servers differ. */
const after = (at: Date) =>
  sql`greatest(${at.toISOString()}::timestamptz, date_trunc('milliseconds', ${offers.updatedAt}) + interval '1 millisecond')`;

export async function changeDraft(
  tx: Tx,
  id: string,
  values: TermValues & Partial<Pick<Offer, 'sentBy'>> & { status?: 'draft' },
  at: Date,
): Promise<Offer> {
  const [changed] = await tx
    .update(offers)
    .set({ ...values, updatedAt: after(at) })
    .where(eq(offers.id, id))
    .returning();
  if (!changed) throw notFound('offer');
  return changed;
}

export const markSent = (tx: Tx, id: string, { sentBy, sentAt }: Pick<Offer, 'sentBy' | 'sentAt'>) =>
  tx.update(offers).set({ status: 'sent', sentBy, sentAt, updatedAt: sentAt }).where(eq(offers.id, id));

export const setStatus = (tx: Tx, id: string, status: OfferStatus, at: Date) =>
  tx
    .update(offers)
    .set({ status, updatedAt: after(at) })
    .where(eq(offers.id, id));

export async function insertOffer(tx: Tx, values: typeof offers.$inferInsert): Promise<Offer | null> {
  const [made] = await tx.insert(offers).values(values).returning();
  return made ?? null;
}

export const saveDecision = (
  tx: Tx,
  id: string,
  decision: { status: OfferStatus; decidedAt: Date; decisionReason: string | null },
) =>
  tx
    .update(offers)
    .set({ ...decision, updatedAt: decision.decidedAt })
    .where(eq(offers.id, id));

export const lockJob = (tx: Tx, jobId: string) =>
  tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('no key update');

const letters = {
  letterSha256: sql<
    string | null
  >`(select l.sha256 from offer_letters l where l.offer_id = ${offers.id} and l.kind = 'letter')`,
  signatures: sql<{ side: 'candidate' | 'employer'; name: string; signedAt: string }[]>`(
    select coalesce(json_agg(json_build_object('side', s.side, 'name', s.name, 'signedAt', s.signed_at) order by s.signed_at), '[]')
    from offer_signatures s where s.offer_id = ${offers.id})`,
};

const select = (tx: Tx) =>
  tx
    .select({
      offer: offers,
      candidateId: applications.candidateId,
      job: jobs,
      organization: openOrganization,
      ...letters,
      key: sql<string>`${offers.sentAt}::text`,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .$dynamic();
export type OfferRow = Awaited<ReturnType<typeof select>>[number];

export async function offersOf(tx: Tx, applicationId: string): Promise<OfferView[]> {
  const rows = await select(tx).where(eq(offers.applicationId, applicationId)).orderBy(desc(offers.sentAt));
  return rows.map(presentOffer);
}

export async function findOffer(tx: Tx, id: string): Promise<OfferRow> {
  const [row] = await select(tx).where(eq(offers.id, id));
  if (!row) throw notFound('offer');
  return row;
}

/** The viewer's offers, newest first. */
export function listOffers(tx: Tx, params: { after: readonly [string, string] | null; limit: number }) {
  const page = pageOfMySides({
    table: offers,
    key: offers.sentAt,
    way: 'desc',
    where: params.after
      ? sql`(${offers.sentAt}, ${offers.id}) < (${params.after[0]}::timestamptz, ${params.after[1]}::uuid)`
      : undefined,
    limit: params.limit,
  });
  return select(tx).where(isInPage(offers.id, page)).orderBy(desc(offers.sentAt), desc(offers.id));
}

export const presentOffer = ({ offer, job, organization, letterSha256, signatures }: OfferRow): OfferView => ({
  id: offer.id,
  applicationId: offer.applicationId,
  status: offer.status,
  payUnit: offer.payUnit,
  payCents: offer.payCents,
  differentialCents: offer.differentialCents,
  weeklyCents: weeklyPay(
    { payCents: offer.payCents ?? 0, differentialCents: offer.differentialCents },
    { ...offer, weeklyHours: weeklyHoursIn(job, offer.shiftPattern) },
  ),
  payReason: offer.payReason,
  employmentType: offer.employmentType,
  shift: offer.shift,
  shiftPattern: offer.shiftPattern,
  startDate: offer.startDate,
  signOnBonusCents: offer.signOnBonusCents,
  signOnBonusTerms: offer.signOnBonusTerms,
  unitName: offer.unitName,
  benefits: offer.benefits,
  contingencies: offer.contingencies,
  message: offer.message,
  expiresAt: offer.expiresAt.toISOString(),
  timeZone: clockOf(job.zip),
  sentAt: offer.sentAt.toISOString(),
  decidedAt: offer.decidedAt?.toISOString() ?? null,
  decisionReason: offer.decisionReason,
  jobTitle: job.title,
  organizationName: organization.name,
  letterSha256,
  signatures: signatures.map(({ signedAt, ...signature }) => ({
    ...signature,
    signedAt: new Date(signedAt).toISOString(),
  })),
  updatedAt: offer.updatedAt.toISOString(),
});
