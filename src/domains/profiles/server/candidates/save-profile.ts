import { screenSoon } from '#domains/verification/server/screening/index.ts';
import { insertConsent, revokeConsents, updateProfile } from '#domains/accounts/server/people/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import {
  OTHER_ROLE,
  type AboutBody,
  type AboutChange,
  type CandidateProfileView,
  type CredentialsChange,
  type PreferencesChange,
  type RoleChange,
} from '#domains/profiles/contract/candidates.ts';
import { AUTO_APPLY_CONSENT_VERSION } from '#domains/profiles/contract/consents.ts';
import { isMilitaryZip, MILITARY_ZIP, UNKNOWN_ZIP } from '#domains/profiles/contract/geo.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import {
  deleteBlock,
  insertBlock,
  insertRoleRequest,
  isVisibleOrganization,
  readFacts,
  readLastRoleRequest,
  saveCandidate,
  savePhone,
  savePrivate,
  savePreferences,
  searchLiveOrganizations,
  setAutoApplyPause,
  markFirstJobs,
  type Core,
} from './candidates.repo.ts';
import {
  autoApplyChanged,
  organizationBlocked,
  organizationUnblocked,
} from '#domains/profiles/contract/profile-events.ts';
import { publish } from '#platform/server/events/publish.ts';
import { US_STATES } from '#kernel/vocabulary.ts';
import { lockCore, updateItem } from './own-items.ts';
import { wholeAbout, wholePreferences, wholeRole } from './whole-form.ts';
import { presentOrganization } from './present-profile.ts';
import { viewOf } from './read-profile.ts';
import { placeOf } from './places/zip.ts';

/** Runs a change of the person's own profile and returns the whole profile. */
export const updateOwnProfile = (
  deps: Deps,
  userId: string,
  change: (tx: Tx) => Promise<void>,
): Promise<CandidateProfileView> =>
  deps.db.as(user(userId), async (tx) => {
    await change(tx);
    return viewOf(deps, tx, userId);
  });

export const readMyProfile = (deps: Deps, userId: string) => deps.db.as(user(userId), (tx) => viewOf(deps, tx, userId));

export const saveMyAbout = (deps: Deps, userId: string, change: AboutChange): Promise<CandidateProfileView> =>
  updateOwnProfile(deps, userId, async (tx) => {
    await updateItem(deps, tx, { userId, type: 'identity' }, async (before) => {
      const about = wholeAbout(before, change);
      const place = placeOf(about.zip);
      if (!place) throw invalidField('zip', isMilitaryZip(about.zip) ? MILITARY_ZIP : UNKNOWN_ZIP);
      const movedFromState = await moveOf(tx, before, place.state, about);
      await savePhone(tx, userId, about.phone);
      await updateProfile(tx, userId, { fullName: about.fullName });
      await saveCandidate(tx, userId, {
        homeZip: place.zip,
        homeCity: place.city,
        homeState: place.state,
        homeLatitude: place.latitude,
        homeLongitude: place.longitude,
        timeZone: place.timeZone,
        movedFromState,
        movedOn: about.movedOn,
      });
      const { dateOfBirth, formerNames, streetAddress } = about;
      await savePrivate(tx, userId, { dateOfBirth, formerNames, streetAddress });
    });
    // A new name or birth date must be screened again.
    await screenSoon(deps, tx, userId);
  });

/**
 * A compact license remains usable for 60 days after a dated change of home state (NLC rule 402(2)), so a holder who
 * changes the state must give the date.
 */
async function moveOf(
  tx: Tx,
  { profile, candidate }: Core,
  state: string,
  about: AboutBody,
): Promise<AboutBody['movedFromState']> {
  const from = US_STATES.find((one) => one === candidate.homeState);
  if (!profile.onboardingCompleted || !from || from === state) return about.movedFromState;
  const { licenses } = await readFacts(tx, profile.userId);
  if (!licenses.some((held) => held.state === from && held.compactStatus === 'multistate')) return about.movedFromState;
  if (!about.movedOn) throw invalidField('movedOn', 'You now live in another state. Enter the date you moved.');
  return about.movedFromState ?? from;
}

export const saveMyRole = (deps: Deps, userId: string, change: RoleChange): Promise<CandidateProfileView> =>
  updateOwnProfile(deps, userId, (tx) =>
    updateItem(deps, tx, { userId, type: 'role' }, async (before) => {
      const whole = wholeRole(before, await readLastRoleRequest(tx, userId), change);
      const { position, requestedRole, ...rest } = whole;
      await saveCandidate(tx, userId, { ...rest, position: position === OTHER_ROLE ? null : position });
      if (position === OTHER_ROLE) await requestRole(deps, tx, userId, requestedRole);
    }),
  );

/** Keeps a request for a role that is not on the list; the same one only once. */
export async function requestRole(deps: Deps, tx: Tx, userId: string, requestedRole: string | null): Promise<void> {
  if (!requestedRole || requestedRole === (await readLastRoleRequest(tx, userId))) return;
  await insertRoleRequest(tx, { userId, requestedRole, createdAt: deps.clock.now() });
}

export async function saveMyCredentials(deps: Deps, userId: string, change: CredentialsChange) {
  try {
    return await updateOwnProfile(deps, userId, async (tx) => {
      await updateItem(deps, tx, { userId, type: 'role' }, () => saveCandidate(tx, userId, change));
      await screenSoon(deps, tx, userId);
    });
  } catch (error) {
    if (isConstraint(error, 'candidate_profiles_npi_once')) {
      throw invalidField('npi', 'Another profile uses this NPI. Please check it, or contact Support.');
    }
    throw error;
  }
}

const isConstraint = (error: unknown, name: string): boolean =>
  error instanceof Error && (('constraint' in error && error.constraint === name) || isConstraint(error.cause, name));

export const saveMyPreferences = (
  deps: Deps,
  userId: string,
  change: PreferencesChange,
): Promise<CandidateProfileView> =>
  updateOwnProfile(deps, userId, async (tx) => {
    const core = await lockCore(tx, userId);
    const before = core.preferences;
    const wish = wholePreferences(core, change);
    const { autoApply: isOn, autoApplyDailyCap: dailyCap, autoApplyActiveCap: activeCap } = wish;
    await savePreferences(tx, userId, wish);
    // Only an explicit choice turns it on or off: other preferences neither give nor revoke the consent.
    if (change.autoApply !== undefined) {
      await recordAutoApplyConsent(deps, tx, { userId, wasOn: before.autoApply, isOn, dailyCap, activeCap });
    }
    if (before.autoApply || isOn) await publish(deps, tx, autoApplyChanged, { userId });
  });

/** Auto-apply needs its own consent, given and revoked with the switch. */
async function recordAutoApplyConsent(
  deps: Deps,
  tx: Tx,
  change: { userId: string; wasOn: boolean; isOn: boolean; dailyCap: number; activeCap: number },
): Promise<void> {
  const { userId, dailyCap, activeCap } = change;
  if (change.wasOn === change.isOn) return;
  const at = deps.clock.now();
  await revokeConsents(tx, { userId, kind: 'auto_apply', at });
  await setAutoApplyPause(tx, userId, null);
  if (!change.isOn) return;
  await insertConsent(tx, {
    userId,
    kind: 'auto_apply',
    version: AUTO_APPLY_CONSENT_VERSION,
    scope: { dailyCap, activeCap },
    grantedAt: at,
  });
}

export const saveMyStep = (deps: Deps, userId: string, onboardingStep: OnboardingStep): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    await saveCandidate(tx, userId, { onboardingStep });
    if (onboardingStep === 'matches') await markFirstJobs(tx, userId, deps.clock.now());
  });

export const findEmployers = (deps: Deps, userId: string, text: string) =>
  deps.db.as(user(userId), async (tx) => (await searchLiveOrganizations(tx, text)).map(presentOrganization));

export const blockEmployer = (deps: Deps, userId: string, organizationId: string) =>
  updateOwnProfile(deps, userId, async (tx) => {
    if (!(await isVisibleOrganization(tx, organizationId))) throw notFound('employer');
    await insertBlock(tx, userId, organizationId);
    await publish(deps, tx, organizationBlocked, { userId, organizationId });
  });

export const unblockEmployer = (deps: Deps, userId: string, organizationId: string) =>
  updateOwnProfile(deps, userId, async (tx) => {
    if (!(await deleteBlock(tx, userId, organizationId))) throw notFound('employer');
    await publish(deps, tx, organizationUnblocked, { userId, organizationId });
  });
