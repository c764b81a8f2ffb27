import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { audit } from '#platform/server/audit.ts';
import type { Origin } from '#platform/server/auth/auth.ts';
import { consumeToken, storeToken } from '#platform/server/auth/tokens.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { addPasskey as addContract, Passkey } from '#domains/accounts/contract/second-factors.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { mailSecurityAlert, named } from '../identity.mails.ts';
import { findPerson, lockPerson } from '../identity.repo.ts';
import { assertSignInMethodLeft } from './links.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { endOtherSessions } from '../sessions.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  recordPasskeyUse,
  type PasskeyRow,
} from './second-factors.repo.ts';
import { enter, type OpenedSession } from '../sign-in/sign-in.ts';

const CHALLENGE_SECONDS = 300;
const MOST_PASSKEYS = 20;
/**
 * EdDSA, ES256 and RS256 as COSE numbers, which cover existing authenticators. Listed here because the library would
 * otherwise probe Node's experimental ML-DSA to build its own list, and Node prints a warning.
 */
const ALGORITHMS = [-8, -7, -257];
/** The challenge of a sign-in belongs to no account yet. */
const ANYBODY = 'sign-in';

type Options = Record<string, unknown>;
type Credential = InputOf<typeof addContract>['body']['credential'];

const siteOf = ({ env }: Deps) => ({ rpID: new URL(env.appUrl).hostname, origin: env.appUrl });

/** A challenge works once, for the purpose it was issued for. */
const keepChallenge = (deps: Deps, challenge: string, value: string) =>
  deps.db.asAuth((tx) =>
    storeToken(tx, { purpose: 'passkey', token: challenge, value, now: deps.clock.now(), seconds: CHALLENGE_SECONDS }),
  );
const isOwnChallenge = (deps: Deps, value: string) => async (challenge: string) =>
  (await deps.db.asAuth((tx) => consumeToken(tx, { purpose: 'passkey', token: challenge, now: deps.clock.now() }))) ===
  value;

export async function startPasskey(deps: Deps, viewer: Viewer, proof: Proof): Promise<Options> {
  await requireReauthentication(deps, viewer, proof);
  const known = await deps.db.asAuth((tx) => listPasskeys(tx, viewer.userId));
  if (known.length >= MOST_PASSKEYS) {
    throw new AppError('CONFLICT', `You have ${MOST_PASSKEYS} passkeys. Remove one that you no longer use first.`);
  }
  const options = await generateRegistrationOptions({
    rpName: 'Tallgrass',
    rpID: siteOf(deps).rpID,
    userID: new TextEncoder().encode(viewer.userId),
    userName: viewer.email,
    userDisplayName: viewer.fullName ?? viewer.email,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(deps, options.challenge, viewer.userId);
  return { ...options };
}

export async function addPasskey(
  deps: Deps,
  viewer: Viewer,
  { name, credential, endsOthers }: { name: string; credential: Credential; endsOthers?: boolean | undefined },
): Promise<Passkey> {
  const { rpID, origin } = siteOf(deps);
  const verified = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: isOwnChallenge(deps, viewer.userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!verified.verified) throw refused('not verified');
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return deps.db.asAuth(async (tx) => {
    const row = await insertPasskey(tx, {
      userId: viewer.userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? [],
      name,
      createdAt: deps.clock.now(),
    });
    if (!row) throw new AppError('CONFLICT', 'This passkey is already in use.');
    const person = await findPerson(tx, { userId: viewer.userId });
    if (person) await mailSecurityAlert(deps, tx, named(person), `A passkey was added: ${name}.`);
    await audit(tx, { actorId: viewer.userId, action: 'passkey.added', subjectType: 'passkey', subjectId: row.id });
    if (endsOthers) await endOtherSessions(tx, viewer);
    return presentPasskey(row);
  });
}

export async function removePasskey(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { endsOthers, ...proof }: Proof & { endsOthers?: boolean | undefined },
): Promise<void> {
  await requireReauthentication(deps, viewer, proof);
  await deps.db.asAuth(async (tx) => {
    await lockPerson(tx, viewer.userId);
    if (!(await deletePasskey(tx, { userId: viewer.userId, id }))) throw notFound('passkey');
    await assertSignInMethodLeft(deps, tx, viewer.userId);
    const person = await findPerson(tx, { userId: viewer.userId });
    if (person) await mailSecurityAlert(deps, tx, named(person), 'A passkey was removed.');
    await audit(tx, { actorId: viewer.userId, action: 'passkey.removed', subjectType: 'passkey', subjectId: id });
    if (endsOthers) await endOtherSessions(tx, viewer);
  });
}

/** Names no account: the browser offers its passkeys for this site. */
export async function startPasskeySignIn(deps: Deps): Promise<Options> {
  const options = await generateAuthenticationOptions({ rpID: siteOf(deps).rpID, userVerification: 'required' });
  await keepChallenge(deps, options.challenge, ANYBODY);
  return { ...options };
}

/** A passkey proves possession and a PIN or biometric, so no second step follows. */
export async function signInWithPasskey(deps: Deps, credential: Credential, origin: Origin): Promise<OpenedSession> {
  const row = await deps.db.asAuth((tx) => findPasskey(tx, credential.id));
  if (!row) throw refused('unknown passkey');
  const site = siteOf(deps);
  const verified = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: isOwnChallenge(deps, ANYBODY),
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
  }).catch(refuse);
  if (!verified.verified) throw refused('not verified');
  const { newCounter } = verified.authenticationInfo;
  await deps.db.asAuth((tx) => recordPasskeyUse(tx, { id: row.id, counter: newCounter, at: deps.clock.now() }));
  return enter(deps, row.userId, origin, { way: 'passkey', alertsOwner: true, isProved: true });
}

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const refused = (logDetail: string) =>
  new AppError('TOKEN_INVALID', 'This passkey was not accepted. Please try again.', { logDetail });
const refuse = (error: unknown): never => {
  throw refused(error instanceof Error ? error.message : 'verification failed');
};
