import { queryOptions } from '@tanstack/react-query';
import { findPeopleToActAs, getPersonToActAs, recordActing } from '#domains/accounts/contract/acting.ts';
import { dashboardOf, type ActingRole } from '#domains/accounts/contract/destination.ts';
import { call } from '#platform/web/api/api.ts';
import { actingRole, actingUserId, startActing, stopActing } from '#platform/web/session/auth-storage.ts';

export const actedPerson = (id: string) =>
  queryOptions({ queryKey: ['admin', 'person', id], queryFn: () => call(getPersonToActAs, { params: { id } }) });

export const peopleToActAs = (q: string) =>
  queryOptions({ queryKey: ['admin', 'people', q], queryFn: () => call(findPeopleToActAs, { body: { q } }) });

/** Records it in the audit log, then reloads the page so that no data of the other person stays in memory. */
export async function beginActing(role: ActingRole, userId?: string): Promise<void> {
  await call(recordActing, { body: { step: 'started', role, ...(userId ? { userId } : {}) } });
  startActing(role, userId);
  window.location.assign(dashboardOf(role));
}

export const endActing = (): Promise<void> => leaveActing('/admin/overview');
export const choosePerson = (): Promise<void> => leaveActing('/admin/acting');

async function leaveActing(target: string): Promise<void> {
  const [role, userId] = [actingRole(), actingUserId()];
  stopActing();
  // Stopping must work even when the record can't be written; what was done is in the log already.
  await call(recordActing, {
    body: { step: 'stopped', ...(role ? { role } : {}), ...(userId ? { userId } : {}) },
  }).catch(() => undefined);
  window.location.assign(target);
}

export const noteWritesAllowed = (userId: string) => call(recordActing, { body: { step: 'writes_allowed', userId } });
