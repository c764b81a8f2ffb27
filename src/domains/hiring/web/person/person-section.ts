import type { ComponentType } from 'react';
import type { ApplicantDetail } from '#domains/hiring/contract/applicants.ts';

/** What every section of a person's page gets. */
export interface PersonProps {
  person: ApplicantDetail;
  job: { id: string; title: string };
  /** False for members who can only read. */
  mayAct: boolean;
}

/** One section of a person's page. */
export interface PersonSection {
  /** The part after # in a link to the section. */
  id: string;
  title: string;
  /** On a wide screen: what one reads, or what one keeps beside it. */
  column: 'main' | 'side';
  /** Without it, the section is always there. An empty section is left out. */
  isShown?: (props: PersonProps) => boolean;
  Content: ComponentType<PersonProps>;
}
