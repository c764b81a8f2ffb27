import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';
import { cookieName, newCookie } from './cookies.ts';

const DAY_SECONDS = 86_400;
/** The number of people who may share a family's computer. */
const MOST_MARKS = 6;
const ID_BYTES = 12;
/** Letters of base64url: 96 bits name the browser, 132 prove a mark. */
const ID = /^[\w-]{16}$/;
const MARK_LETTERS = 22;

/**
 * Stores in a browser what the server knows about it: a random browser name, and for each subject a keyed hash of that
 * name and the subject. A reader can't tell who it is about, forge a mark, or move it to another browser's name.
 */
export interface DeviceCookie {
  /** The browser's name when it carries the mark of the subject, else null. */
  find(cookieHeader: string, subject: string): string | null;
  /** The cookie to set so that this browser carries the mark from now on. */
  remember(cookieHeader: string, subject: string): string;
}

interface Options {
  site: Pick<Env, 'appUrl'>;
  name: string;
  days: number;
  key: Buffer;
}

export function makeDeviceCookie({ site, name, days, key }: Options): DeviceCookie {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName(site, name).replace('.', '\\.')}=([\\w.-]*)`);
  const markOf = (id: string, subject: string) =>
    createHmac('sha256', key).update(`${id} ${subject}`).digest('base64url').slice(0, MARK_LETTERS);
  const read = (header: string) => {
    const [id = '', ...marks] = (pattern.exec(header)?.[1] ?? '').split('.');
    return ID.test(id) ? { id, marks } : null;
  };
  const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
  return {
    find(header, subject) {
      const found = read(header);
      return found?.marks.some((mark) => isSame(mark, markOf(found.id, subject))) ? found.id : null;
    },
    remember(header, subject) {
      const { id, marks } = read(header) ?? { id: randomBytes(ID_BYTES).toString('base64url'), marks: [] };
      const mine = markOf(id, subject);
      const kept = [mine, ...marks.filter((mark) => mark !== mine)].slice(0, MOST_MARKS);
      return newCookie(site, name, [id, ...kept].join('.'), days * DAY_SECONDS);
    },
  };
}
