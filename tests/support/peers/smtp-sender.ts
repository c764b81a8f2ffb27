import { faqQuestions } from '#domains/support/db/faq.ts';
import { compose } from '#app/server/compose.ts';
import { sendMail } from '#domains/messaging/server/mail/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { service } from '#platform/server/database/db.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';

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
