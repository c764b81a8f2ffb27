import { dashboardOf, ROLE_PICKER } from '#domains/accounts/contract/destination.ts';
import { readOwnSession } from '#domains/accounts/server/identity/index.ts';
import { dayOf } from '#kernel/days.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppContext } from '#platform/server/http/http.ts';
import { PAGE_POLICY } from './page-policy.ts';

/** Whose session a request has. */
export interface Reader {
  /** Null without a session, and for employers and administrators, who save nothing. */
  candidateId: string | null;
  /** Where a signed-in person goes from the header; null for visitors. */
  home: string | null;
}

export const VISITOR: Reader = { candidateId: null, home: null };

export async function readerOf(deps: Deps, c: AppContext): Promise<Reader> {
  const { viewer } = await readOwnSession(deps, c.req.raw.headers);
  if (!viewer) return VISITOR;
  const { role } = viewer;
  return {
    candidateId: role === 'job_seeker' ? viewer.userId : null,
    home: role ? dashboardOf(role) : ROLE_PICKER,
  };
}

/** What a server-rendered page needs to know about the site around it. */
export interface SiteFrame {
  origin: string;
  styles: readonly string[];
  year: number;
  reader: { home: string | null; isCandidate: boolean };
}

/** The frame without the headers of a page. */
export const siteFrame = (deps: Deps, styles: readonly string[], { home, candidateId }: Reader): SiteFrame => ({
  origin: deps.env.appUrl,
  styles,
  year: Number(dayOf(deps.clock.now()).slice(0, 4)),
  reader: { home, isCandidate: candidateId !== null },
});

/**
 * The frame of a page that anyone may read. The page of a signed-in person has their own links, so nothing keeps it, and
 * what is kept of the others (`kept`) depends on the cookie.
 */
export function publicFrame(
  deps: Deps,
  c: AppContext,
  { styles, reader, kept }: { styles: readonly string[]; reader: Reader; kept: string },
): SiteFrame {
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('Cache-Control', reader.home === null ? kept : 'private, no-store');
  c.header('Vary', 'Cookie', { append: true });
  return siteFrame(deps, styles, reader);
}
