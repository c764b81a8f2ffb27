import type { Question } from '#server/features/sources/index.ts';
import type { OrganizationFacts, PersonFacts } from './facts.repo.ts';
import { changeKey } from './recheck-keys.ts';

/** What registries can be asked about somebody, by item (`type:id`). */
export type Questions = ReadonlyMap<string, Question>;

export function personQuestions({ profile, candidate, secret, licenses, certifications }: PersonFacts): Questions {
  const holder = { fullName: profile.fullName ?? '', formerNames: secret.formerNames };
  return new Map<string, Question>([
    ...(candidate.npi
      ? [
          [
            changeKey({ type: 'role', id: profile.userId }),
            { about: 'npi' as const, npi: candidate.npi, holder },
          ] as const,
        ]
      : []),
    ...licenses.map(({ row: { id, licenseType, state, licenseNumber, compactStatus, expiresOn } }) => {
      const question = {
        about: 'license' as const,
        holder,
        licenseType,
        state,
        licenseNumber,
        compactStatus,
        expiresOn,
      };
      return [changeKey({ type: 'license', id }), question] as const;
    }),
    ...certifications.map(
      ({ id, kind }) => [changeKey({ type: 'certification', id }), { about: 'certification' as const, kind }] as const,
    ),
  ]);
}

export function organizationQuestions({ organization: { id, npi, name, legalName } }: OrganizationFacts): Questions {
  if (!npi) return new Map();
  const holder = { organizationNames: [name, ...(legalName ? [legalName] : [])] };
  return new Map([[changeKey({ type: 'npi', id }), { about: 'npi', npi, holder }]]);
}
