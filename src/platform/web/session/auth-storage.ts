import {
  ACTING_ROLE_HEADER,
  ACTING_USER_HEADER,
  ACTING_WRITES_HEADER,
  actingRoleOf,
  isActingUserId,
} from '#domains/accounts/contract/acting-rules.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';

/** Section 3: every key starts with the product and the environment. */
const PREFIX = 'tallgrass:production:';

export type SessionKey =
  | 'role'
  | 'roleIntent'
  | 'login_intent_role'
  | 'login_intent_next'
  | 'post_login'
  | 'oauth_started'
  | 'creating-profile'
  | 'postAuthRan'
  | 'postSignInRan'
  | 'skipProtectedOnce'
  /** What the visitor chose on the way to a role: `signin` or `signup` (`intent-script.ts`). */
  | 'entryIntent'
  /** This tab only: an administrator viewing as a user has turned changes on. */
  | 'actingWrites'
  /** The day on which the account deleted in this tab is erased for good. */
  | 'leavingOn';
export type LocalKey =
  | 'auth'
  | 'actingAsRole'
  | 'actingAsUserId'
  /** The scope of a sign-out that the server has not heard of yet. */
  | 'signOutPending';

interface Store<K extends string> {
  get(key: K): string | null;
  set(key: K, value: string): void;
  remove(key: K): void;
  /** Removes every key of the product except those named. */
  clear(except?: readonly string[]): void;
}

/** A browser that forbids storage loses conveniences, but the page still works. */
function storeOn<K extends string>(storage: () => Storage): Store<K> {
  const attempt = <T>(action: (store: Storage) => T, fallback: T): T => {
    try {
      return action(storage());
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => attempt((store) => store.getItem(PREFIX + key), null),
    set: (key, value) => attempt((store) => store.setItem(PREFIX + key, value), undefined),
    remove: (key) => attempt((store) => store.removeItem(PREFIX + key), undefined),
    clear: (except = []) =>
      attempt((store) => {
        const mine = Object.keys(store).filter((key) => key.startsWith(PREFIX));
        for (const key of mine) if (!except.includes(key.slice(PREFIX.length))) store.removeItem(key);
      }, undefined),
  };
}

export const sessionKeys = storeOn<SessionKey>(() => window.sessionStorage);
export const localKeys = storeOn<LocalKey>(() => window.localStorage);

/** The full name of a local key, as `storage` events carry it. */
export const localKeyName = (key: LocalKey): string => PREFIX + key;

/** The role an administrator acts in. The server decides whether the user is an administrator. */
export function actingRole(): ActingRole | null {
  return actingRoleOf(localKeys.get('actingAsRole'));
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Section 5: only a version-4 UUID counts. Anything else is removed and means the real user; all zeros is ignored. */
export function actingUserId(): string | null {
  const stored = localKeys.get('actingAsUserId');
  if (stored === null || stored === NIL_UUID) return null;
  if (isActingUserId(stored)) return stored;
  localKeys.remove('actingAsUserId');
  return null;
}

/** Whether changes are turned on in this tab. */
export const mayActingWrite = (): boolean => sessionKeys.get('actingWrites') === '1';

/** The headers of every call while a role is stored. The server accepts them from administrators only. */
export function actingHeaders(): Record<string, string> {
  const role = actingRole();
  if (!role) return {};
  const userId = actingUserId();
  return {
    [ACTING_ROLE_HEADER]: role,
    ...(userId ? { [ACTING_USER_HEADER]: userId } : {}),
    ...(userId && mayActingWrite() ? { [ACTING_WRITES_HEADER]: '1' } : {}),
  };
}

export function startActing(role: ActingRole, userId?: string): void {
  localKeys.set('actingAsRole', role);
  if (userId) localKeys.set('actingAsUserId', userId);
  else localKeys.remove('actingAsUserId');
  sessionKeys.remove('actingWrites');
}

export function stopActing(): void {
  localKeys.remove('actingAsRole');
  localKeys.remove('actingAsUserId');
  sessionKeys.remove('actingWrites');
}

/** The theme belongs to the device, not to the user. */
const KEPT_AT_SIGN_OUT = ['theme'];

/** Section 4.6: removes what signing out must not leave behind. */
export function clearAppStorage(): void {
  localKeys.clear(KEPT_AT_SIGN_OUT);
  sessionKeys.clear();
}
