import type { Plannable } from '#domains/verification/contract/cases/planned-decisions-rules.ts';

/** Decisions on many cases, which can be undone for ten minutes. */

const decisions: Record<Plannable, string> = { approved: 'Approve', needs_fix: 'Ask for a fix' };
const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

export const plansCopy = {
  choose: (name: string) => `Select ${name}`,
  chooseAll: (shown: number) => `Select all shown (${shown})`,
  chosen: (many: number, shown: number) => `${many} of ${shown} selected`,
  shortcuts: 'J and K move, Enter opens, X selects; with Shift, everything up to it.',
  actions: 'Actions for the selection',
  approve: 'Approve',
  askFix: 'Ask for a fix',
  claim: 'Claim',
  release: 'Release',
  assign: 'Assign',
  assignTitle: (many: number) => `Assign ${count(many, 'review', 'reviews')}`,
  assignBody: 'We notify this administrator, who finds it under Assigned to me. Your own claim ends.',
  assignTo: 'To',
  unassigned: 'Unassigned',
  assigned: (many: number, name: string | null) =>
    name ? `${count(many, 'review', 'reviews')} assigned to ${name}` : `${count(many, 'review', 'reviews')} unassigned`,
  busy: 'Saving…',
  fixTitle: (many: number) => `Ask ${count(many, 'applicant', 'applicants')} for a fix`,
  fixBody:
    'Each of them gets this message with the items that you marked. We send it in 10 minutes; until then you can undo it.',
  planned: (many: number, time: string) => `${count(many, 'decision takes', 'decisions take')} effect at ${time}`,
  claimed: (many: number) => `${count(many, 'review', 'reviews')} claimed`,
  released: (many: number) => `${count(many, 'review', 'reviews')} released`,
  refusedTitle: (many: number) => `${count(many, 'review was', 'reviews were')} skipped`,
  cancel: 'Cancel',
  close: 'Close',
  open: 'Planned decisions',
  leaves: (decision: Plannable, time: string) => `${decisions[decision]} at ${time}`,
  more: (many: number) => `${many} more`,
  announced: (many: number) => `${count(many, 'decision', 'decisions')} planned. You can undo them for 10 minutes.`,
  inMinutes: (minutes: number) => (minutes > 1 ? `in ${minutes} minutes` : minutes === 1 ? 'in a minute' : 'now'),
  undo: 'Undo',
  undoOne: (title: string) => `Undo for ${title}`,
  undoAll: 'Undo all',
  carryOut: 'Decide now',
  undoing: 'Undoing…',
  undone: (many: number) => `${count(many, 'decision', 'decisions')} undone. Nothing was sent.`,
  badge: (time: string) => `Takes effect at ${time}`,
  refusedBadge: 'Not carried out',
  onCase: (who: string, decision: Plannable, time: string) =>
    `${decisions[decision]}, planned by ${who}, takes effect at ${time}`,
  onCaseBody: 'Until then, nothing is sent and no one else can decide. To continue this review, undo it.',
  refusedOnCase: (who: string, decision: Plannable) => `${decisions[decision]}, planned by ${who}, was not carried out`,
};
