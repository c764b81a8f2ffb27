import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '#kernel/vocabulary.ts';

type ActingRole = Exclude<Role, 'admin'>;

/** An administrator viewing as a person, or in a role without a person, for the length of one request. */
export interface Acting {
  adminId: string;
  userId: string | null;
  role?: ActingRole | null;
}

const store = new AsyncLocalStorage<Acting>();

/** Runs `work` so that its audit lines carry both names and the database knows which administrator is reading. */
export const runWhileActing = <T>(acting: Acting, work: () => T): T => store.run(acting, work);

/** The administrator viewing as a person or role in this request, or null. */
export const actingAdministrator = (): string | null => store.getStore()?.adminId ?? null;

/** The role an administrator is viewing in without a person, or null. */
export const actingRole = (): ActingRole | null => store.getStore()?.role ?? null;

/** The administrator acting as `userId` in this request, or null when the person acts for themselves. */
export function administratorBehind(userId: string | null): string | null {
  const acting = store.getStore();
  return acting?.userId && acting.userId === userId ? acting.adminId : null;
}
