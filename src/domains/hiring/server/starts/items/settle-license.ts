import { eligibleToPracticeIn, type LicenseCode } from '#domains/matching/engine/license/license-rules.ts';
import type { Position, UsState } from '#kernel/vocabulary.ts';
import { dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import type { Vault } from '../evidence.repo.ts';
import { startCopy as copy } from '../starts.copy.ts';
import type { Settled } from './settle-items.ts';

interface Asked {
  vault: Vault;
  position: Position;
  state: UsState;
  today: string;
  startOn: string;
}

/** Whether the license is checked and good on the first day, by the rules that matching uses. */
export function settleLicense(asked: Asked): Settled {
  const { vault, today, startOn } = asked;
  const now = rate(asked, today);
  if (now.answer !== 'ok') return { state: 'open', note: noteOf(now.code), action: 'profile' };
  const expiresOn = typeof now.facts['expiresOn'] === 'string' ? now.facts['expiresOn'] : null;
  const checked = vault.licenses.find(
    (license) => license.licenseType === asked.position && license.verificationState === 'verified',
  );
  const note = checked
    ? copy.verifiedBy(
        checked.verificationSource?.replaceAll('_', ' ') ?? copy.theBoard,
        checked.verifiedAt && day(dayOf(checked.verifiedAt)),
      )
    : copy.allowed;
  const done = { note, doneAt: checked?.verifiedAt ?? null, expiresOn };
  if (expiresOn !== null && expiresOn < startOn) {
    return { ...done, state: 'expires', note: copy.expires(day(expiresOn)), action: 'profile' };
  }
  if (rate(asked, startOn < today ? today : startOn).answer === 'no') {
    return { state: 'open', note: copy.notOnFirstDay, action: 'profile' };
  }
  return { ...done, state: 'done' };
}

function rate({ vault, position, state, startOn }: Asked, asOf: string) {
  const { profile, work } = vault;
  const person = {
    licenses: vault.licenses.map((license) => ({
      type: license.licenseType,
      state: license.state as UsState,
      status: license.status,
      compactStatus: license.compactStatus,
      issuedOn: license.issuedOn,
      expiresOn: license.expiresOn,
      verified: license.verificationState === 'verified',
      privilegeWithdrawnStates: license.withdrawnStates as UsState[],
    })),
    homeState: (profile?.homeState ?? null) as UsState | null,
    movedFromState: (profile?.movedFromState ?? null) as UsState | null,
    movedOn: profile?.movedOn ?? null,
    graduatedOn: profile?.graduatedOn ?? null,
    firstExamResultOn: profile?.firstExamResultOn ?? null,
    licenseExpectedOn: profile?.licenseExpectedOn ?? null,
    lastWorkedOn:
      work
        .flatMap(({ endedOn }) => endedOn ?? [])
        .toSorted()
        .at(-1) ?? null,
    currentlyWorking: work.some(({ endedOn }) => endedOn === null),
  };
  return eligibleToPracticeIn(person, position, state, asOf, startOn > asOf ? startOn : asOf);
}

const noteOf = (code: LicenseCode): string => {
  if (code === 'LICENSE_MISSING') return copy.licenseMissing;
  if (code === 'LICENSE_EXPIRED') return copy.licenseExpired;
  if (code === 'LICENSE_UNVERIFIED') return copy.beingChecked;
  return copy.reviewing;
};
