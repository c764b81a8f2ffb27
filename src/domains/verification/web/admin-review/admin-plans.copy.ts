import type { Plannable } from '#domains/verification/contract/planned-decisions-rules.ts';

/** Decisions on many cases at once, and the ten minutes in which they can be undone. */

const decisions: Record<Plannable, string> = { approved: 'Approve', needs_fix: 'Ask for a fix' };
const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

export const plansCopy = {
  choose: (name: string) => `Choose ${name}`,
  chooseAll: (shown: number) => `Choose all shown (${shown})`,
  chosen: (many: number, shown: number) => `${many} of ${shown} chosen`,
  shortcuts: 'X chooses the review that has the focus. Shift with a click chooses all up to it.',
  actions: 'With what is chosen',
  approve: 'Approve',
  askFix: 'Ask for a fix',
  claim: 'Claim',
  release: 'Give back',
  assign: 'Assign',
  assignTitle: (many: number) => `Assign ${count(many, 'review', 'reviews')}`,
  assignBody: 'Whoever you choose is told and finds it under Assigned to me. Your own claim ends.',
  assignTo: 'To',
  nobody: 'Nobody',
  assigned: (many: number, name: string | null) =>
    name
      ? `${count(many, 'review', 'reviews')} assigned to ${name}`
      : `${count(many, 'review is', 'reviews are')} for anybody`,
  busy: 'Saving…',
  fixTitle: (many: number) => `Ask ${count(many, 'applicant', 'applicants')} for a fix`,
  fixBody:
    'Each of them reads this message with the items that you marked. It leaves in 10 minutes; until then you can undo it.',
  planned: (many: number, time: string) => `${count(many, 'decision leaves', 'decisions leave')} at ${time}`,
  claimed: (many: number) => `${count(many, 'review', 'reviews')} claimed`,
  released: (many: number) => `${count(many, 'review', 'reviews')} given back`,
  refusedTitle: (many: number) => `${count(many, 'review was', 'reviews were')} left out`,
  close: 'Close',
  open: 'Planned decisions',
  leaves: (decision: Plannable, time: string) => `${decisions[decision]} at ${time}`,
  summary: (many: number, time: string) =>
    many === 1 ? `1 decision leaves at ${time}` : `${many} decisions leave by themselves, the first at ${time}`,
  announced: (many: number) => `${count(many, 'decision', 'decisions')} planned. They can be undone for 10 minutes.`,
  inMinutes: (minutes: number) => (minutes > 1 ? `in ${minutes} minutes` : minutes === 1 ? 'in a minute' : 'now'),
  undo: 'Undo',
  undoOne: (title: string) => `Undo for ${title}`,
  undoAll: 'Undo all',
  undoing: 'Undoing…',
  undone: (many: number) => `${count(many, 'decision', 'decisions')} undone. Nothing was sent.`,
  badge: (time: string) => `Leaves at ${time}`,
  refusedBadge: 'Did not leave',
  onCase: (who: string, decision: Plannable, time: string) =>
    `${decisions[decision]}, planned by ${who}, leaves at ${time}`,
  onCaseBody: 'Until then nothing is sent and nobody else decides. Undo it to go on with this review.',
  refusedOnCase: (who: string, decision: Plannable) => `${decisions[decision]}, planned by ${who}, did not leave`,
};
