import { onTestFinished, vi } from 'vitest';

/** The browser's connection: what was sent over it, and the events that a network gives. happy-dom reports no progress. */
export class Connection extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  sent: File | FormData | null = null;
  status = 0;
  statusText = '';
  response: unknown = null;

  open(_method: string, _path: string): void {}

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(content: File | FormData): void {
    this.sent = content;
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  cut(): void {
    this.dispatchEvent(new Event('error'));
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number, response: unknown, statusText = ''): void {
    Object.assign(this, { status, response, statusText });
    this.dispatchEvent(new Event('load'));
  }
}

interface Report {
  code: string;
  message: string;
  context: { url: string; status: number };
}

/** Takes the place of the network for the running test: the uploads, in their order, and what was reported. */
export function network(respond: (path: string) => Promise<Response> = () => Promise.reject(new Error('no answer'))) {
  const connections: Connection[] = [];
  const reports: Report[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Connection {
      constructor() {
        super();
        connections.push(this);
      }
    },
  );
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/error-log') return respond(path);
    reports.push(JSON.parse(init.body as string) as Report);
    return Response.json({ id: 'r' }, { status: 202 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { connections, reports };
}
