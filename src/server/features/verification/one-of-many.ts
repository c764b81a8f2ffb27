import { AppError } from '#server/platform/errors.ts';

/** Does one of many by itself: answers the words of a refusal, or null; the rest goes on either way. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
