import { deletionCanceled, deletionRequested, personErased } from '#domains/accounts/contract/account-events.ts';
import { auditOn, type AuditEntry } from '#platform/server/audit.ts';

const entryOf = (actorId: string | null, verb: string, userId: string): AuditEntry => ({
  actorId,
  action: `account.${verb}`,
  subjectType: 'person',
  subjectId: userId,
});

export const deletionAudit = [
  auditOn(deletionRequested, ({ userId }) => entryOf(userId, 'deletion_asked', userId)),
  auditOn(deletionCanceled, ({ userId }) => entryOf(userId, 'deletion_canceled', userId)),
  auditOn(personErased, ({ userId }) => entryOf(null, 'erased', userId)),
];
