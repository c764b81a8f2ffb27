import { z } from 'zod';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { runDueDeletions } from './account/delete-account.ts';
import { mailConfirmation, mailPasswordReset, mailSecurityAlert, mailTakenSignUp, named } from './identity.mails.ts';
import { findPerson } from './identity.repo.ts';
import { endDueTwoSteps } from './second-factors/lost-factor.ts';

/** Null for an unknown address, so that the request does the same work either way. */
const addressee = z.object({ userId: z.uuid().nullable() });

const sendConfirmation = defineJob({ name: 'identity-send-confirmation', payload: addressee });
/** Rendering the email is kept off the sign-in's path. */
const tellNewDevice = defineJob({ name: 'identity-tell-new-device', payload: addressee });
const tellTakenSignUp = defineJob({ name: 'identity-tell-taken-sign-up', payload: addressee });
const sendPasswordReset = defineJob({ name: 'identity-send-password-reset', payload: addressee });

export const enqueueConfirmation = (deps: Deps, tx: Tx, userId: string | null) =>
  deps.jobs.enqueue(tx, sendConfirmation, { userId });

export const enqueuePasswordReset = (deps: Deps, tx: Tx, userId: string | null) =>
  deps.jobs.enqueue(tx, sendPasswordReset, { userId });

export const enqueueNewDevice = (deps: Deps, tx: Tx, userId: string) =>
  deps.jobs.enqueue(tx, tellNewDevice, { userId });

export const enqueueTakenSignUp = (deps: Deps, tx: Tx, userId: string) =>
  deps.jobs.enqueue(tx, tellTakenSignUp, { userId });

const mailNewDeviceAlert: typeof mailConfirmation = (deps, tx, person) =>
  mailSecurityAlert(deps, tx, person, 'Someone signed in to your account on a new device.');

const mailTo =
  (mail: typeof mailConfirmation) =>
  async (deps: Deps, { userId }: z.output<typeof addressee>): Promise<void> => {
    if (!userId) return;
    await deps.db.asAuth(async (tx) => {
      const person = await findPerson(tx, { userId });
      if (person) await mail(deps, tx, named(person));
    });
  };

const AT_NIGHT = '20 8 * * *';
const deleteAccounts = defineJob({ name: 'identity-delete-accounts', payload: z.object({}), cron: AT_NIGHT });

/** A due end waits at most this long. */
const EVERY_TEN_MINUTES = '*/10 * * * *';
const endTwoSteps = defineJob({ name: 'identity-end-two-step', payload: z.object({}), cron: EVERY_TEN_MINUTES });

export const identityJobs = [
  handle(endTwoSteps, endDueTwoSteps),
  handle(deleteAccounts, runDueDeletions),
  handle(sendConfirmation, mailTo(mailConfirmation)),
  handle(tellNewDevice, mailTo(mailNewDeviceAlert)),
  handle(tellTakenSignUp, mailTo(mailTakenSignUp)),
  handle(sendPasswordReset, mailTo(mailPasswordReset)),
];
