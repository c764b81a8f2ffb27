import { MOST_TEMPLATES, type MessageTemplate } from '#domains/hiring/contract/conversations/message-templates.ts';
import { templatesOf } from './templates.ts';

export const messageTemplates = templatesOf(
  'message',
  MOST_TEMPLATES,
  ({ id, name, body, updatedAt }): MessageTemplate => ({ id, name, body, updatedAt: updatedAt.toISOString() }),
);
