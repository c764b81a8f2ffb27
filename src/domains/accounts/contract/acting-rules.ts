import { roleHintOf, type ActingRole } from './destination.ts';

/** Acting travels in headers; the server looks at them only when an administrator sends them. */
export const ACTING_ROLE_HEADER = 'x-acting-as-role';
export const ACTING_USER_HEADER = 'x-acting-as-user-id';
/** `1`: changes are switched on. Without it everything is for looking only. */
export const ACTING_WRITES_HEADER = 'x-acting-writes';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Section 5: only a version-4 UUID names a person to act as; all zeros, which is none, names nobody. */
export const isActingUserId = (id: string): boolean => UUID_V4.test(id);

export function actingRoleOf(word: string | null | undefined): ActingRole | null {
  const role = roleHintOf(word);
  return role === 'admin' ? null : role;
}
