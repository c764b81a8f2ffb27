import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = 'tallgrass.device';
const YEAR_SECONDS = 365 * 86_400;
/** As many people as share a family's computer. */
const MOST_PEOPLE = 6;

/**
 * Remembers in the browser who has signed in there before, as keyed hashes of their ids: enough to tell a new device
 * from a known one, useless to anybody else.
 */
export interface DeviceCookie {
  knows(cookieHeader: string, userId: string): boolean;
  /** The cookie to set so that this browser knows the person from now on. */
  remember(cookieHeader: string, userId: string): string;
}

export function makeDeviceCookie({ key, secure }: { key: Buffer; secure: boolean }): DeviceCookie {
  const markOf = (userId: string) => createHmac('sha256', key).update(userId).digest('base64url').slice(0, 22);
  const marksIn = (header: string) =>
    (new RegExp(`(?:^|;\\s*)${NAME.replace('.', '\\.')}=([\\w.-]*)`).exec(header)?.[1] ?? '')
      .split('.')
      .filter(Boolean);
  const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
  return {
    knows: (header, userId) => marksIn(header).some((mark) => isSame(mark, markOf(userId))),
    remember(header, userId) {
      const mine = markOf(userId);
      const marks = [mine, ...marksIn(header).filter((mark) => mark !== mine)].slice(0, MOST_PEOPLE);
      return `${NAME}=${marks.join('.')}; Max-Age=${YEAR_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },
  };
}
