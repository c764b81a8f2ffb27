import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Reads the session token from the cookie that Better Auth signed (`token.base64(hmac-sha256)`), without a query and
 * without the library's refresh: every request passes here.
 */
export const makeCookieReader =
  ({ secret, name }: { secret: string; name: string }) =>
  (headers: Headers): string | null => {
    const value = cookieOf(headers.get('cookie') ?? '', name);
    const dot = value?.lastIndexOf('.') ?? -1;
    if (!value || dot < 1) return null;
    const token = value.slice(0, dot);
    const given = Buffer.from(value.slice(dot + 1), 'base64');
    const wanted = createHmac('sha256', secret).update(token).digest();
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;
  };

function cookieOf(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() !== name) continue;
    try {
      return decodeURIComponent(rest.join('=').trim());
    } catch {
      return null;
    }
  }
  return null;
}
