import type { DroppedKind } from '#domains/profiles/contract/resume/suggestions.ts';
import type { Person } from './people.ts';

/** One way to lay out a person's facts on a page. */
export interface Layout {
  name: string;
  type: 'application/pdf' | 'docx' | 'image/jpeg' | 'image/png';
  isCard?: true;
  /** Its pages are pictures. */
  isScan?: true;
  /** The card certifies a course, not a license. */
  isCertification?: true;
  /** Which facts of the person it prints. */
  states: {
    certificationDates: boolean;
    licenseNumbers: boolean;
    years: boolean;
    dropped: readonly DroppedKind[];
  };
  make(person: Person): Promise<Buffer>;
}

export const isPicture = ({ type, isScan }: Layout): boolean => isScan === true || type.startsWith('image/');
