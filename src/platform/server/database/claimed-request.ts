import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that claimed an idempotency key, for as long as it runs. */
export interface Claim {
  owner: string;
  key: string;
  /** When it claimed the key: a repeat that takes the key over does so at another time. */
  createdAt: Date;
}

const store = new AsyncLocalStorage<Claim>();

/** Runs `work` so that what its transactions write is stored together with the fact that the request wrote. */
export const runClaimed = <T>(claim: Claim, work: () => T): T => store.run(claim, work);

export const claimOfRequest = (): Claim | null => store.getStore() ?? null;
