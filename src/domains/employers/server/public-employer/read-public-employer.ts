import { employerPath, type PublicEmployer } from '#domains/employers/contract/public-employer.ts';
import { acceptedOrganizationChecks } from '#domains/verification/server/cases/index.ts';
import { dayOf } from '#kernel/days.ts';
import { anonymous, service } from '#platform/server/database/db.ts';
import { stale } from '#platform/server/database/stale.ts';
import type { Deps } from '#platform/server/deps.ts';
import { findEmployer, listEmployers, listRelatives, readApproval } from './public-employer.repo.ts';

const SITEMAP_LIMIT = 10_000;
const SLUG = /^[a-z0-9-]{1,100}$/;

/**
 * A verified employer as a visitor sees it, or null when there is none at this address. Row-level security decides what
 * is public; only the day and the sources of the checks are read past it.
 */
export async function readPublicEmployer(deps: Deps, slug: string): Promise<PublicEmployer | null> {
  if (!SLUG.test(slug)) return null;
  const found = await deps.db.as(anonymous, async (tx) => {
    const employer = await findEmployer(tx, slug);
    return employer && { employer, relatives: await listRelatives(tx, employer) };
  });
  if (!found) return null;
  const { employer, relatives } = found;
  const { id, path, name, facilityType, city, state, website, beds, benefits, about, isDemo } = employer;
  const { approvedAt, checks } = await deps.db.as(service, async (tx) => ({
    approvedAt: await readApproval(tx, id),
    checks: await acceptedOrganizationChecks(tx, id),
  }));
  const above = relatives.filter((each) => path.includes(each.id));
  const below = relatives.filter((each) => each.path.includes(id));
  const parent = above.findLast((each) => each.slug !== null);
  return {
    id,
    slug,
    name,
    facilityType,
    city,
    state,
    website,
    beds,
    benefits,
    about,
    isDemo,
    topId: path[0] ?? id,
    below: below.map((each) => each.id),
    parent: parent?.slug ? { name: parent.name, slug: parent.slug } : null,
    facilities: below.flatMap((each) => (each.slug ? [{ ...placed(each), slug: each.slug }] : [])),
    units: below.filter((each) => each.kind === 'unit').map((each) => each.name),
    verifiedOn: approvedAt && dayOf(approvedAt),
    checks: checks.map(({ itemType, source, reviewedAt }) => ({
      type: itemType,
      source,
      checkedOn: dayOf(reviewedAt),
    })),
  };
}

const placed = ({ name, city, state }: { name: string; city: string | null; state: string | null }) => ({
  name,
  city,
  state,
});

/** Real employers for the sitemap, each with the day of its last change. */
export const listEmployerPages = (deps: Deps): Promise<{ path: string; changedOn: string }[]> =>
  deps.db.readAs(service, stale.figures, async (tx) =>
    (await listEmployers(tx, SITEMAP_LIMIT)).map(({ slug, updatedAt }) => ({
      path: employerPath(slug),
      changedOn: dayOf(updatedAt),
    })),
  );
