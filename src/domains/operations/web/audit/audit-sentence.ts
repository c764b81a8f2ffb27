import type { AuditLine } from '#domains/operations/contract/audit.ts';
import { ITEM_TYPES } from '#domains/verification/contract/cases/case-items.ts';
import { SAID, SAID_OF_ITEMS } from './audit-words.ts';

const isItem = (thing: string) => ITEM_TYPES.some((type) => type === thing);

/** The sentence up to its subject, 'Placed a hold on'; undefined for an action that the code no longer has. */
export function sentenceOf(action: string): string | undefined {
  const [thing = '', verb = ''] = action.split('.');
  return SAID[action] ?? (isItem(thing) ? SAID_OF_ITEMS[verb] : undefined);
}

/** The sentence up to its subject. An action of an older release reads as its name: 'Invitation sent:'. */
export function saidOf(action: string): string {
  const words = action.replaceAll(/[._]/g, ' ');
  return sentenceOf(action) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}:`;
}

/** The end of the sentence: a name, or without one the kind of the subject, unless it was just said, and its ID. */
export function subjectOf({ action, subjectType, subjectId, subjectName }: Line): string {
  if (subjectName) return subjectName;
  const kind = subjectType.replaceAll('_', ' ');
  const id = subjectId ? short(subjectId) : '';
  return saidOf(action).toLowerCase().endsWith(kind) ? id : `${kind} ${id}`;
}

type Line = Pick<AuditLine, 'action' | 'subjectType' | 'subjectId' | 'subjectName'>;

/** A version or list has a readable id; of a long one, the start is enough beside the link. */
const short = (id: string) => (id.length > 20 ? id.slice(0, 8) : id);
