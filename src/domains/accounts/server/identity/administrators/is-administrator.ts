import { z } from 'zod';
import type { Deps } from '#platform/server/deps.ts';
import { administratorOf, hasAdminRole, type Viewer } from '#platform/server/http/http.ts';
import { findPerson } from '../identity.repo.ts';

const id = z.uuid();

/** Users may ask about themselves, administrators about anyone; every other question gets `false`. */
export async function isAdministrator(deps: Deps, viewer: Viewer | null, uid: string): Promise<boolean> {
  if (!viewer) return false;
  if (uid.toLowerCase() === viewer.userId) return hasAdminRole(viewer);
  if (!administratorOf(viewer) || !id.safeParse(uid).success) return false;
  const person = await findPerson(deps.db.auth, { userId: uid });
  return person?.role === 'admin';
}
