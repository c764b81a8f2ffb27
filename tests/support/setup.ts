import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { keepStatements, STATEMENTS_FOLDER } from './database/sent-statements.ts';

const statements = process.env[STATEMENTS_FOLDER];
if (statements) keepStatements(statements);

/** A test fails when an error was written to the console, whatever else it asserts. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'errors on the console').toEqual([]);
});

/** Nothing leaves this machine: real peers run beside the tests. */
const LOOPBACK = /^(127\.|::1$|localhost$|\[::1\]$)/;
const connect = Socket.prototype.connect;
Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]): Socket {
  const [first] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  const host =
    first && typeof first === 'object' && 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
  if (!LOOPBACK.test(host)) throw new Error(`a test called out to ${host}`);
  return Reflect.apply(connect, this, args) as Socket;
};
