import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { US_STATES, type UsState } from '#kernel/vocabulary.ts';
import type { ReadDraft, ReadPosting } from '#domains/jobs/contract/pasting.ts';
import { certificationsIn } from './rules/certifications.ts';
import { yearsIn } from './rules/experience.ts';
import { bonusIn, bonusTermsIn, nightIn, weekendIn } from './rules/extras.ts';
import type { Finding } from './rules/finding.ts';
import { payIn, type StatedPay } from './rules/pay.ts';
import { townIn, zipIn } from './rules/place.ts';
import { licenseStatesIn } from './rules/licenses.ts';
import { openingsIn, requisitionIn } from './rules/posting-facts.ts';
import { employmentIn, patternIn, shiftIn, weeklyHoursIn } from './rules/schedule.ts';
import { skillsIn } from './rules/skills.ts';
import { startDateIn } from './rules/start-date.ts';
import { roleIn, titleIn } from './rules/title.ts';
import { descriptionIn } from './rules/description.ts';

type Field = keyof ReadDraft;

/**
 * Reads one posting. What its words do not say stays empty; nothing is filled in from what is usual. `today` tells which
 * year a start without a year means.
 */
export function readPosting(text: string, today: string): ReadPosting {
  const draft: ReadDraft = {};
  const findings: ReadPosting['findings'] = [];
  const take = <F extends Field>(field: F, found: Finding<NonNullable<ReadDraft[F]>> | null) => {
    if (!found) return;
    draft[field] = found.value;
    findings.push({ field, start: found.start, end: found.end, isSure: found.isSure });
  };
  const takeAll = <F extends 'requiredCertifications' | 'preferredCertifications' | 'skills' | 'licenseStates'>(
    field: F,
    found: readonly Finding<NonNullable<ReadDraft[F]>[number]>[],
  ) => {
    if (found.length === 0) return;
    Object.assign(draft, { [field]: found.map(({ value }) => value) });
    findings.push(...found.map(({ start, end, isSure }) => ({ field, start, end, isSure })));
  };

  const title = titleIn(text);
  const role = title && roleIn(text, title);
  const titleEnd = title?.end ?? 0;
  take('title', title);
  take('position', role?.position ?? null);
  take('specialty', role?.specialty ?? null);
  take('externalRequisitionId', requisitionIn(text));
  take('openings', openingsIn(text));
  take('employmentType', employmentIn(text));
  take('shift', shiftIn(text, titleEnd));
  take('shiftPattern', patternIn(text));
  take('weeklyHours', weeklyHoursIn(text));
  takePay(payIn(text), take);
  take('nightDifferentialCents', nightIn(text));
  take('weekendDifferentialCents', weekendIn(text));
  const bonus = bonusIn(text);
  take('signOnBonusCents', bonus);
  if (bonus) take('signOnBonusTerms', bonusTermsIn(text));
  const { required, preferred } = certificationsIn(text, titleEnd);
  takeAll('requiredCertifications', required);
  takeAll('preferredCertifications', preferred);
  take('minimumYears', yearsIn(text));
  takeAll('skills', skillsIn(text));
  const town = townIn(text);
  const ofTown = town?.value.zip ? { ...town, value: town.value.zip } : null;
  const zip = zipIn(text) ?? ofTown;
  take('zip', zip);
  takeAll('licenseStates', licenseStatesIn(text, stateOf(zip?.value, town?.value.name)));
  take('startDate', startDateIn(text, today));
  take('description', descriptionIn(text, title));
  return { text, draft, findings, town: town?.value.name ?? null };
}

/** The state of the workplace, which the ZIP code or else the town says. */
function stateOf(zip: string | undefined, town: string | undefined): UsState | null {
  const state = (zip && placeOf(zip)?.state) ?? town?.slice(-2);
  return US_STATES.find((one) => one === state) ?? null;
}

function takePay(
  pay: Finding<StatedPay> | null,
  take: <F extends Field>(field: F, found: Finding<NonNullable<ReadDraft[F]>> | null) => void,
): void {
  if (!pay) return;
  const { unit, minCents, maxCents } = pay.value;
  take('payUnit', { ...pay, value: unit });
  if (minCents !== null) take('payMinCents', { ...pay, value: minCents });
  if (maxCents !== null) take('payMaxCents', { ...pay, value: maxCents });
}
