import { itemReviewed, organizationLinked } from '#domains/verification/contract/cases/case-events.ts';
import { COPY_ONLY } from '#domains/verification/contract/cases/case-items.ts';
import type { z } from 'zod';
import { auditOn } from '#platform/server/audit.ts';

const verbOf = ({ outcome, fact, source }: z.output<(typeof itemReviewed)['payload']>) => {
  if (outcome === 'needs_fix') return fact?.state === 'revoked' ? 'revoked' : 'sent_back';
  return source === COPY_ONLY ? 'copy_accepted' : 'verified';
};

export const reviewSubscribers = [
  auditOn(itemReviewed, (review) => ({
    actorId: review.reviewedBy,
    action: `${review.itemType}.${verbOf(review)}`,
    subjectType: review.itemType,
    subjectId: review.itemId,
    detail: {
      caseId: review.caseId,
      ...(review.source && { source: review.source }),
      ...(review.evidence && { evidence: review.evidence }),
    },
  })),
  auditOn(organizationLinked, ({ linkedBy, organizationId, caseId, ccn }) => ({
    actorId: linkedBy,
    action: 'organization.directory_linked',
    subjectType: 'organization',
    subjectId: organizationId,
    detail: { caseId, ccn },
  })),
];
