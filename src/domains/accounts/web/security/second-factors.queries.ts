import * as contracts from '#domains/accounts/contract/second-factors.ts';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { call } from '#platform/web/api/api.ts';

interface Change extends Proof {
  endsOthers?: boolean;
}

export const startTotp = (body: Proof) => call(contracts.startTotp, { body });
export const confirmTotp = (body: { code: string; endsOthers?: boolean | undefined }) =>
  call(contracts.confirmTotp, { body });
export const removeTotp = (body: Change) => call(contracts.removeTotp, { body });
export const renewRecoveryCodes = (body: Change) => call(contracts.renewRecoveryCodes, { body });
export const removePasskey = (id: string, body: Change) => call(contracts.removePasskey, { params: { id }, body });
export const removeLink = (id: string, body: Change) => call(contracts.removeLink, { params: { id }, body });

/** Loaded on first use instead of with every page that offers passkeys. */
const webauthn = () => import('@simplewebauthn/browser');
type CreationOptions = Parameters<Awaited<ReturnType<typeof webauthn>>['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Awaited<ReturnType<typeof webauthn>>['startAuthentication']>[0]['optionsJSON'];

export const supportsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** The parts as plain objects, for JSON. */
const plain = <C extends { response: object; clientExtensionResults: object }>(credential: C) => ({
  ...credential,
  response: { ...credential.response } as Record<string, unknown>,
  clientExtensionResults: { ...credential.clientExtensionResults } as Record<string, unknown>,
});

export async function makePasskey({ name, endsOthers, ...proof }: Change & { name: string }): Promise<void> {
  const { options } = await call(contracts.startPasskey, { body: proof });
  const { startRegistration } = await webauthn();
  const made = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
  await call(contracts.addPasskey, { body: { name, credential: plain(made), endsOthers } });
}

export async function enterWithPasskey(): Promise<SessionState> {
  const { options } = await call(contracts.startPasskeySignIn);
  const { startAuthentication } = await webauthn();
  const shown = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
  return call(contracts.signInWithPasskey, { body: { credential: plain(shown) } });
}
