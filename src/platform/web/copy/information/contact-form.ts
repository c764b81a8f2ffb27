import type { ContactTopic } from '#domains/support/contract/contact-topics.ts';

/** The words of the form on the contact page. */
export const messageForm = {
  topic: 'What is it about?',
  topics: {
    candidate: 'My profile or my applications',
    employer: 'Hiring with Tallgrass',
    privacy: 'My data and privacy',
    security: 'A security problem',
    other: 'Something else',
  } satisfies Record<ContactTopic, string>,
  name: 'Name',
  email: 'Email',
  message: 'Message',
  messageHint: 'Please leave out health details, Social Security numbers and passwords.',
  submit: 'Send message',
  busy: 'Sending…',
  success: 'Your message is with our team. We answer by email.',
  failure: (error: unknown) =>
    `Your message was not sent: ${error instanceof Error && error.message ? error.message.replace(/\.$/, '') : 'something went wrong'}. What you wrote is still here.`,
};
