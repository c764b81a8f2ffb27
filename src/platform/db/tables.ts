import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Append-only: no role may update or delete. It names people by id, so that erasing a person does not break the chain. */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    actorId: uuid(),
    /** The user that an administrator was acting as. */
    actingForId: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    detail: jsonb().notNull().default({}),
  },
  (t) => [
    // One index per filter, in the order of the list.
    index().on(t.subjectId, t.at, t.seq),
    index().on(t.actorId, t.at, t.seq),
    index().on(t.subjectType, t.at, t.seq),
    index('audit_log_action_prefix').on(t.action.op('text_pattern_ops'), t.at, t.seq),
    index().on(t.at, t.seq),
  ],
);

/** The response to a creating POST, kept for a day so that a repeated request changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    response: jsonb(),
    /** Whether a transaction of the request has written something, whether or not it came to an answer. */
    isDone: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index().on(t.createdAt)],
);

/** Deliveries of signed inbound calls that took effect, kept a week, so that a repeated one changes nothing. */
export const inboundDeliveries = pgTable(
  'inbound_deliveries',
  {
    provider: text().notNull(),
    deliveryId: text().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.deliveryId] }), index().on(t.receivedAt)],
);

/** Fixed-window counters of the request limiter, shared by every process. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** The allowed steps of every state machine, written at each migration; the trigger `app.check_step` reads them. */
export const stateTransitions = pgTable(
  'state_transitions',
  {
    machine: text().notNull(),
    fromState: text().notNull(),
    toState: text().notNull(),
    actors: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.machine, t.fromState, t.toState] })],
);
