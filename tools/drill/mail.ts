import { setTimeout as wait } from 'node:timers/promises';
import { underWrites } from './support/frame.ts';
import type { Drill } from './support/run-drill.ts';

const FAULT_MS = 15_000;

/** The mail server refuses for a while, then answers slowly: sign-ups go on, and every mail arrives in the end. */
export const mailDrill: Drill = (story) =>
  underWrites(story, {}, async ({ mail, writers, say }) => {
    mail.isRefusing = true;
    const [before, written] = [mail.accepted, writers.count()];
    await wait(FAULT_MS);
    say(`refusing: ${writers.count() - written} writes went on, ${mail.accepted - before} mails were accepted`);
    mail.isRefusing = false;
    mail.delayMs = 3_000;
    await wait(FAULT_MS);
    say(`slow (3 s each): ${writers.count() - written} writes so far`);
    mail.delayMs = 0;
  });
