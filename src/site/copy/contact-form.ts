/** The form of the contact page. */
export const messageForm = {
  topic: 'What is it about?',
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
