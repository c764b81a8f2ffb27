import type { Position, UsState } from '#kernel/vocabulary.ts';

export interface LicenseFacts {
  licenseType: Position;
  state: UsState;
  licenseNumber: string | null;
  compactStatus: 'single_state' | 'multistate';
  status: 'active' | 'pending' | 'inactive' | 'encumbered' | 'expired';
  issuedOn: string | null;
  expiresOn: string | null;
}

export interface LicenseAnomaly {
  code: string;
  /** Shown to the person as a question and to the reviewer as a hint. Never a reason to refuse. */
  text: string;
}

/**
 * Date contradictions. `impossible`: dates contradict each other or the calendar, so no record can confirm them;
 * `unlike_others`: not the day that the board uses, which its record can settle.
 */
export const DATE_CONTRADICTIONS: ReadonlyMap<string, 'impossible' | 'unlike_others'> = new Map([
  ['ACTIVE_BUT_EXPIRED', 'impossible'],
  ['ISSUED_IN_FUTURE', 'impossible'],
  ['DATES_SWAPPED', 'impossible'],
  ['EXPIRY_DAY', 'unlike_others'],
]);

interface Holder {
  dateOfBirth: string | null;
  homeState: string | null;
}

const monthEnd = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
const yearOf = (day: string) => Number(day.slice(0, 4));

/** A prefix, digits, and a suffix; without hyphens, the suffix cannot be separated from the digits. */
const kansas = (start: string) => new RegExp(`^${start}([- ]\\d+[- ]\\w+|\\d+)$`);

/** Number formats that boards use; low confidence, so a mismatch is only a hint. */
const NUMBER_FORMS: { state: UsState; types: readonly Position[]; form: RegExp; words: string }[] = [
  { state: 'KS', types: ['RN'], form: kansas('1[34]'), words: '13- or 14-' },
  { state: 'KS', types: ['LPN'], form: kansas('2[34]'), words: '23- or 24-' },
  { state: 'KS', types: ['NP'], form: kansas('53'), words: '53-' },
];
const MISSOURI_NUMBER = /^(\d{6}|(19|20)\d{8})$/;

/** Unusual facts about a license, by the boards' published formats. `today` is YYYY-MM-DD. */
export function licenseAnomalies(license: LicenseFacts, holder: Holder, today: string): LicenseAnomaly[] {
  const found: LicenseAnomaly[] = [];
  const add = (code: string, text: string) => found.push({ code, text });
  const { licenseType, state, licenseNumber, expiresOn, issuedOn } = license;
  const isNursing = licenseType === 'RN' || licenseType === 'LPN';

  if (license.status === 'active' && expiresOn && expiresOn < today) {
    add('ACTIVE_BUT_EXPIRED', 'The date says this license has run out. Did you renew it?');
  }
  if (issuedOn && issuedOn > today) add('ISSUED_IN_FUTURE', 'The issue date is still to come. Please check the year.');
  if (issuedOn && expiresOn && issuedOn > expiresOn) {
    add('DATES_SWAPPED', 'This license ends before it begins. Please check both dates.');
  }
  if (license.compactStatus === 'multistate' && !isNursing) {
    add('NOT_IN_COMPACT', 'Only RN and LPN licenses can be multistate.');
  }
  if (license.compactStatus === 'multistate' && isNursing && holder.homeState && holder.homeState !== state) {
    add(
      'MULTISTATE_ELSEWHERE',
      `A multistate license comes from the state you live in. You live in ${holder.homeState}.`,
    );
  }

  const form = NUMBER_FORMS.find((known) => known.state === state && known.types.includes(licenseType));
  if (licenseNumber && form && !form.form.test(licenseNumber)) {
    add(
      'NUMBER_FORM',
      `${state} ${licenseType} numbers often begin with ${form.words}, then digits and a suffix. Please look at your card again.`,
    );
  }
  if (licenseNumber && state === 'MO' && (isNursing || licenseType === 'NP') && !MISSOURI_NUMBER.test(licenseNumber)) {
    add(
      'NUMBER_FORM',
      'Missouri numbers have six digits, or ten that begin with a year. Please look at your card again.',
    );
  }

  const usual = expiresOn && isNursing ? usualExpiry(state, licenseType, yearOf(expiresOn), holder.dateOfBirth) : null;
  if (expiresOn && usual && !usual.days.includes(expiresOn)) {
    add('EXPIRY_DAY', `${state} ${licenseType} licenses end ${usual.words}. Please check the date.`);
  }
  return found;
}

function usualExpiry(state: UsState, type: Position, year: number, dateOfBirth: string | null) {
  if (state === 'MO' && type === 'RN') {
    return { days: year % 2 === 1 ? [`${year}-04-30`] : [], words: 'on April 30 of odd years' };
  }
  if (state === 'MO' && type === 'LPN') {
    return { days: year % 2 === 0 ? [`${year}-05-31`] : [], words: 'on May 31 of even years' };
  }
  if (state === 'KS' && dateOfBirth) {
    const sameParity = year % 2 === yearOf(dateOfBirth) % 2;
    return {
      days: sameParity ? [monthEnd(year, Number(dateOfBirth.slice(5, 7)))] : [],
      words: `on the last day of your birth month, in ${yearOf(dateOfBirth) % 2 === 1 ? 'odd' : 'even'} years`,
    };
  }
  return null;
}
