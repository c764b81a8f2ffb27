import type { Certification, Position } from './vocabulary.ts';

/**
 * What a position is asked for when somebody makes a profile: the form's questions, not the gate. Whether a job in a
 * state may be worked follows from the sourced, dated table of the matching engine.
 */
interface CredentialNeeds {
  /**
   * `required`: no profile without one (or one that is on its way). `registry`: a listing instead of a license.
   * `by_state`: some states license it. `none`: nobody does.
   */
  license: 'required' | 'registry' | 'by_state' | 'none';
  /** Only RN and LPN licenses can be multistate (Nurse Licensure Compact). */
  compact: boolean;
  /** Offered first; any other can be added. */
  certifications: readonly Certification[];
}

export const CREDENTIAL_NEEDS: Record<Position, CredentialNeeds> = {
  RN: { license: 'required', compact: true, certifications: ['BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN'] },
  LPN: { license: 'required', compact: true, certifications: ['BLS'] },
  CNA: { license: 'registry', compact: false, certifications: ['BLS', 'CMT'] },
  NP: { license: 'required', compact: false, certifications: ['BLS', 'ACLS', 'PALS'] },
  MA: { license: 'none', compact: false, certifications: ['CMA', 'BLS'] },
  PT: { license: 'required', compact: false, certifications: ['BLS'] },
  OT: { license: 'required', compact: false, certifications: ['BLS'] },
  RRT: { license: 'required', compact: false, certifications: ['RRT', 'BLS', 'ACLS', 'NRP'] },
  PHLEB: { license: 'none', compact: false, certifications: ['CPT', 'BLS'] },
  PCT: { license: 'none', compact: false, certifications: ['CPCT', 'BLS'] },
  RT: { license: 'by_state', compact: false, certifications: ['ARRT', 'BLS'] },
  MT: { license: 'none', compact: false, certifications: ['MLS'] },
  PHARM_TECH: { license: 'by_state', compact: false, certifications: ['CPhT'] },
  FRONT_DESK: { license: 'none', compact: false, certifications: ['BLS'] },
};

export const mustShowLicense = (position: Position): boolean =>
  CREDENTIAL_NEEDS[position].license === 'required' || CREDENTIAL_NEEDS[position].license === 'registry';

/**
 * Missouri lets a graduate nurse work before the license, until the first examination result, wherever the person lives
 * and whichever state's license is on its way: a nurse in Kansas who waits for a Kansas license may take a Missouri job.
 */
export const asksFirstExam = (licenses: readonly { licenseType: Position; status: string }[]): boolean =>
  licenses.some(({ licenseType, status }) => licenseType === 'RN' && status === 'pending');
