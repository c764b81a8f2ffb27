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
import { lockPersonForChange } from '#domains/verification/server/cases/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { invalidFields, notFound } from '#platform/server/errors.ts';
import { readCore, readLastRoleRequest, type Core } from './candidates.repo.ts';

/**
 * A form of the profile as it will be stored: what is there, with what one request changes. Another tab may have changed
 * the rest. Refused as the form refuses it, at the field.
 */
export async function wholeAbout(tx: Tx, userId: string, change: AboutChange): Promise<AboutBody> {
  const { profile, contact, candidate, private: secret } = await lockedCore(tx, userId);
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

export async function wholeRole(tx: Tx, userId: string, change: RoleChange): Promise<RoleBody> {
  const { candidate } = await lockedCore(tx, userId);
  const { specialties, settings, skills, yearsExperience, headline, about } = candidate;
  const requestedRole = await readLastRoleRequest(tx, userId);
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

export async function wholePreferences(
  tx: Tx,
  userId: string,
  change: PreferencesChange,
): Promise<{ before: Core['preferences']; wish: PreferencesBody }> {
  const { preferences: before } = await lockedCore(tx, userId);
  const stored = Object.fromEntries(
    Object.keys(preferencesBody.shape).map((field) => [field, before[field as keyof typeof before]]),
  );
  return { before, wish: whole(preferencesBody, { ...stored, ...change }) };
}

async function lockedCore(tx: Tx, userId: string): Promise<Core> {
  await lockPersonForChange(tx, userId);
  const core = await readCore(tx, userId);
  if (!core) throw notFound('profile');
  return core;
}

function whole<Body>(schema: z.ZodType<Body>, values: object): Body {
  const { success, data, error } = schema.safeParse(values);
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  throw invalidFields(fields);
}
