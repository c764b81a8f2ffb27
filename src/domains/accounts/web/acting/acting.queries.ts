import { queryOptions } from '@tanstack/react-query';
import { findPeopleToActAs, getPersonToActAs, noteActing } from '#domains/accounts/contract/acting.ts';
import { dashboardOf, type ActingRole } from '#domains/accounts/contract/destination.ts';
import { call } from '#platform/web/api/api.ts';
import { actingRole, actingUserId, startActing, stopActing } from '#platform/web/session/auth-storage.ts';

export const actedPerson = (id: string) =>
  queryOptions({ queryKey: ['admin', 'person', id], queryFn: () => call(getPersonToActAs, { params: { id } }) });

export const peopleToActAs = (q: string) =>
  queryOptions({ queryKey: ['admin', 'people', q], queryFn: () => call(findPeopleToActAs, { body: { q } }) });

/** Notes it in the audit log, then begins: by a real page load, so that nothing read as another stays in memory. */
export async function beginActing(role: ActingRole, userId?: string): Promise<void> {
  await call(noteActing, { body: { step: 'started', role, ...(userId ? { userId } : {}) } });
  startActing(role, userId);
  window.location.assign(dashboardOf(role));
}

export const endActing = (): Promise<void> => leaveActing('/admin/overview');
export const choosePerson = (): Promise<void> => leaveActing('/admin/acting');

async function leaveActing(target: string): Promise<void> {
  const [role, userId] = [actingRole(), actingUserId()];
  stopActing();
  // The way back must be open even when the note cannot be taken down; what was done is in the log already.
  await call(noteActing, {
    body: { step: 'stopped', ...(role ? { role } : {}), ...(userId ? { userId } : {}) },
  }).catch(() => undefined);
  window.location.assign(target);
}

export const noteWritesAllowed = (userId: string) => call(noteActing, { body: { step: 'writes_allowed', userId } });
