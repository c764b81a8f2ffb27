import type { Position } from '#kernel/vocabulary.ts';

/** Only RN and LPN licenses can be multistate (Nurse Licensure Compact). */
const COMPACT: readonly Position[] = ['RN', 'LPN'];
export const mayBeMultistate = (position: Position): boolean => COMPACT.includes(position);

/**
 * In Missouri a graduate nurse may work before licensure until the first exam result, no matter where the person lives or
 * which state's license is pending: a nurse in Kansas with a pending Kansas license may take a Missouri job.
 */
export const asksFirstExam = (licenses: readonly { licenseType: Position; status: string }[]): boolean =>
  licenses.some(({ licenseType, status }) => licenseType === 'RN' && status === 'pending');
