/** Apart from the rest: every page carries it. */
export const actingCopy = {
  label: 'Acting as somebody else',
  as: { employer: 'You are acting as an employer.', job_seeker: 'You are acting as a candidate.' },
  user: (id: string) => `Person ${id}.`,
  stop: 'Stop acting',
} as const;
