import type { Position } from '#kernel/vocabulary.ts';

/** Only RN and LPN licenses can be multistate (Nurse Licensure Compact). */
const COMPACT: readonly Position[] = ['RN', 'LPN'];
export const mayBeMultistate = (position: Position): boolean => COMPACT.includes(position);

/**
 * Missouri lets a graduate nurse work before the license, until the first examination result, wherever the person lives
 * and whichever state's license is on its way: a nurse in Kansas who waits for a Kansas license may take a Missouri job.
 */
export const asksFirstExam = (licenses: readonly { licenseType: Position; status: string }[]): boolean =>
  licenses.some(({ licenseType, status }) => licenseType === 'RN' && status === 'pending');
