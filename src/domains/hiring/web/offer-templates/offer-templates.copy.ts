import type { PayStart } from '#domains/hiring/contract/offers/offer-templates.ts';
import { templatesCopy } from '#domains/hiring/web/message-templates/message-templates.copy.ts';

export const offerTemplatesCopy = {
  ...templatesCopy,
  title: 'Offer templates',
  add: 'Add offer template',
  hint: 'What your offers usually say. Placeholders in braces are filled in from the offer and the application when it is sent.',
  removeBody: 'It is deleted for your whole team. Offers stay as they are.',
  empty: 'No templates yet. Write one for each kind of offer that you make often, such as full-time nurses on nights.',
  payStart: 'Pay starts at',
  payStarts: {
    lowest: 'The lowest posted pay',
    middle: 'The middle of the posted range',
    highest: 'The highest posted pay',
  } satisfies Record<PayStart, string>,
  asPosted: 'Same as in the offer',
  answerDays: 'Days to answer',
  message: 'Message',
  textsHint: 'You can use placeholders in these four texts. The buttons below put one at the end of the message.',
  undo: 'Undo template',
  applied: (name: string) => `“${name}” was applied. Check the fields before you send.`,
  preview: 'What the letter will say',
} as const;
