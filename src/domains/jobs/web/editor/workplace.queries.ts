import { queryOptions } from '@tanstack/react-query';
import { lookUpZip, zipField, type ZipPlace } from '#domains/profiles/contract/geo.ts';
import { ApiError, call } from '#platform/web/api/api.ts';

interface Workplace {
  /** Null when the ZIP code names no place. */
  place: ZipPlace | null;
}

/** The place of a typed ZIP code; waits for all five digits. */
export const workplaceOf = (typed: unknown) => {
  const zip = zipField.safeParse(typed).data ?? '';
  return queryOptions({
    queryKey: ['job-zip', zip],
    queryFn: () => lookUp(zip),
    enabled: zip !== '',
    staleTime: Infinity,
    retry: false,
  });
};

async function lookUp(zip: string): Promise<Workplace> {
  try {
    return { place: await call(lookUpZip, { params: { zip } }) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return { place: null };
    throw error;
  }
}
