/** State of a history entry: the job was published a moment ago. */
export const PUBLISHED = { published: true } as const;

/** Reads it from a history entry, which is untrusted. */
export const isJustPublished = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'published' in state && state.published === true;
