import { queryOptions } from '@tanstack/react-query';
import * as contracts from '#domains/accounts/contract/account.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { call } from '#platform/web/api/api.ts';
import { clearAppStorage, sessionKeys } from '#platform/web/session/auth-storage.ts';

export const myEmail = () =>
  queryOptions({ queryKey: ['account', 'email'], queryFn: () => call(contracts.readEmail), staleTime: 0 });

export const cancelEmailChange = () => call(contracts.cancelEmailChange);

export const dueAgreements = (userId: string) =>
  queryOptions({ queryKey: ['account', 'agreements', userId], queryFn: () => call(contracts.readAgreements) });

export const acceptAgreement = (body: { kind: contracts.Agreement; version: string }) =>
  call(contracts.acceptAgreement, { body });

/** Ends every session, so it leaves for the sign-in page, which says how to keep the account. */
export async function deleteAccount(body: Proof): Promise<void> {
  const { deletedOn } = await call(contracts.requestDeletion, { body });
  clearAppStorage();
  sessionKeys.set('leavingOn', deletedOn);
  window.location.assign('/login');
}
