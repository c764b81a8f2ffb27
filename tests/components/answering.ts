import { expect, onTestFinished, vi } from 'vitest';
import type { ErrorCode } from '#kernel/errors.ts';
import type { AnswerOf, Contract, InputOf } from '#platform/contract/contract.ts';

/** Reports of failures, such as of a refused call, are not what a test is about. */
const ERROR_LOG = '/api/error-log';

type Respond = (url: URL, init: RequestInit) => Promise<Response> | null;

/** What answers the calls of the running test, latest first. */
let answers: Respond[] = [];

/**
 * Answers the calls of one contract in place of the server, and returns them as the server would read them. What is sent
 * and what is answered must be what the contract allows; `respond`, told how many calls there were, may also return a
 * `Response`, such as a refusal. A call that the test does not answer fails it.
 */
export function answering<C extends Contract>(
  contract: C,
  respond: (call: InputOf<C>, count: number) => AnswerOf<C> | Response | Promise<AnswerOf<C> | Response>,
): InputOf<C>[] {
  const calls: InputOf<C>[] = [];
  const path = new RegExp(`^${contract.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const answer = async (params: Record<string, string>, url: URL, init: RequestInit) => {
    const call = {
      ...(contract.params && { params: contract.params.parse(params) }),
      ...(contract.query && { query: contract.query.parse(Object.fromEntries(url.searchParams)) }),
      ...(contract.body && { body: contract.body.parse(JSON.parse(init.body as string)) }),
    } as InputOf<C>;
    calls.push(call);
    const given = await respond(call, calls.length);
    return given instanceof Response ? given : Response.json(contract.response.parse(given));
  };
  listen();
  answers.unshift((url, init) => {
    const match = path.exec(url.pathname);
    return match && init.method?.toLowerCase() === contract.method ? answer({ ...match.groups }, url, init) : null;
  });
  return calls;
}

/** An answer of the server that refuses what fields hold. */
export const refusal = (fields: Record<string, string>): Response =>
  refused(422, 'INVALID_INPUT', 'Please check what you entered.', fields);

/** An answer of the server that refuses a call as a whole. */
export const refused = (
  status: number,
  error: ErrorCode,
  message: string,
  fields: Record<string, string> = {},
): Response => Response.json({ error, message, requestId: 'r', fields }, { status });

function listen(): void {
  if (answers.length > 0) return;
  const wrong: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    try {
      for (const answer of answers) {
        const answered = answer(url, init);
        if (answered) return await answered;
      }
      if (path === ERROR_LOG) return Response.json({ id: 'r' });
      throw new Error('no answer');
    } catch (error) {
      wrong.push(`${init.method ?? 'GET'} ${path}: ${String(error)}`);
      throw error;
    }
  });
  onTestFinished(() => {
    answers = [];
    vi.unstubAllGlobals();
    expect(wrong, 'calls that the contract or the test does not allow').toEqual([]);
  });
}
