import type { Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Application } from './applications.repo.ts';
import { mayHireFor } from './hirers.repo.ts';

/** Owners, recruiters and the job's hiring managers act for the employer; other members only read. */
export async function requireHirer(tx: Tx, application: Application): Promise<void> {
  if (await mayHireFor(tx, application)) return;
  throw new AppError('FORBIDDEN', 'Ask an owner or a recruiter of your organization to do this.');
}
