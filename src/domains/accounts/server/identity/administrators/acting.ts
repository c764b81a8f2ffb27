import { audit } from '#platform/server/audit.ts';
import { admin, service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http.ts';
import {
  ACTING_ROLE_HEADER,
  ACTING_USER_HEADER,
  ACTING_WRITES_HEADER,
  actingRoleOf,
  isActingUserId,
} from '#domains/accounts/contract/acting-rules.ts';
import type { ActedPerson } from '#domains/accounts/contract/acting.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { findActedPerson, findPeople } from './acting.repo.ts';

/** What an administrator's request asks for. */
export interface AskedActing {
  role: ActingRole | null;
  userId: string | null;
  mayWrite: boolean;
}

/**
 * Where an administrator is always themselves: their own session and account, the console, and the plumbing. What takes
 * somebody's data along as a file is for that person alone.
 */
const OWN_AFFAIRS =
  /^\/api\/(session|auth|admin|functions|rpc|error-log|page-views|diagnostics|dev|invitations|me\/(export|account|email|agreements|passport\/\w+\.json))(\/|$)/;

export function askedActing(path: string, headerOf: (name: string) => string | undefined): AskedActing | null {
  if (OWN_AFFAIRS.test(path)) return null;
  const userId = headerOf(ACTING_USER_HEADER);
  const role = actingRoleOf(headerOf(ACTING_ROLE_HEADER));
  const isPerson = userId !== undefined && isActingUserId(userId);
  if (!isPerson && !role) return null;
  return { role, userId: isPerson ? userId : null, mayWrite: headerOf(ACTING_WRITES_HEADER) === '1' };
}

/** The person that a request of an acting administrator stands for. The role alone stands for nobody's data. */
export async function actedViewer(deps: Deps, administrator: Viewer, asked: AskedActing): Promise<Viewer> {
  if (!asked.userId) {
    return {
      ...administrator,
      role: asked.role,
      isAdmin: false,
      onboardingCompleted: true,
      verificationStatus: 'approved',
    };
  }
  const person = await readActedPerson(deps, administrator.userId, asked.userId);
  return { ...administrator, ...person, socialAuthOnly: false, isAdmin: false };
}

/** Looking changes nothing; only who acts as one person may switch changes on. */
export function checkMayWrite(asked: AskedActing): void {
  if (asked.userId && asked.mayWrite) return;
  throw new AppError(
    'FORBIDDEN',
    asked.userId
      ? 'You are only looking. Allow changes in the banner first.'
      : 'To change something, act as one person instead of a role.',
  );
}

export async function readActedPerson(deps: Deps, adminId: string, userId: string): Promise<ActedPerson> {
  const person = await deps.db.as(admin(adminId), (tx) => findActedPerson(tx, userId));
  if (!person) throw notFound('person');
  return person;
}

export const searchPeople = (deps: Deps, adminId: string, text: string): Promise<ActedPerson[]> =>
  deps.db.as(admin(adminId), (tx) => findPeople(tx, text));

interface Act {
  adminId: string;
  userId: string | null;
  /** `started`, `viewed`, `wrote`, … */
  verb: string;
  detail?: Record<string, unknown>;
}

/** One line with both names. */
export const recordAct = (deps: Deps, { adminId, userId, verb, detail = {} }: Act): Promise<void> =>
  deps.db.as(service, (tx) =>
    audit(tx, {
      actorId: adminId,
      actingForId: userId,
      action: `acting.${verb}`,
      subjectType: 'person',
      subjectId: userId ?? adminId,
      detail,
    }),
  );

const LOOK_MS = 15 * 60_000;
const looked = new WeakMap<Deps, Map<string, number>>();

/** A look at somebody's screens is one line a quarter of an hour, not one a request. */
export async function recordLook(deps: Deps, administrator: Viewer, userId: string): Promise<void> {
  const seen = looked.get(deps) ?? new Map<string, number>();
  looked.set(deps, seen);
  const key = `${administrator.sessionId}:${userId}`;
  const now = deps.clock.now().getTime();
  if (now - (seen.get(key) ?? -LOOK_MS) < LOOK_MS) return;
  for (const [old, at] of seen) if (now - at >= LOOK_MS) seen.delete(old);
  seen.set(key, now);
  await recordAct(deps, { adminId: administrator.userId, userId, verb: 'viewed' });
}
