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
import { call } from '#platform/web/api/api.ts';

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
  mutationOptions({ mutationFn: change, onSuccess: (profile) => keepProfile(client, profile) });

export const rememberStep = (step: OnboardingStep) => call(saveOnboardingStep, { body: { step } });

export const sendSubmission = (matchingNoticeVersion: string) =>
  call(submitOnboarding, { body: { matchingNoticeVersion, acceptsMatchingNotice: true, attestsTruth: true } });

export const block = (organizationId: string) => call(blockOrganization, { body: { organizationId } });
export const unblock = (id: string) => call(unblockOrganization, { params: { id } });
