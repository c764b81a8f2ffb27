/** Who reads the name of a candidate who applied. On each receipt and in the mails about applications sent for them. */
export const whoSeesName = (employer: string): string =>
  `Everyone who hires at ${employer || 'this employer'} can see your name, for all its jobs.`;
