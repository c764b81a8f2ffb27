import { z } from 'zod';
import { SYSTEM } from '#platform/contract/event.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { closeInvitation } from './close-invitation.ts';
import { lockDue } from './invitations.repo.ts';

/** A sweep instead of a job per invitation: a killed process loses nothing. */
export const expireInvitationsJob = defineJob({ name: 'invitations.expire', payload: z.object({}), cron: '* * * * *' });

/** Keeps a transaction short; the next one continues. */
const BATCH_SIZE = 100;

export async function expireInvitations(deps: Deps): Promise<void> {
  for (;;) {
    const count = await deps.db.as(service, async (tx) => {
      const due = await lockDue(tx, deps.clock.now(), BATCH_SIZE);
      for (const invitation of due) await closeInvitation(deps, tx, invitation, 'expired', SYSTEM);
      return due.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
