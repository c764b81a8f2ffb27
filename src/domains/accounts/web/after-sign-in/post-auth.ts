import { safeNext } from '#domains/accounts/contract/destination.ts';
import { POST_AUTH_INTERVAL, POST_AUTH_TRIES } from '#platform/web/constants.ts';

export const PICKER_AFTER_OAUTH = '/role-selection?source=oauth';
export type PickerError = 'no_session' | 'unauthorized' | 'function' | 'no_next' | 'crash';
const pickerWith = (err: PickerError) => `${PICKER_AFTER_OAUTH}&err=${err}`;

interface PostAuthSteps {
  /** Whether there is a session now. */
  hasSession: () => Promise<boolean>;
  /** The path this sign-in got earlier; a second visit must not ask for another change of role. */
  ledBefore: () => string | null;
  /** Called once there is a session, because the profile may be the hint. */
  hint: () => string | null;
  /** The `post-auth-route` function; a refusal throws with its status. */
  askRoute: (hint: string | null) => Promise<{ next?: string | null }>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Section 4.4: waits for the session, asks the server for the path, and returns one even when a step fails. */
export async function runPostAuth({ hasSession, ledBefore, hint, askRoute, wait }: PostAuthSteps): Promise<string> {
  try {
    if (!(await waitForSession(hasSession, wait))) return pickerWith('no_session');
    const before = ledBefore();
    if (before) return before;
    const answer = await askRoute(hint()).catch((error: unknown) => ({ refused: statusOf(error) }));
    if ('refused' in answer) {
      if (answer.refused === 400) return PICKER_AFTER_OAUTH;
      return pickerWith(answer.refused === 401 ? 'unauthorized' : 'function');
    }
    return safeNext(answer.next) ?? pickerWith('no_next');
  } catch {
    return pickerWith('crash');
  }
}

async function waitForSession(hasSession: () => Promise<boolean>, wait: PostAuthSteps['wait']): Promise<boolean> {
  for (let attempt = 1; attempt <= POST_AUTH_TRIES; attempt += 1) {
    if (await hasSession()) return true;
    if (attempt < POST_AUTH_TRIES) await wait(POST_AUTH_INTERVAL);
  }
  return false;
}

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
