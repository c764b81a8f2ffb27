import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Application } from './applications.repo.ts';
import { mayHireFor } from './hirers.repo.ts';

/** Owners and recruiters act for the employer; reviewers look on. */
export async function requireHirer(tx: Tx, { organizationId }: Application): Promise<void> {
  if (await mayHireFor(tx, organizationId)) return;
  throw new AppError('FORBIDDEN', 'Ask an owner or a recruiter of your organization to do this.');
}
