import { z } from 'zod';
import { optionalName, optionalText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

export const listFaq = contract({
  method: 'get',
  path: '/api/faq',
  isOpen: true,
  summary: 'Published questions and answers: the newest first, then those with a set order',
  response: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export const submitFaq = contract({
  method: 'post',
  path: '/api/faq',
  isOpen: true,
  status: 201,
  summary: 'Submits a question; it is shown once an administrator answers and publishes it',
  body: z.object({
    question: z.string().trim().min(1, 'Please write your question.').max(500, 'At most 500 characters.'),
    submitter_name: optionalName(120),
    submitter_contact: optionalText(200),
  }),
  response: z.object({ ok: z.literal(true) }),
});

export const faqContracts = [listFaq, submitFaq] as const;
