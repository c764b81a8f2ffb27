import { addFact, changeOwnItem, placeOf } from '#domains/profiles/server/candidates/index.ts';
import type {
  AcceptedFact,
  decideSuggestions,
  ResumeImportView,
} from '#domains/profiles/contract/resume/resume-imports.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { user, elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { isThere, presentImport, profileOf } from './present-import.ts';
import { addSpecialty, fillCandidate, fillPhone, lockImport, saveDecisions } from './resume.repo.ts';
import { openReading, sealReading } from './sealed-reading.ts';

/**
 * Adds and skips suggestions in one transaction. What was added before, or is in the profile by now, stays as it is: a
 * second tap and a second tab change nothing.
 */
export const decide = (
  deps: Deps,
  userId: string,
  id: string,
  { add, skip }: InputOf<typeof decideSuggestions>['body'],
): Promise<ResumeImportView> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await elevate(tx, () => lockImport(tx, userId, id));
    const reading = row && openReading(deps.env, row.sealedReading);
    if (!row || !reading) throw notFound('résumé');
    for (const { id: suggestionId, fact } of add) {
      const offered = reading.suggestions.find((one) => one.id === suggestionId);
      if (!offered || offered.fact.kind !== fact.kind) throw notFound('suggestion');
      if (reading.added.includes(suggestionId)) continue;
      if (isThere(suggestedOf(fact), await profileOf(tx, userId))) continue;
      await addToProfile(deps, tx, userId, fact);
      reading.added.push(suggestionId);
    }
    reading.skipped = [...new Set([...reading.skipped, ...skip])];
    const sealedReading = sealReading(deps.env, reading);
    await elevate(tx, () => saveDecisions(tx, row.id, sealedReading));
    return presentImport(deps, tx, { ...row, sealedReading });
  });

/** The accepted fact in the words of a suggestion, to compare it with the profile. */
function suggestedOf(fact: AcceptedFact): Parameters<typeof isThere>[0] {
  switch (fact.kind) {
    case 'home':
      return { kind: 'home', zip: fact.zip, city: null, state: null };
    case 'license':
      return { kind: 'license', ...fact.body, isMultistate: fact.body.compactStatus === 'multistate' };
    case 'certification':
      return {
        kind: 'certification',
        certification: fact.body.kind,
        issuedOn: fact.body.issuedOn,
        expiresOn: fact.body.expiresOn,
      };
    case 'work':
      return { kind: 'work', ...fact.body };
    case 'education':
      return { kind: 'education', ...fact.body };
    default:
      return fact;
  }
}

async function addToProfile(deps: Deps, tx: Tx, userId: string, fact: AcceptedFact): Promise<void> {
  const change = (type: 'role' | 'identity', write: () => Promise<unknown>) =>
    changeOwnItem(deps, tx, { userId, type }, async () => {
      await write();
    });
  switch (fact.kind) {
    case 'position':
      return change('role', () => fillCandidate(tx, userId, 'position', { position: fact.position }));
    case 'years':
      return change('role', () => fillCandidate(tx, userId, 'yearsExperience', { yearsExperience: fact.years }));
    case 'specialty':
      await addSpecialty(tx, userId, fact.specialty);
      return;
    case 'phone':
      await fillPhone(tx, userId, fact.phone);
      return;
    case 'home': {
      const place = placeOf(fact.zip);
      if (!place) throw invalidField('zip', "We can't find this ZIP code. Please check it.");
      return change('identity', () =>
        fillCandidate(tx, userId, 'homeZip', {
          homeZip: place.zip,
          homeCity: place.city,
          homeState: place.state,
          homeLatitude: place.latitude,
          homeLongitude: place.longitude,
          timeZone: place.timeZone,
        }),
      );
    }
    case 'license':
    case 'certification':
    case 'work':
    case 'education':
      await addFact(deps, tx, userId, fact);
  }
}
