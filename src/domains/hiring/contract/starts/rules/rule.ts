import type { FacilityType, MedicalDocumentKind, Position } from '#kernel/vocabulary.ts';

/** Who has to do an item. Tallgrass checks licenses and exclusion lists. */
export const ITEM_OWNERS = ['candidate', 'employer', 'tallgrass'] as const;
export type ItemOwner = (typeof ITEM_OWNERS)[number];

/** Where an item comes from. `isChecked: false`: common knowledge in the field that was not read again at the source. */
export interface Source {
  readonly name: string;
  readonly url: string | null;
  /** The day on which it was written down, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly isChecked: boolean;
}

/** What settles an item without asking. */
type Evidence =
  /** The license or registry listing that the position needs in the job's state. */
  | { readonly kind: 'license' }
  /** The exclusion lists of OIG and SAM. */
  | { readonly kind: 'exclusions' }
  /** A health document in the candidate's vault, shared with this employer. */
  | { readonly kind: 'health'; readonly of: MedicalDocumentKind };

/** One line of a checklist, for the positions, states and settings that it names; without them, for all. */
export interface StartRule {
  readonly id: string;
  readonly title: string;
  /** What to do, in one or two sentences at grade 6. */
  readonly hint: string;
  readonly owner: ItemOwner;
  /** Days before the start by which it is due; 0 is the first day itself. */
  readonly daysBefore: number;
  /** Whether the person can't start without it. */
  readonly isBlocker: boolean;
  readonly positions?: readonly Position[];
  readonly states?: readonly string[];
  readonly settings?: readonly FacilityType[];
  /** Only where the position needs one of these in the job's state. */
  readonly credential?: 'license' | 'registry';
  readonly evidence?: Evidence;
  /** What the candidate agrees to by confirming it, in full. */
  readonly statement?: string;
  readonly source: Source;
}

/** The rules of one jurisdiction or topic. Raise `version` with every change: each checklist names those it was built from. */
export interface RuleBook {
  readonly id: string;
  readonly version: number;
  readonly rules: readonly StartRule[];
}
