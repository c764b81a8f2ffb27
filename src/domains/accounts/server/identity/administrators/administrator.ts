import { audit } from '#platform/server/audit.ts';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { elevate } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { weaknessOf } from '#domains/accounts/contract/common-passwords.ts';
import { emailField, newPasswordField } from '#domains/accounts/contract/identity.ts';
import { isBreached } from '../sign-in/breached-passwords.ts';
import { proveAddress } from '../sign-in/first-proof.ts';
import { deleteSessions, findPerson, insertUser, putCredential } from '../identity.repo.ts';

/**
 * Creates an administrator, or promotes the account of that address. An existing administrator keeps their password
 * unless `replacePassword` is set (a restart must not undo a password change).
 */
export async function ensureAdministrator(
  deps: Deps,
  given: { email: string; password: string; replacePassword?: boolean },
): Promise<{ userId: string; outcome: 'created' | 'promoted' | 'kept' }> {
  const email = emailField.parse(given.email);
  const password = newPasswordField.parse(given.password);
  await refuseWeak(deps, password);
  const hash = await deps.auth.hashPassword(password);
  return deps.db.asAuth(async (tx) => {
    const person = await findPerson(tx, { email });
    if (person?.role === 'admin' && !given.replacePassword) return { userId: person.userId, outcome: 'kept' };
    const userId =
      person?.userId ?? (await insertUser(tx, { email, name: 'Administrator', signupRole: null, emailVerified: true }));
    if (!userId) throw new Error('the address was taken while the administrator was being created');
    await proveAddress(deps, tx, userId, { keepsPassword: false });
    await putCredential(tx, userId, hash);
    await deleteSessions(tx, userId);
    await elevate(tx, () =>
      updateProfile(tx, userId, { role: 'admin', socialAuthOnly: false, updatedAt: deps.clock.now() }),
    );
    const outcome = person ? 'promoted' : 'created';
    await audit(tx, { actorId: null, action: `administrator.${outcome}`, subjectType: 'person', subjectId: userId });
    return { userId, outcome };
  });
}

const WEAK = {
  breached: "The administrator's password is known from a data breach",
  common: "The administrator's password is one of the 10,000 most common",
  context: "The administrator's password is made of words of this product, which are guessed first",
} as const;

/** Production refuses a breached or common password. Elsewhere, and for one made of the product's words, there is a warning. */
async function refuseWeak(deps: Deps, password: string): Promise<void> {
  const { env, log } = deps;
  const weakness = (await isBreached(deps, password)) ? 'breached' : await weaknessOf(password);
  if (!weakness) return;
  const isRefused = env.isProduction && weakness !== 'context';
  if (isRefused) throw new AppError('INVALID_INPUT', `${WEAK[weakness]}. Choose another.`);
  log.warn(`${WEAK[weakness]}; choose another`);
}
