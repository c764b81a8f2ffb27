import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  blockOrganization,
  getMyProfile,
  getMySubmission,
  saveOnboardingStep,
  searchOrganizations,
  submitOnboarding,
  unblockOrganization,
  type CandidateProfileView,
} from '#domains/profiles/contract/candidates.ts';
import { getMyRequirements } from '#domains/verification/contract/requirements.ts';
import { lookUpZip, zipField } from '#domains/profiles/contract/geo.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import { ApiError, call } from '#platform/web/api/api.ts';

const PROFILE_KEY = ['my-profile'] as const;

export const myProfile = () => queryOptions({ queryKey: PROFILE_KEY, queryFn: () => call(getMyProfile) });

export const mySubmission = () =>
  queryOptions({ queryKey: [...PROFILE_KEY, 'submission'], queryFn: () => call(getMySubmission) });

export const myRequirements = () =>
  queryOptions({ queryKey: [...PROFILE_KEY, 'requirements'], queryFn: () => call(getMyRequirements) });

export const zipPlace = (typed: string) => {
  const zip = zipField.safeParse(typed).data ?? '';
  return queryOptions({
    queryKey: ['zip', zip],
    queryFn: () => call(lookUpZip, { params: { zip } }),
    enabled: zip !== '',
    staleTime: Infinity,
    retry: false,
  });
};

export const organizationSearch = (q: string) =>
  queryOptions({
    queryKey: ['organization-search', q],
    queryFn: () => call(searchOrganizations, { query: { q } }),
    enabled: q.length >= 2,
  });

/** Each write returns the whole profile: caches it and invalidates what depends on it. */
export const keepProfile = (client: QueryClient, profile: CandidateProfileView): void => {
  client.setQueryData(myProfile().queryKey, profile);
  void client.invalidateQueries({ queryKey: mySubmission().queryKey });
  void client.invalidateQueries({ queryKey: myRequirements().queryKey });
};

/** Mutation options for one write of the profile. */
export const changeProfile = <Input>(client: QueryClient, change: (given: Input) => Promise<CandidateProfileView>) =>
  mutationOptions({
    mutationFn: async (given: Input) => {
      const before = answersTo(client);
      const profile = await change(given);
      return answersTo(client) === before ? profile : readAgain(client, profile);
    },
    onSuccess: (profile) => keepProfile(client, profile),
  });

const answersTo = (client: QueryClient) => client.getQueryState(myProfile().queryKey)?.dataUpdateCount;

/** Of two writes that overlap, the later answer may be of the earlier state: it would show a blocked employer as not blocked. */
async function readAgain(client: QueryClient, answer: CandidateProfileView): Promise<CandidateProfileView> {
  const before = answersTo(client);
  const profile = await call(getMyProfile).catch(() => client.getQueryData(myProfile().queryKey) ?? answer);
  return answersTo(client) === before ? profile : readAgain(client, profile);
}

export const rememberStep = (step: OnboardingStep) => call(saveOnboardingStep, { body: { step } });

export const sendSubmission = (matchingNoticeVersion: string) =>
  call(submitOnboarding, { body: { matchingNoticeVersion, acceptsMatchingNotice: true, attestsTruth: true } });

export const block = (organizationId: string) => call(blockOrganization, { body: { organizationId } });
/** An employer that is unblocked already, in another tab or by a call whose answer was lost, is not a failure. */
export const unblock = (id: string) =>
  call(unblockOrganization, { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return call(getMyProfile);
    throw error;
  });
