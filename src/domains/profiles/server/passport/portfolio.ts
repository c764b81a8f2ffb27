import { audit } from '#platform/server/audit.ts';
import { dayOf } from '#kernel/days.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import type { ChosenParts } from '#domains/profiles/contract/passport/passport-exports.ts';
import { POSITION_LABELS, SKILLS, SPECIALTIES } from '#kernel/vocabulary.ts';
import { isHeld, readPerson, type Person } from './passport.repo.ts';
import { openFacts } from './read-passport.ts';
import { statedFacts, verifiedFacts, type Fact, type VerifiedFact } from './verified-facts.ts';

/** The content of an export, independent of its format. */
export interface Portfolio {
  name: string;
  position: string | null;
  madeAt: Date;
  isDemo: boolean;
  verified: readonly VerifiedFact[];
  stated: readonly Fact[];
  /** The person's own texts; null when not included. */
  words: {
    headline: string | null;
    about: string | null;
    npi: string | null;
    specialties: string[];
    skills: string[];
  } | null;
  contact: { email: string; phone: string | null; city: string | null; state: string | null } | null;
}

export type Format = 'json-resume' | 'fhir' | 'pdf';

/** Collects the chosen verified facts of a person's passport and the requested additions, and audits the export. */
export const exportPortfolio = (deps: Deps, userId: string, parts: ChosenParts, format: Format): Promise<Portfolio> =>
  deps.db.as(user(userId), async (tx) => {
    const madeAt = deps.clock.now();
    const chosen = new Set(parts.facts.split(',').filter(Boolean));
    const isStated = parts.stated === 'true';
    if (chosen.size === 0 && !isStated) throw invalidField('facts', 'Choose at least one fact.');
    const person = await readPerson(tx, userId);
    if (!person) throw notFound('profile');
    const verified = (await verifiedFacts(tx, userId, dayOf(madeAt))).filter(({ shown }) => chosen.has(shown.key));
    if (verified.length < chosen.size) {
      throw invalidField('facts', 'Only verified facts can be chosen here. Please choose again.');
    }
    if (verified.length > 0) {
      // As with links: we don't vouch for facts of a person who is not approved or is on hold.
      const { verificationStatus } = person.profile;
      const held = await elevate(tx, () => isHeld(tx, userId));
      if (verificationStatus !== 'approved' || held) {
        const message = 'Until your profile is approved, only unverified facts can be saved.';
        throw wrongState(message, held ? 'on_hold' : verificationStatus);
      }
    }
    const stated = isStated ? await statedFacts(tx, userId) : [];
    await audit(tx, {
      actorId: userId,
      action: 'passport.exported',
      subjectType: 'person',
      subjectId: userId,
      detail: { format, verified: verified.length, stated: stated.length, contact: parts.contact === 'true' },
    });
    return {
      ...headOf(person),
      madeAt,
      verified,
      stated,
      words: isStated ? wordsOf(person) : null,
      contact: parts.contact === 'true' ? contactOf(person) : null,
    };
  });

/** Exactly what a link shows. */
export async function portfolioOfLink(deps: Deps, token: string): Promise<Portfolio> {
  const { passport, facts } = await openFacts(deps, token);
  const { name, position, isDemo } = passport;
  return {
    name,
    position,
    isDemo,
    madeAt: deps.clock.now(),
    verified: facts,
    stated: [],
    words: null,
    contact: null,
  };
}

const headOf = ({ profile, candidate }: Person) => ({
  name: profile.fullName ?? '',
  position: candidate.position && POSITION_LABELS[candidate.position],
  isDemo: profile.isDemo,
});

const labelsOf = (ids: readonly string[], from: readonly { id: string; label: string }[]): string[] =>
  ids.map((one) => from.find(({ id }) => id === one)?.label ?? one);

const wordsOf = ({ candidate }: Person): Portfolio['words'] => ({
  headline: candidate.headline,
  about: candidate.about,
  npi: candidate.npi,
  specialties: labelsOf(candidate.specialties, SPECIALTIES),
  skills: labelsOf(candidate.skills, SKILLS),
});

const contactOf = ({ contact, candidate }: Person): Portfolio['contact'] => ({
  email: contact.email,
  phone: contact.phone,
  city: candidate.homeCity,
  state: candidate.homeState,
});
