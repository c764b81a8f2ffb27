import type { z } from 'zod';
import {
  aboutBody,
  OTHER_ROLE,
  preferencesBody,
  roleBody,
  type AboutBody,
  type AboutChange,
  type PreferencesBody,
  type PreferencesChange,
  type RoleBody,
  type RoleChange,
} from '#domains/profiles/contract/candidates.ts';
import { invalidFields } from '#platform/server/errors.ts';
import type { Core } from './candidates.repo.ts';

/**
 * A form of the profile as it will be stored: what is there, with what one request changes. Another tab may have changed
 * the rest. Refused as the form refuses it, at the field.
 */
export function wholeAbout({ profile, contact, candidate, private: secret }: Core, change: AboutChange): AboutBody {
  const { movedFromState, movedOn } = candidate;
  return whole(aboutBody, {
    // As in the form, what is missing is empty, and the schema asks for it.
    fullName: profile.fullName ?? '',
    phone: contact.phone,
    zip: candidate.homeZip ?? '',
    streetAddress: secret.streetAddress,
    dateOfBirth: secret.dateOfBirth ?? '',
    formerNames: secret.formerNames,
    movedFromState,
    movedOn,
    ...change,
  });
}

/** `requestedRole`: the one that the person asked for last. */
export function wholeRole({ candidate }: Core, requestedRole: string | null, change: RoleChange): RoleBody {
  const { specialties, settings, skills, yearsExperience, headline, about } = candidate;
  const position = candidate.position ?? (requestedRole === null ? null : OTHER_ROLE);
  return whole(roleBody, {
    position,
    requestedRole,
    specialties,
    settings,
    skills,
    yearsExperience,
    headline,
    about,
    ...change,
  });
}

export function wholePreferences({ preferences }: Core, change: PreferencesChange): PreferencesBody {
  const fields = Object.keys(preferencesBody.shape) as (keyof PreferencesBody)[];
  const stored = Object.fromEntries(fields.map((field) => [field, preferences[field]]));
  return whole(preferencesBody, { ...stored, ...change });
}

function whole<Body>(schema: z.ZodType<Body>, values: object): Body {
  const { success, data, error } = schema.safeParse(values);
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  throw invalidFields(fields);
}
