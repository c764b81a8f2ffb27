export const jobManagersCopy = {
  title: 'Hiring managers',
  hint: 'They see and decide on the candidates of this job. Hiring managers of its units can do so without being listed here.',
  none: 'Your organization has no hiring managers yet. An owner gives the role on the members page.',
  members: 'Members',
  saved: 'Hiring managers saved.',
} as const;
