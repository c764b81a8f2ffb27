export const stepsCopy = {
  title: 'Offer approvals',
  hint: 'Who approves an offer before it is sent, in this order. A step without a pay or a unit applies to every offer. Pay by the year or by the shift is compared by its hourly equivalent.',
  empty: 'No approvals. Owners, recruiters and hiring managers can sign and send offers themselves.',
  approver: 'Approver',
  choose: 'Choose a member',
  unit: 'Unit',
  everyUnit: 'Every unit',
  from: 'From this hourly pay',
  add: 'Add a step',
  remove: (position: number) => `Remove step ${position}`,
  step: (position: number) => `Step ${position}`,
  save: 'Save approvals',
  saving: 'Saving…',
  saved: 'Saved. It applies to offers that are sent for approval from now on.',
  words: (name: string, unit: string, from: string | null) =>
    `${name} · ${unit}${from ? ` · from ${from} an hour` : ''}`,
} as const;
