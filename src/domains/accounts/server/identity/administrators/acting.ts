import { audit } from '#platform/server/audit.ts';
import { admin, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
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

/** Whom an administrator's request asks to act as. */
export interface ActingRequest {
  role: ActingRole | null;
  userId: string | null;
  mayWrite: boolean;
}

/**
 * Paths where an administrator always acts as themselves: own session and account, the console, and infrastructure.
 * Exports of a person's data as a file are left to that person.
 */
const OWN_AFFAIRS =
  /^\/api\/(session|auth|admin|functions|rpc|error-log|page-views|diagnostics|dev|invitations|me\/(export|account|email|agreements|passport\/\w+\.(json|pdf)))(\/|$)/;

export function actingRequestOf(path: string, headerOf: (name: string) => string | undefined): ActingRequest | null {
  if (OWN_AFFAIRS.test(path)) return null;
  const userId = headerOf(ACTING_USER_HEADER);
  const role = actingRoleOf(headerOf(ACTING_ROLE_HEADER));
  const isPerson = userId !== undefined && isActingUserId(userId);
  if (!isPerson && !role) return null;
  return { role, userId: isPerson ? userId : null, mayWrite: headerOf(ACTING_WRITES_HEADER) === '1' };
}

/** The person an acting administrator's request runs as. Acting in a role alone shows no person's data. */
export async function actedViewer(deps: Deps, administrator: Viewer, asked: ActingRequest): Promise<Viewer> {
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

/** Viewing is always allowed; changes need one person to act as, and to be allowed first. */
export function checkMayWrite(asked: ActingRequest): void {
  if (asked.userId && asked.mayWrite) return;
  throw new AppError(
    'FORBIDDEN',
    asked.userId
      ? 'You are in view-only mode. Allow changes in the banner first.'
      : 'To make changes, act as one person instead of in a role.',
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

/** Writes one audit line with both names. */
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

const VIEW_MS = 15 * 60_000;
const viewed = new WeakMap<Deps, Map<string, number>>();

/** Records a view of a person's screens once every 15 minutes instead of on each request. */
export async function recordView(deps: Deps, administrator: Viewer, userId: string): Promise<void> {
  const seen = viewed.get(deps) ?? new Map<string, number>();
  viewed.set(deps, seen);
  const key = `${administrator.sessionId}:${userId}`;
  const now = deps.clock.now().getTime();
  if (now - (seen.get(key) ?? -VIEW_MS) < VIEW_MS) return;
  for (const [old, at] of seen) if (now - at >= VIEW_MS) seen.delete(old);
  seen.set(key, now);
  await recordAct(deps, { adminId: administrator.userId, userId, verb: 'viewed' });
}
