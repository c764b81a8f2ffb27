import type { Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Application } from './applications.repo.ts';
import { mayHireFor } from './hirers.repo.ts';

/** Owners and recruiters act for the employer; reviewers only read. */
export async function requireHirer(tx: Tx, { organizationId }: Application): Promise<void> {
  if (await mayHireFor(tx, organizationId)) return;
  throw new AppError('FORBIDDEN', 'Ask an owner or a recruiter of your organization to do this.');
}
