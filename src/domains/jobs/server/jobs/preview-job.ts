import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { publishedSet } from '#domains/verification/server/requirements/index.ts';
import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import type { Surroundings } from '#domains/jobs/contract/preview.ts';
import { slugOf } from '#kernel/slug.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { addedRequirements, findFacility } from './jobs.repo.ts';

/** What the page of a draft would show beyond the posting itself, read as the employer. */
export const previewJob = (
  deps: Deps,
  userId: string,
  draft: JobDraft,
): Promise<{ surroundings: Surroundings | null }> =>
  deps.db.as(user(userId), async (tx) => {
    const facility = await findFacility(tx, draft.organizationId);
    if (!facility) throw notFound('organization');
    const place = draft.zip === null ? null : placeOf(draft.zip);
    if (!draft.position || (place?.state !== 'MO' && place?.state !== 'KS')) return { surroundings: null };
    const { city, state } = place;
    const { name, slug, facilityType, website, streetAddress, zip, benefits, about } = facility;
    const { license } = await publishedSet(tx, draft.position);
    return {
      surroundings: {
        city,
        state,
        place: slugOf(`${city} ${state}`),
        licenseRule: license,
        addedRequirements: await addedRequirements(tx, facility.id, draft.position),
        employer: { name, slug, facilityType, website, streetAddress, zip, benefits, about },
      },
    };
  });
