import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import {
  INVITATION_END_CAUSES,
  invitationMachine,
  NO_THANKS_REASONS,
} from '#domains/hiring/contract/invitations/invitation-states.ts';
import type { InvitedInterview } from '#domains/hiring/contract/invitations/invitations.ts';
import { BOOKING_RULES } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { at, createdAt, id, oneOf, updatedAt } from '#platform/db/columns.ts';
import { ofApplication } from '../applications/applications.ts';

const STATES = statesOf(invitationMachine);

/** An employer's invitation to a matched person. Until the person says yes, the employer knows only the pseudonym. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    applicationId: uuid().notNull(),
    organizationId: uuid().notNull(),
    candidateId: uuid().notNull(),
    status: text({ enum: STATES }).notNull().default('invited'),
    message: text(),
    /** The interview that a yes proposes. */
    interview: jsonb().$type<InvitedInterview>(),
    /** Instead: whose open times a yes lets the person book. */
    bookingRule: text({ enum: BOOKING_RULES }),
    interviewerIds: uuid().array(),
    sentBy: uuid(),
    sentAt: createdAt(),
    expiresAt: at().notNull(),
    closedAt: at(),
    /** For matching and the candidate alone. */
    declineReason: text({ enum: NO_THANKS_REASONS }),
    /** For the candidate alone: a block or a hold is not the employer's to know. */
    endCause: text({ enum: INVITATION_END_CAUSES }),
  },
  (t) => [
    ofApplication('invitations_application', t),
    oneOf('invitations_status_known', t.status, STATES),
    oneOf('invitations_booking_rule_known', t.bookingRule, BOOKING_RULES),
    oneOf('invitations_decline_reason_known', t.declineReason, NO_THANKS_REASONS),
    oneOf('invitations_end_cause_known', t.endCause, INVITATION_END_CAUSES),
    uniqueIndex('invitations_one_open')
      .on(t.applicationId)
      .where(sql`status = 'invited'`),
    index('invitations_due')
      .on(t.expiresAt, t.id)
      .where(sql`status = 'invited'`),
    index().on(t.applicationId, t.sentAt),
    index().on(t.candidateId, t.sentAt),
    index('invitations_open_of_organization')
      .on(t.organizationId)
      .where(sql`status = 'invited'`),
  ],
);

/** What a person chose about invitations; without a row, the defaults hold. */
export const invitationSettings = pgTable('invitation_settings', {
  candidateId: uuid()
    .primaryKey()
    .references(() => profiles.userId, { onDelete: 'cascade' }),
  isOn: boolean().notNull(),
  perWeek: integer().notNull(),
  updatedAt: updatedAt(),
});
