/** A line for each drill, its name first. */
export const listOf = (drills: Readonly<Record<string, { what: string }>>): string =>
  Object.entries(drills)
    .map(([name, { what }]) => `${name.padEnd(16)}${what}`)
    .join('\n');
