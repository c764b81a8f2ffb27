import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { isMilitaryZip, MILITARY_ZIP, UNKNOWN_ZIP } from '#domains/profiles/contract/geo.ts';
import {
  OTHER_ROLE,
  TARGET_BELOW_FLOOR,
  type AboutBody,
  type CandidateProfileView,
  type PreferencesBody,
  type RoleBody,
} from '#domains/profiles/contract/candidates.ts';
import { screenSoon } from '#domains/verification/server/screening/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { readCore, saveCandidate, savePhone, savePreferences, savePrivate } from './candidates.repo.ts';
import { updateItem } from './own-items.ts';
import { requestRole, updateOwnProfile } from './save-profile.ts';
import { placeOf } from './places/zip.ts';

type Values = Partial<AboutBody & RoleBody & PreferencesBody>;

/** Which table each field is saved in; home and position are saved by functions of their own. */
const CANDIDATE = [
  'yearsExperience',
  'specialties',
  'settings',
  'skills',
  'headline',
  'about',
  'movedFromState',
  'movedOn',
] as const;
const PRIVATE = ['dateOfBirth', 'formerNames', 'streetAddress'] as const;
const PREFERENCES = [
  'payFloorCents',
  'payTargetCents',
  'shifts',
  'shiftPatterns',
  'employmentTypes',
  'radiusMiles',
  'willRelocate',
  'relocateStates',
  'earliestStart',
  'workAuthorized',
  'needsSponsorship',
] as const;

const pick = <Name extends keyof Values>(values: Values, names: readonly Name[]): Pick<Values, Name> | null => {
  const given = names.filter((name) => name in values);
  return given.length > 0
    ? (Object.fromEntries(given.map((name) => [name, values[name]])) as Pick<Values, Name>)
    : null;
};

/** Saves the fields of one short form of the wizard and leaves every other field as it is. */
export const savePart = (deps: Deps, userId: string, values: Values): Promise<CandidateProfileView> =>
  updateOwnProfile(deps, userId, async (tx) => {
    await assertPayOrder(tx, userId, values);
    if (values.phone !== undefined) await savePhone(tx, userId, values.phone);
    // A change of an approved profile goes to the reviewers, whichever item it belongs to.
    await updateItem(deps, tx, { userId, type: 'identity' }, () =>
      updateItem(deps, tx, { userId, type: 'role' }, () => write(tx, userId, values)),
    );
    if (values.position === OTHER_ROLE) await requestRole(deps, tx, userId, values.requestedRole ?? null);
    // A new name or birth date must be screened again.
    if (values.fullName !== undefined || values.formerNames !== undefined) await screenSoon(deps, tx, userId);
  });

async function write(tx: Tx, userId: string, values: Values): Promise<void> {
  const candidate = {
    ...pick(values, CANDIDATE),
    ...(values.position && { position: values.position === OTHER_ROLE ? null : values.position }),
    ...(values.zip && (await homeOf(tx, userId, values.zip))),
  };
  await saveCandidate(tx, userId, candidate);
  const secret = pick(values, PRIVATE);
  if (secret) await savePrivate(tx, userId, secret);
  const wish = pick(values, PREFERENCES);
  if (wish) await savePreferences(tx, userId, wish);
  if (values.fullName) await updateProfile(tx, userId, { fullName: values.fullName });
}

async function homeOf(tx: Tx, userId: string, zip: string) {
  const place = placeOf(zip);
  if (!place) throw invalidField('zip', isMilitaryZip(zip) ? MILITARY_ZIP : UNKNOWN_ZIP);
  const before = await readCore(tx, userId);
  if (!before) throw notFound('profile');
  const { homeState, movedOn } = before.candidate;
  // A compact license depends on the date of a move, which the address form asks for.
  if (before.profile.onboardingCompleted && homeState && homeState !== place.state && !movedOn) {
    throw invalidField('zip', 'This is in another state. First add the date you moved, under “Your address”.');
  }
  return {
    homeZip: place.zip,
    homeCity: place.city,
    homeState: place.state,
    homeLatitude: place.latitude,
    homeLongitude: place.longitude,
    timeZone: place.timeZone,
  };
}

/** Each of the two pays is saved by a form of its own. */
async function assertPayOrder(tx: Tx, userId: string, values: Values): Promise<void> {
  if (values.payFloorCents === undefined && values.payTargetCents === undefined) return;
  const before = (await readCore(tx, userId))?.preferences;
  const floor = values.payFloorCents ?? before?.payFloorCents ?? null;
  const target = values.payTargetCents === undefined ? (before?.payTargetCents ?? null) : values.payTargetCents;
  if (floor === null || target === null || target >= floor) return;
  throw values.payFloorCents === undefined
    ? invalidField('payTargetCents', TARGET_BELOW_FLOOR)
    : invalidField('payFloorCents', `Your target pay is $${(target / 100).toFixed(2)}. Your lowest pay can’t be more.`);
}
