import { roleHintOf, type ActingRole } from './destination.ts';

/** Acting is requested in headers, which count only from administrators. */
export const ACTING_ROLE_HEADER = 'x-acting-as-role';
export const ACTING_USER_HEADER = 'x-acting-as-user-id';
/** `1` allows changes; without it the administrator can only view. */
export const ACTING_WRITES_HEADER = 'x-acting-writes';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Section 5: a person to act as is named by a version-4 UUID, which excludes the all-zero one. */
export const isActingUserId = (id: string): boolean => UUID_V4.test(id);

export function actingRoleOf(word: string | null | undefined): ActingRole | null {
  const role = roleHintOf(word);
  return role === 'admin' ? null : role;
}
