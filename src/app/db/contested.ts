const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

const EXISTS = new Set(['42710', '23505']);
/** 'tuple concurrently updated': another process wrote the same role. A deadlock: a server is at work meanwhile. */
const CONTESTED = new Set(['XX000', '40P01']);

export const saysExists = (error: unknown): boolean => EXISTS.has(codeOf(error));

/** Runs again, at most 20 times, when another process was in the way. */
export async function untilUncontested(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (!CONTESTED.has(codeOf(error)) || attempt === 20) throw error;
    }
  }
}
