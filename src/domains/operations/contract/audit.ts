import { z } from 'zod';
import { dayText, moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

export const auditLine = z.object({
  seq: z.int(),
  at: moment,
  /** Null for the system. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The person the administrator was viewing as. */
  actingFor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  /** The person, organization or job behind the subject; null for others. */
  subjectName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  isSealed: z.boolean(),
});
export type AuditLine = z.infer<typeof auditLine>;

const auditFilter = z.object({
  /** A prefix: `license.` finds every action on licenses. */
  action: z.string().trim().max(80).optional(),
  subjectType: z.string().trim().max(40).optional(),
  subjectId: z.string().trim().max(60).optional(),
  actorId: z.uuid('This is not the ID of a person.').optional(),
  /** Days in Central time, inclusive. */
  from: dayText().optional(),
  to: dayText().optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const listAudit = contract({
  method: 'get',
  path: '/api/admin/audit',
  summary: 'The audit log, latest first',
  query: pageQuery.extend(auditFilter.shape),
  response: pageOf(auditLine),
});

/** Returns a file, so it isn't in the list of calls: the browser navigates to it. */
export const exportAudit = contract({
  method: 'get',
  path: '/api/admin/audit/export.csv',
  summary: 'The filtered lines as CSV',
  query: auditFilter,
  response: z.string(),
});

/** Where the chain breaks: position in the chain and number of the line. */
const auditProblem = z.object({
  kind: z.enum(['seal_missing', 'line_missing', 'line_changed', 'ends_before_anchor', 'anchor_differs']),
  position: z.int(),
  seq: z.int(),
});
export type AuditProblem = z.infer<typeof auditProblem>;

export const checkAudit = contract({
  method: 'post',
  path: '/api/admin/audit/check',
  summary:
    'Walks the audit log’s hash chain up to its anchor outside the database and reports whether every line is unchanged',
  response: z.object({
    ok: z.boolean(),
    checked: z.int(),
    unsealed: z.int(),
    problem: auditProblem.nullable(),
    /** The anchor outside the database that the chain was checked against; null when there is none. */
    anchor: z.object({ position: z.int(), seq: z.int(), at: moment }).nullable(),
  }),
});

export const auditContracts = [listAudit, checkAudit] as const;
