import { elevate, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { deletionCanceled, deletionRequested, personErased } from '#domains/accounts/contract/account-events.ts';
import { AppError } from '#platform/server/errors.ts';
import { hasAdminRole, type Viewer } from '#platform/server/http/http.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { DELETION_GRACE_DAYS } from '#domains/accounts/contract/identity-rules.ts';
import {
  deleteAccounts,
  eraseAccount,
  erasePerson,
  findDueDeletions,
  findErasedBefore,
  findHeld,
  findSoleOwnerships,
  setDeletionRequested,
} from './account.repo.ts';
import { mailDeletion, mailSecurityAlert, named } from '../identity.mails.ts';
import { deleteSessions, findPerson, type Person } from '../identity.repo.ts';
import { requireReauthentication } from '../reauthentication.ts';

/**
 * Signs the person out everywhere and hides a candidate from employers immediately; the deletion happens later, and
 * signing in before then undoes both.
 */
export async function scheduleDeletion(deps: Deps, viewer: Viewer, proof: Proof): Promise<{ deletedOn: string }> {
  if (hasAdminRole(viewer)) throw new AppError('FORBIDDEN', 'Administrators can’t delete their account here.');
  await requireReauthentication(deps, viewer, proof);
  const now = deps.clock.now();
  const deletedOn = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString();
  const { userId } = viewer;
  await deps.db.asAuth(async (tx) => {
    const [organization] = await elevate(tx, () => findSoleOwnerships(tx, userId));
    if (organization) {
      throw new AppError(
        'CONFLICT',
        `You are the only owner of ${organization}. Name another owner or cancel it first.`,
      );
    }
    await setDeletionRequested(tx, userId, now);
    await deleteSessions(tx, userId);
    const person = await findPerson(tx, { userId });
    if (person) await mailDeletion(deps, tx, named(person), deletedOn);
    await publish(deps, tx, deletionRequested, { userId });
  });
  return { deletedOn };
}

/** A sign-in within the grace period keeps the account. */
export async function cancelDeletion(deps: Deps, person: Person): Promise<void> {
  if (!person.deletionRequestedAt) return;
  const { userId } = person;
  await deps.db.asAuth(async (tx) => {
    await setDeletionRequested(tx, userId, null);
    await mailSecurityAlert(deps, tx, named(person), 'You signed in, so we are keeping your account.');
    await publish(deps, tx, deletionCanceled, { userId });
  });
}

/** Runs daily: erases accounts whose grace period is over, and deletes erased ones after the retention period. */
export async function runDueDeletions(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const due = await deps.db.asAuth((tx) => findDueDeletions(tx, new Date(now - DELETION_GRACE_DAYS * DAY_MS)));
  for (const userId of due) await erase(deps, userId);

  const old = await deps.db.asAuth((tx) =>
    findErasedBefore(tx, new Date(now - deps.env.keepApplicationsDays * DAY_MS)),
  );
  if (old.length === 0) return;
  // A hold (a dispute, a court's request) keeps the account until it is released.
  const held = await deps.db.as(service, (tx) => findHeld(tx, old));
  const free = old.filter((userId) => !held.has(userId));
  if (free.length > 0) await deps.db.asAuth((tx) => deleteAccounts(tx, free));
}

/**
 * Deletes names, contact, documents, keys and sign-in methods; applications stay under the pseudonym. The audit log
 * names people by ID only, so that its chain still verifies.
 */
export async function erase(deps: Deps, userId: string): Promise<void> {
  const files = await deps.db.asAuth(async (tx) => {
    const keys = await elevate(tx, () => erasePerson(tx, userId));
    await eraseAccount(tx, userId, deps.clock.now());
    await publish(deps, tx, personErased, { userId });
    return keys;
  });
  // Without its key a file is unreadable; one that can't be removed now only takes up space.
  for (const key of files) {
    await deps.files.remove(key).catch(() => deps.log.warn({ userId }, 'a file of an erased person was left behind'));
  }
}
