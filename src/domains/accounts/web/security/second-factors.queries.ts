import { queryOptions } from '@tanstack/react-query';
import * as contracts from '#domains/accounts/contract/second-factors.ts';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import { call } from '#platform/web/api/api.ts';

export const myFactors = () =>
  queryOptions({ queryKey: ['auth', 'factors'], queryFn: () => call(contracts.readFactors), staleTime: 0 });

interface Proof {
  currentPassword?: string;
}

export const startTotp = (body: Proof) => call(contracts.startTotp, { body });
export const confirmTotp = (code: string) => call(contracts.confirmTotp, { body: { code } });
export const removeTotp = (code: string) => call(contracts.removeTotp, { body: { code } });
export const renewRecoveryCodes = (code: string) => call(contracts.renewRecoveryCodes, { body: { code } });
export const removePasskey = (id: string, body: Proof) => call(contracts.removePasskey, { params: { id }, body });
export const removeLink = (id: string, body: Proof) => call(contracts.removeLink, { params: { id }, body });

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

export async function makePasskey({ name, ...proof }: Proof & { name: string }): Promise<void> {
  const { options } = await call(contracts.startPasskey, { body: proof });
  const { startRegistration } = await webauthn();
  const made = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
  await call(contracts.addPasskey, { body: { name, credential: plain(made) } });
}

export async function enterWithPasskey(): Promise<SessionState> {
  const { options } = await call(contracts.startPasskeySignIn);
  const { startAuthentication } = await webauthn();
  const shown = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
  return call(contracts.signInWithPasskey, { body: { credential: plain(shown) } });
}
