import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { beforeAll, beforeEach, expect } from 'vitest';

export interface DnsPeer {
  /** For `INBOUND_DNS`. */
  address: string;
  /** Publishes a TXT record, until the test ends. */
  publish(name: string, text: string): void;
  /** From now on, no question is answered. */
  fallSilent(): void;
}

const TXT = 16;
const NO_SUCH_NAME = 3;

/** A real name server over UDP for all tests of a file; it knows TXT records only. */
export function sharedDnsPeer(): DnsPeer {
  const records = new Map<string, string>();
  let isSilent = false;
  let address: string | undefined;
  beforeAll(async () => {
    const socket = createSocket('udp4', (question, { port, address: from }) => {
      if (!isSilent) socket.send(answerTo(question, records), port, from);
    });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    address = `127.0.0.1:${socket.address().port}`;
    return () => new Promise<void>((resolve) => socket.close(() => resolve()));
  });
  beforeEach(() => {
    records.clear();
    isSilent = false;
  });
  return {
    get address() {
      return address ?? expect.fail('the name server is there while tests run');
    },
    publish: (name, text) => void records.set(name.toLowerCase(), text),
    fallSilent: () => {
      isSilent = true;
    },
  };
}

/** RFC 1035: the question again, then its TXT record if there is one. */
function answerTo(question: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const end = at + 5;
  const text = records.get(labels.join('.').toLowerCase());
  const isAnswered = text !== undefined && question.readUInt16BE(at + 1) === TXT;
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (text === undefined ? NO_SUCH_NAME : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(isAnswered ? 1 : 0, 6);
  return Buffer.concat([head, question.subarray(12, end), ...(isAnswered ? [txtRecord(text)] : [])]);
}

function txtRecord(text: string): Buffer {
  const pieces = (text.match(/.{1,255}/gs) ?? []).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]),
  );
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(12);
  // A pointer to the name in the question, the type, the class, a minute to live and the length.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
