import type { Context } from 'hono';

/** Whether the caller holds the answer with this tag already. */
export const isUnchanged = (c: Context, tag: string): boolean =>
  (c.req.header('if-none-match') ?? '').split(',').some((held) => held.trim() === tag);
