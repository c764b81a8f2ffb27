import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from '#platform/contract/theme-script.ts';

/** Only the theme script may run, and forms ask only this server. Structured data is a data block, which needs no permission. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // For crawlers that ask for robots.txt from within the page.
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
