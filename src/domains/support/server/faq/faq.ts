import type { z } from 'zod';
import type { Actor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { submitFaq } from '#domains/support/contract/faq.ts';
import { insertPendingQuestion, publishedQuestions } from './faq.repo.ts';

export const listPublished = (deps: Deps, actor: Actor) =>
  deps.db.as(actor, async (tx) =>
    (await publishedQuestions(tx)).map(({ question, answer }) => ({ question, answer: answer ?? '' })),
  );

/** Stores a question for the administrators; it is hidden until one of them publishes it. */
export const submitQuestion = (deps: Deps, actor: Actor, body: z.output<(typeof submitFaq)['body']>) =>
  deps.db.as(actor, async (tx) => {
    const { question, submitter_name: submitterName, submitter_contact: submitterContact } = body;
    await insertPendingQuestion(tx, { question, submitterName, submitterContact });
    return { ok: true as const };
  });
