import { getTableColumns, type Table } from 'drizzle-orm';
import { interviews } from './applications.ts';
import { organizationInvitations, organizations } from './organizations.ts';
import { passportLinks } from './passport.ts';
import { itemReviews, verificationCases } from './verification.ts';
import { workConfirmations } from './work-confirmations.ts';

/**
 * Of tables that no party reads whole, the columns that a statement of both sides may name. The grants are in
 * `policies/45_columns.sql`: naming one column more is refused by the database.
 */
function without<T extends Table, K extends keyof T['_']['columns']>(
  table: T,
  ...closed: K[]
): Omit<T['_']['columns'], K> {
  const columns = { ...getTableColumns(table) };
  for (const name of closed) delete columns[name as string];
  return columns as Omit<T['_']['columns'], K>;
}

export const openOrganization = without(
  organizations,
  'legalName',
  'phone',
  'contactName',
  'contactEmail',
  'npi',
  'directoryCcn',
  'onboardingStep',
  'submittedAt',
  'approvedAt',
  'canceledAt',
  'createdBy',
  'createdAt',
  'updatedAt',
);
/** How an interview went is the employer's alone. */
export const openInterview = without(interviews, 'outcome', 'outcomeNote', 'createdBy');
export const openInvitation = without(organizationInvitations, 'tokenHash');
export const openPassportLink = without(passportLinks, 'tokenHash');
export const openConfirmation = without(workConfirmations, 'tokenHash', 'reminderTokenHash');
export const openCase = without(
  verificationCases,
  'claimedBy',
  'claimedAt',
  'firstClaimedAt',
  'assignedTo',
  'decidedBy',
  'callbackNumber',
  'callbackAt',
  'callbackNote',
  'callbackSource',
  'callbackFoundOn',
  'overrideBy',
  'overrideAt',
  'overrideReason',
  'overrideOver',
  'version',
);
export const openReview = without(itemReviews, 'source', 'evidence', 'checklist', 'reviewedBy');
