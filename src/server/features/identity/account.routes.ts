import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, signedIn, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limitAddress } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/account.ts';
import { agree, dueAgreements } from './agreements.ts';
import { cancelChange, confirmChange, emailOf, startEmailChange } from './change-email.ts';
import { askForDeletion } from './delete-account.ts';

const OK = { ok: true } as const;

/** A person's own account: its address, what they agreed to, and its end. */
export const accountRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.readEmail.path, signedIn, async (c) =>
      answer(c, deps, contracts.readEmail, await emailOf(deps, viewerOf(c))),
    )
    .post(contracts.changeEmail.path, signedIn, input(contracts.changeEmail), async (c) => {
      await startEmailChange(deps, viewerOf(c), c.get('input').body);
      return answer(c, deps, contracts.changeEmail, OK, 202);
    })
    .delete(contracts.cancelEmailChange.path, signedIn, async (c) => {
      await cancelChange(deps, viewerOf(c));
      return answer(c, deps, contracts.cancelEmailChange, OK);
    })
    .post(
      contracts.confirmEmailChange.path,
      limitAddress(deps, 'confirm', 200, '15m'),
      input(contracts.confirmEmailChange),
      async (c) => answer(c, deps, contracts.confirmEmailChange, await confirmChange(deps, c.get('input').body.token)),
    )
    .post(contracts.requestDeletion.path, signedIn, input(contracts.requestDeletion), async (c) =>
      answer(c, deps, contracts.requestDeletion, await askForDeletion(deps, viewerOf(c), c.get('input').body)),
    )
    .get(contracts.readAgreements.path, signedIn, async (c) =>
      answer(c, deps, contracts.readAgreements, await dueAgreements(deps, viewerOf(c))),
    )
    .post(contracts.acceptAgreement.path, signedIn, input(contracts.acceptAgreement), async (c) => {
      await agree(deps, viewerOf(c), c.get('input').body);
      return answer(c, deps, contracts.acceptAgreement, OK);
    });
