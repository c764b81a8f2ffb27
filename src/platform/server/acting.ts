import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '#kernel/vocabulary.ts';

type ActingRole = Exclude<Role, 'admin'>;

/** An administrator who acts as one person, or looks around in a role without one, for as long as the request lasts. */
export interface Acting {
  adminId: string;
  userId: string | null;
  role?: ActingRole | null;
}

const store = new AsyncLocalStorage<Acting>();

/** Runs `work` so that what it writes into the audit log carries both names, and the database knows who looks. */
export const whileActing = <T>(acting: Acting, work: () => T): T => store.run(acting, work);

/** The administrator who acts in this request, as whomever, or null. */
export const actingAdministrator = (): string | null => store.getStore()?.adminId ?? null;

/** The role in which an administrator looks around without a person, or null. */
export const actingRole = (): ActingRole | null => store.getStore()?.role ?? null;

/** The administrator behind `userId` in this request, or null when that person acts themselves. */
export function administratorBehind(userId: string | null): string | null {
  const acting = store.getStore();
  return acting?.userId && acting.userId === userId ? acting.adminId : null;
}
