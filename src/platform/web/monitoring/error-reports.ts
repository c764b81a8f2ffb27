import { ERROR_STACK_MAX } from '#platform/web/constants.ts';
import { REDIRECT_REFUSED } from '#domains/accounts/contract/destination.ts';
import { presenceHeaders } from '#platform/web/session/presence.ts';

const ENDPOINT = '/api/error-log';

interface Report {
  level: 'warn' | 'error';
  code: string;
  message: string;
  stack?: string;
  context?: Record<string, string | number>;
}

/** Sends a report and ignores the outcome, so that reporting never breaks a page. URLs are sent without their query. */
function send({ stack, ...report }: Report): void {
  const body = {
    source: 'web',
    route: window.location.pathname,
    ...report,
    ...(stack ? { stack: stack.slice(0, ERROR_STACK_MAX) } : {}),
  };
  fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...presenceHeaders() },
    body: JSON.stringify(body),
    keepalive: true,
  })
    // An unread answer would keep the connection open.
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');
const isOwnEndpoint = (url: string) => withoutQuery(url).endsWith(ENDPOINT);

/** Reports an answer with status 400 or above. */
export function reportResponse(url: string, response: Pick<Response, 'status' | 'statusText'>): void {
  if (isOwnEndpoint(url)) return;
  send({
    level: 'warn',
    code: 'fetch_error',
    message: `HTTP ${response.status}: ${response.statusText}`,
    context: { url: withoutQuery(url), status: response.status },
  });
}

export function reportNetworkError(url: string, error: unknown): void {
  if (isOwnEndpoint(url)) return;
  const reason = error instanceof Error ? error.message : 'unknown';
  send({
    level: 'warn',
    code: 'fetch_error',
    message: `Network error: ${reason}`,
    context: { url: withoutQuery(url), status: 0 },
  });
}

export const reportError = (code: 'window_error' | 'unhandled_rejection', message: string, stack?: string): void =>
  send({ level: 'error', code, message, ...(stack ? { stack } : {}) });

export const reportRefusedRedirect = (): void =>
  send({ level: 'warn', code: REDIRECT_REFUSED, message: 'A return path to another site was rejected.' });

/** Reports uncaught errors and rejections; returns a function that stops. */
export function installErrorReports(): () => void {
  const onError = ({ message, error }: ErrorEvent) =>
    reportError('window_error', message, error instanceof Error ? error.stack : undefined);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    reportError(
      'unhandled_rejection',
      reason instanceof Error ? reason.message : String(reason),
      reason instanceof Error ? reason.stack : undefined,
    );
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
