import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Reads the session token from the cookie that Better Auth signed (`token.base64(hmac-sha256)`), without a query and
 * without the library's refresh: every request passes here. `onForged` hears of a cookie without a good signature.
 */
export const makeCookieReader =
  ({ secret, name, onForged }: { secret: string; name: string; onForged: () => void }) =>
  (headers: Headers): string | null => {
    const value = cookieOf(headers.get('cookie') ?? '', name);
    if (value === null) return null;
    const dot = value.lastIndexOf('.');
    const token = value.slice(0, Math.max(0, dot));
    const given = Buffer.from(value.slice(dot + 1), 'base64');
    const wanted = createHmac('sha256', secret).update(token).digest();
    if (token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)) return token;
    onForged();
    return null;
  };

function cookieOf(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() !== name) continue;
    try {
      return decodeURIComponent(rest.join('=').trim());
    } catch {
      return '';
    }
  }
  return null;
}
