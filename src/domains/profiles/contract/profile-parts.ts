import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { licenseBody } from './candidate-facts.ts';
import { aboutBody, candidateProfileView, needsReach, needsRoleName, preferencesBody, roleBody } from './candidates.ts';

/**
 * The short forms of the wizard, one question each. A call saves only its own fields, so two tabs with different forms
 * never overwrite each other.
 */
const part = <const Name extends string, Body extends z.ZodType>(name: Name, words: string, body: Body) =>
  contract({
    method: 'put',
    path: `/api/me/profile/parts/${name}`,
    summary: `Save ${words}`,
    body,
    response: candidateProfileView,
  });

const about = aboutBody.shape;
const role = roleBody.shape;
const wish = preferencesBody.shape;

export const profileParts = {
  position: part(
    'position',
    "my position, or ask for one that is not on the list ('OTHER')",
    z.strictObject({ position: role.position, requestedRole: role.requestedRole }).refine(...needsRoleName),
  ),
  license: part(
    'license',
    'state and number of the license for my position, before I submit',
    z.strictObject({
      state: licenseBody.shape.state,
      licenseNumber: z.string().trim().min(1, 'Enter your license number.').max(40, 'At most 40 characters.'),
      compactStatus: licenseBody.shape.compactStatus,
    }),
  ),
  home: part('home', 'my ZIP code, which sets city, state and time zone', z.strictObject({ zip: about.zip })),
  shifts: part('shifts', 'the shifts I would work', z.strictObject({ shifts: wish.shifts })),
  pay: part('pay', 'the lowest pay I would take', z.strictObject({ payFloorCents: wish.payFloorCents })),
  specialty: part(
    'specialty',
    'my years of experience and specialties',
    z.strictObject({
      yearsExperience: role.yearsExperience.refine(
        (years) => years !== null,
        'Enter your years of experience. Zero is fine.',
      ),
      specialties: role.specialties,
    }),
  ),
  skills: part('skills', 'my skills', z.strictObject({ skills: role.skills })),
  settings: part('settings', 'where I would like to work', z.strictObject({ settings: role.settings })),
  intro: part('intro', 'what I say about myself', z.strictObject({ headline: role.headline, about: role.about })),
  schedule: part(
    'schedule',
    'job type, shift pattern and target pay',
    z.strictObject({
      employmentTypes: wish.employmentTypes,
      shiftPatterns: wish.shiftPatterns,
      payTargetCents: wish.payTargetCents,
    }),
  ),
  distance: part(
    'distance',
    'how far I would travel, and whether I would move',
    z
      .strictObject({
        radiusMiles: wish.radiusMiles,
        willRelocate: wish.willRelocate,
        relocateStates: wish.relocateStates,
      })
      .refine(...needsReach),
  ),
  authorization: part(
    'authorization',
    'whether I am authorized to work in the U.S., and when I can start',
    z.strictObject({
      workAuthorized: wish.workAuthorized,
      needsSponsorship: wish.needsSponsorship,
      earliestStart: wish.earliestStart,
    }),
  ),
  about: part(
    'about',
    'my name, phone and date of birth',
    z.strictObject({ fullName: about.fullName, phone: about.phone, dateOfBirth: about.dateOfBirth }),
  ),
  formerNames: part('former-names', 'my former names', z.strictObject({ formerNames: about.formerNames })),
  address: part(
    'address',
    'my street address and a recent move',
    z.strictObject({
      streetAddress: about.streetAddress,
      movedFromState: about.movedFromState,
      movedOn: about.movedOn,
    }),
  ),
} as const;

export const profilePartContracts = Object.values(profileParts);
