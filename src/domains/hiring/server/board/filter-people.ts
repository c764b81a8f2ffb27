import { DISTANCE_BANDS } from '#domains/hiring/contract/board/distance-bands.ts';
import type { PeopleFilters } from '#domains/hiring/contract/board/people.ts';
import { wordsOf, type Listed } from './present-people.ts';

type Test = (person: Listed) => boolean;

/** Facts that a person has not disclosed pass no filter on them. */
export function filterOf(filters: PeopleFilters, search: string): Test {
  const tests = [
    ...testsOf(filters),
    ...wordsOf(search).map(
      (word): Test =>
        ({ text }) =>
          text().includes(word),
    ),
  ];
  return (person) => tests.every((test) => test(person));
}

function testsOf(filters: PeopleFilters): Test[] {
  const { licenseState, licenseStatus, minYears, shift, within, startBy, missing, minScore, tagId, stepId } = filters;
  const tests: (Test | false)[] = [
    (licenseState !== undefined || licenseStatus !== undefined) &&
      (({ licenses }) =>
        licenses.some(
          ({ state, isCompact, check }) =>
            (licenseState === undefined || (licenseState === 'compact' ? isCompact : state === licenseState)) &&
            (licenseStatus === undefined || check === licenseStatus),
        )),
    minYears !== undefined && (({ view }) => (view.yearsExperience ?? -1) >= minYears),
    shift !== undefined && (({ view }) => view.shifts.includes(shift)),
    within !== undefined &&
      (({ view }) => view.distance !== null && DISTANCE_BANDS.indexOf(view.distance) <= DISTANCE_BANDS.indexOf(within)),
    startBy !== undefined && (({ view }) => view.earliestStart !== null && view.earliestStart <= startBy),
    missing !== undefined &&
      (({ view }) => view.stage !== 'matched' && view.missing.length > 0 === (missing === 'yes')),
    tagId !== undefined && (({ view }) => view.tags.some(({ id }) => id === tagId)),
    stepId !== undefined && (({ view }) => view.step?.id === stepId),
    minScore !== undefined && (({ view }) => (view.compatibility ?? -1) >= minScore),
  ];
  return tests.filter((test) => test !== false);
}
