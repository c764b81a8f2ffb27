import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How long running requests may take once no new one is accepted. */
const FINISH_MS = 10_000;
const LOOK_MS = 20;

export interface Drain {
  /** From the beginning of `leave` on: health says so, and the load balancer sends nothing more. */
  readonly isLeaving: boolean;
  /**
   * Lets everything end that runs: for `drainMs` requests are still accepted, because the load balancer has yet to notice;
   * then running ones are finished, and live streams are cut, which their browsers open again elsewhere.
   */
  leave(drainMs: number): Promise<void>;
}

/** Watches the requests of a server, so that it can end without failing one. */
export function watchRequests(server: HttpServer): Drain {
  const open = new Set<ServerResponse>();
  let isLeaving = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    // Otherwise the next request on this connection could meet its end.
    if (isLeaving) response.shouldKeepAlive = false;
  });
  const isBusy = () => [...open].some((response) => !isStream(response));
  return {
    get isLeaving() {
      return isLeaving;
    },
    async leave(drainMs) {
      isLeaving = true;
      await wait(drainMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const deadline = Date.now() + FINISH_MS; isBusy() && Date.now() < deadline;) await wait(LOOK_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
