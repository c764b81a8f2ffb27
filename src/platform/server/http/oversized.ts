import type { Context } from 'hono';
import { AppError } from '../errors.ts';

/** Bytes of an oversized body that are read and discarded: a client that is still sending reads no response. */
const DISCARDED_MAX = 64 * 1_048_576;

/** For `bodyLimit`: refuses the request once the client can read the response. */
export const refuseOversized =
  (message: string) =>
  async ({ req }: Context): Promise<never> => {
    let left = DISCARDED_MAX;
    if (req.raw.body && !req.raw.body.locked) {
      for await (const chunk of req.raw.body) if ((left -= chunk.length) < 0) break;
    }
    throw new AppError('BODY_TOO_LARGE', message);
  };
