import { POSITION_LABELS, type Position } from '#kernel/vocabulary.ts';

export const ownItemsCopy = {
  title: 'Before a first day',
  hint: 'What your organization asks of new hires, beyond what the law and the job require. Open checklists don’t change.',
  add: 'Add an item',
  edit: 'Edit',
  editOne: (title: string) => `Edit: ${title}`,
  remove: 'Remove',
  removeOne: (title: string) => `Remove: ${title}`,
  removeTitle: (title: string) => `Remove “${title}”?`,
  removeBody: 'New checklists won’t have it. Open ones keep it.',
  removing: 'Removing…',
  removed: 'Removed.',
  saved: 'Saved.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  empty: 'Nothing yet. Orientation, badges, computer access: add what every new hire needs here.',
  name: 'What is needed',
  body: 'How to do it',
  owner: 'Who does it',
  owners: { candidate: 'The candidate', employer: 'We do' },
  daysBefore: 'Days before the first day',
  blocker: 'They can’t start without it',
  positions: 'Only for these positions',
  positionsHint: 'Choose none for all positions.',
  line: (owner: string, days: number, positions: readonly Position[]) =>
    [
      owner,
      days === 0 ? 'on the first day' : `${days} days before`,
      positions.length === 0 ? 'all positions' : positions.map((one) => POSITION_LABELS[one]).join(', '),
    ].join(' · '),
} as const;
