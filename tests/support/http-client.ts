export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  body: any;
}
type Extra = Record<string, string>;

/** A cursor that loops ends a test instead of running forever. */
const MOST_PAGES = 50;

/** A browser without pages: sends JSON, keeps cookies. */
export class HttpClient {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  /** How often a request that the server fails at is sent; more than once only where a test plants faults. */
  readonly mostAttempts: number;

  constructor(origin: string, mostAttempts = 1) {
    this.origin = origin;
    this.mostAttempts = mostAttempts;
  }

  get = (path: string, headers?: Extra) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Extra) => this.send('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: Extra) => this.send('PUT', path, body, headers);
  patch = (path: string, body?: unknown, headers?: Extra) => this.send('PATCH', path, body, headers);
  delete = (path: string, headers?: Extra) => this.send('DELETE', path, undefined, headers);

  /** Reads a list to its end, page by page, as a screen does. */
  async pages(path: string): Promise<Answer['body'][][]> {
    const pages: Answer['body'][][] = [];
    let cursor = '';
    do {
      const { body } = await this.get(`${path}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      pages.push(body.items);
      cursor = body.nextCursor ?? '';
    } while (cursor !== '' && pages.length < MOST_PAGES);
    return pages;
  }

  async send(method: string, path: string, body?: unknown, headers: Extra = {}): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#sendOnce(method, path, body, headers);
      if (answer.status < 500 || attempt >= this.mostAttempts) return answer;
    }
  }

  async #sendOnce(method: string, path: string, body: unknown, headers: Extra): Promise<Answer> {
    const response = await fetch(new URL(path, this.origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}
