import type { SuggestedFact } from '#domains/profiles/contract/resume/suggestions.ts';
import { CERTIFICATIONS, FACILITY_TYPE_LABELS, POSITION_LABELS, SPECIALTIES } from '#kernel/vocabulary.ts';
import { day } from '#platform/web/page/format.ts';
import { resumeCopy as copy } from './resume.copy.ts';

export type Group = keyof typeof copy.groups;

export const groupOf = ({ kind }: SuggestedFact): Group => {
  if (kind === 'position' || kind === 'years' || kind === 'specialty') return 'role';
  return kind === 'phone' || kind === 'home' ? 'contact' : kind;
};

/** The name of a suggestion; unique enough for the names of its buttons. */
export function labelOf(fact: SuggestedFact): string {
  switch (fact.kind) {
    case 'position':
      return POSITION_LABELS[fact.position];
    case 'years':
      return copy.years(fact.years);
    case 'specialty':
      return SPECIALTIES.find(({ id }) => id === fact.specialty)?.label ?? fact.specialty;
    case 'phone':
      return fact.phone;
    case 'home':
      return copy.home(placeOf(fact.city, fact.state, fact.zip));
    case 'license':
      return (
        [fact.state, fact.licenseType && POSITION_LABELS[fact.licenseType]].filter(Boolean).join(' ') ||
        copy.unnamedLicense
      );
    case 'certification':
      return CERTIFICATIONS.find(({ id }) => id === fact.certification)?.label ?? fact.certification;
    case 'work':
      return [fact.title, fact.employerName].filter(Boolean).join(', ') || copy.unnamedJob;
    case 'education':
      return [fact.degree, fact.school].filter(Boolean).join(', ') || copy.unnamedSchool;
  }
}

export function detailOf(fact: SuggestedFact): string {
  switch (fact.kind) {
    case 'license':
      return joined(
        fact.licenseNumber && copy.number(fact.licenseNumber),
        fact.expiresOn && copy.expires(day(fact.expiresOn)),
        fact.isMultistate && copy.multistate,
      );
    case 'certification':
      return joined(fact.expiresOn && copy.expires(day(fact.expiresOn)));
    case 'work':
      return joined(
        fact.startedOn && `${day(fact.startedOn)} – ${fact.endedOn ? day(fact.endedOn) : copy.now}`,
        fact.facilityType && FACILITY_TYPE_LABELS[fact.facilityType],
        placeOf(fact.city, fact.state, null),
      );
    case 'education':
      return joined(fact.graduatedOn && day(fact.graduatedOn));
    default:
      return '';
  }
}

const joined = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' · ');

const placeOf = (city: string | null, state: string | null, zip: string | null): string =>
  [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
