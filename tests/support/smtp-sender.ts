import { faqQuestions } from '#server/db/tables/index.ts';
import { compose } from '#server/app/compose.ts';
import { sendMail } from '#server/features/mail/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { service } from '#server/platform/db.ts';
import { loadEnv } from '#server/platform/env.ts';
import { createLogger } from '#server/platform/log.ts';

/** A server process to be killed: makes changes, each with its mail in one transaction, while its workers deliver. */
const [url, changes] = process.argv.slice(2);
if (!url) throw new Error('usage: smtp-sender.ts DATABASE_URL CHANGES');
const { deps, startFeatures } = await compose({ env: loadEnv(), url, clock: systemClock, log: createLogger('silent') });
await startFeatures();
for (let number = 1; number <= Number(changes); number += 1) {
  await deps.db.as(service, async (tx) => {
    const question = `Change ${number}`;
    await tx.insert(faqQuestions).values({ question });
    await sendMail(deps, tx, {
      to: `reader${number}@example.com`,
      type: 'custom',
      data: { subject: question, content: 'Something changed.' },
    });
  });
}
