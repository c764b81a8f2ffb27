import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { unfilled } from '#domains/hiring/contract/offers/placeholders.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { invalidField } from '#platform/server/errors.ts';
import { isKnownTemplate } from './templates.repo.ts';

/** Refuses a text that still names a placeholder: the reader would see the braces. */
export function requireFilled(field: string, text: string): void {
  const left = unfilled(text);
  if (left) throw invalidField(field, left);
}

/** A message that began with a template: the template is the team's own, and nothing in the text is left to fill. */
export async function requireUsable(tx: Tx, side: Side, templateId: string, body: string): Promise<void> {
  if (side !== 'employer' || !(await isKnownTemplate(tx, templateId))) {
    throw invalidField(
      'templateId',
      'This template no longer exists. Choose another one, or send the text without it.',
    );
  }
  requireFilled('body', body);
}
