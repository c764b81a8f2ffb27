import { integer, pgTable, text, unique, uuid, index } from 'drizzle-orm/pg-core';
import { organizations } from '#domains/employers/db/organizations.ts';
import { APPROVAL_STATES } from '#domains/hiring/contract/offers/offer-approvals.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { offers } from './offers.ts';

/** Who approves which offers of an organization, in order. A step applies to a unit, from an hourly pay on, or always. */
export const offerApprovalSteps = pgTable(
  'offer_approval_steps',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    approverId: uuid().notNull(),
    unitId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    fromCents: integer(),
    createdAt: createdAt(),
  },
  (t) => [unique('offer_approval_steps_place').on(t.organizationId, t.position)],
);

/** The approvals that one offer was sent for; a change of its terms drops them. */
export const offerApprovals = pgTable(
  'offer_approvals',
  {
    id: id(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    approverId: uuid().notNull(),
    state: text({ enum: APPROVAL_STATES }).notNull().default('waiting'),
    reason: text(),
    /** Who decided: the approver, or an owner in the place of one who left. */
    decidedBy: uuid(),
    decidedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('offer_approvals_place').on(t.offerId, t.position),
    oneOf('offer_approvals_state_known', t.state, APPROVAL_STATES),
    index().on(t.approverId, t.state),
  ],
);
