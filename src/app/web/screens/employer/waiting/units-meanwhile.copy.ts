export const unitsCopy = {
  title: 'Units',
  body: 'Name the units that hire, such as ICU or Emergency. A job can then belong to them.',
  field: 'Name of the unit',
  add: 'Add unit',
  adding: 'Adding…',
  exists: 'This unit is already there.',
} as const;
