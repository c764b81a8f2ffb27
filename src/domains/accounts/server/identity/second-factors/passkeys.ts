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
import type { Viewer } from '#platform/server/http.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { addPasskey as addContract, Passkey } from '#domains/accounts/contract/second-factors.ts';
import { mailSecurityAlert, named } from '../identity.mails.ts';
import { findPerson, lockPerson } from '../identity.repo.ts';
import { refuseWithoutWayIn } from './links.ts';
import { checkPresentProof } from '../present-proof.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRow,
} from './second-factors.repo.ts';
import { enter, type OpenedSession } from '../sign-in/sign-in.ts';

const CHALLENGE_SECONDS = 300;
const MOST_PASSKEYS = 20;
/**
 * EdDSA, ES256 and RS256, in COSE's numbers: what authenticators have. Named here, as the library would otherwise try
 * Node's experimental ML-DSA out to find its own list, and Node warns of that.
 */
const ALGORITHMS = [-8, -7, -257];
/** What the challenge of a sign-in stands for: nobody yet. */
const ANYBODY = 'sign-in';

type Options = Record<string, unknown>;
type Credential = InputOf<typeof addContract>['body']['credential'];

const siteOf = ({ env }: Deps) => ({ rpID: new URL(env.appUrl).hostname, origin: env.appUrl });

/** A challenge works once, for the purpose it was made for. */
const keepChallenge = (deps: Deps, challenge: string, value: string) =>
  deps.db.auth.transaction((tx) =>
    storeToken(tx, { purpose: 'passkey', token: challenge, value, now: deps.clock.now(), seconds: CHALLENGE_SECONDS }),
  );
const isOwnChallenge = (deps: Deps, value: string) => async (challenge: string) =>
  (await deps.db.auth.transaction((tx) =>
    consumeToken(tx, { purpose: 'passkey', token: challenge, now: deps.clock.now() }),
  )) === value;

export async function startPasskey(
  deps: Deps,
  viewer: Viewer,
  proof: { currentPassword?: string | undefined },
): Promise<Options> {
  await checkPresentProof(deps, viewer, proof);
  const known = await deps.db.auth.transaction((tx) => listPasskeys(tx, viewer.userId));
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
  { name, credential }: { name: string; credential: Credential },
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
  return deps.db.auth.transaction(async (tx) => {
    const row = await insertPasskey(tx, {
      userId: viewer.userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? [],
      name,
      createdAt: deps.clock.now(),
    });
    if (!row) throw new AppError('CONFLICT', 'This passkey is in use already.');
    const person = await findPerson(tx, { userId: viewer.userId });
    if (person) await mailSecurityAlert(deps, tx, named(person), `A passkey was added: ${name}.`);
    await audit(tx, { actorId: viewer.userId, action: 'passkey.added', subjectType: 'passkey', subjectId: row.id });
    return presentPasskey(row);
  });
}

export async function removePasskey(
  deps: Deps,
  viewer: Viewer,
  id: string,
  proof: { currentPassword?: string | undefined },
): Promise<void> {
  await checkPresentProof(deps, viewer, proof);
  await deps.db.auth.transaction(async (tx) => {
    await lockPerson(tx, viewer.userId);
    if (!(await deletePasskey(tx, { userId: viewer.userId, id }))) throw notFound('passkey');
    await refuseWithoutWayIn(deps, tx, viewer.userId);
    const person = await findPerson(tx, { userId: viewer.userId });
    if (person) await mailSecurityAlert(deps, tx, named(person), 'A passkey was removed.');
    await audit(tx, { actorId: viewer.userId, action: 'passkey.removed', subjectType: 'passkey', subjectId: id });
  });
}

/** Names no account: the browser offers the passkeys that it has for this site. */
export async function startPasskeySignIn(deps: Deps): Promise<Options> {
  const options = await generateAuthenticationOptions({ rpID: siteOf(deps).rpID, userVerification: 'required' });
  await keepChallenge(deps, options.challenge, ANYBODY);
  return { ...options };
}

/** What somebody has and something they know or are: no further step is asked for. */
export async function signInWithPasskey(deps: Deps, credential: Credential, origin: Origin): Promise<OpenedSession> {
  const row = await deps.db.auth.transaction((tx) => findPasskey(tx, credential.id));
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
  await deps.db.auth.transaction((tx) => notePasskeyUse(tx, { id: row.id, counter: newCounter, at: deps.clock.now() }));
  return enter(deps, row.userId, origin, { tellOwner: true, isProved: true });
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
