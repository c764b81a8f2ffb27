import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Scanner, ScannerState, ScanResult } from './scanner.ts';

const TIMEOUT_MS = 60_000;
/** A running daemon answers immediately; while it loads its signatures it doesn't, and can't scan either. */
const LOOK_MS = 3000;

/**
 * Speaks clamd's INSTREAM protocol: `zINSTREAM\0`, then each chunk prefixed with its four-byte length, then a zero
 * length. The reply is `stream: OK`, `stream: NAME FOUND` or an error. `url` is tcp://host:port or unix:///path.
 */
export function clamd(url: string): Scanner {
  const { protocol, hostname, port, pathname } = new URL(url);
  const target = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };

  const open = (timeoutMs: number): Socket => {
    const socket = connect(target);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')));
    return socket;
  };

  const say = async (command: string): Promise<string> => {
    const socket = open(LOOK_MS);
    try {
      await once(socket, 'connect');
      socket.write(`z${command}\0`);
      return await read(socket);
    } finally {
      socket.destroy();
    }
  };

  return {
    async probe(): Promise<ScannerState> {
      try {
        const pong = await say('PING');
        if (pong !== 'PONG') return { reason: `clamd answered ${pong.slice(0, 100) || 'nothing'}` };
        return { version: (await say('VERSION')).slice(0, 100) };
      } catch (error) {
        return { reason: error instanceof Error ? error.message : 'unknown' };
      }
    },
    async scan(source) {
      const socket = open(TIMEOUT_MS);
      try {
        await once(socket, 'connect');
        const answer = read(socket);
        // clamd may reply and hang up mid-stream (its own size limit); the reply then says why.
        await Promise.race([send(socket, source), answer]);
        return verdictOf(await answer);
      } catch (error) {
        return {
          verdict: 'unavailable',
          reason: error instanceof Error ? error.message : 'unknown',
        };
      } finally {
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, source: AsyncIterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const part of source) {
    if (part.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    socket.write(length);
    if (!socket.write(part)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

async function read(socket: Socket): Promise<string> {
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.endsWith('\0')) break;
  }
  return answer.replace(/\0$/, '').trim();
}

function verdictOf(answer: string): ScanResult {
  if (answer === 'stream: OK') return { verdict: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(answer);
  if (found?.[1]) return { verdict: 'infected', name: found[1] };
  return { verdict: 'unavailable', reason: answer || 'clamd closed the connection' };
}
