import { z } from 'zod';
import type { Contract } from './contract.ts';

/** What a person types to find rows of a list. */
export const searchWords = z.string().trim().max(80);

interface List<S extends z.ZodRawShape, R extends z.ZodType> {
  path: `/api/${string}`;
  summary: string;
  query: z.ZodObject<S>;
  response: R;
}

/**
 * The search of a list whose rows name people. It takes the filters of the list and the words in its body, so that no
 * address and no log of addresses holds a name.
 */
export const searchOf = <S extends z.ZodRawShape, R extends z.ZodType>(list: List<S, R>) =>
  ({
    method: 'post',
    path: `${list.path}/search`,
    asksOnly: true,
    summary: `${list.summary}; only those that have the words`,
    body: list.query.extend({ q: searchWords.min(1) }),
    response: list.response,
  }) as const satisfies Contract;
