import type { Position, UsState } from '#kernel/vocabulary.ts';

type Boards = Partial<Record<Position, string>>;

const nursing = (board: string): Boards => ({ RN: board, LPN: board, NP: board });

/** The boards and registries that issue licenses, in the states where we have jobs. */
const BOARDS: Partial<Record<UsState, Boards>> = {
  MO: {
    ...nursing('Missouri State Board of Nursing'),
    CNA: 'Missouri Department of Health and Senior Services',
    PT: 'Missouri Board of Registration for the Healing Arts',
    OT: 'Missouri Board of Occupational Therapy',
    RRT: 'Missouri Board for Respiratory Care',
    PHARM_TECH: 'Missouri Board of Pharmacy',
  },
  KS: {
    ...nursing('Kansas State Board of Nursing'),
    CNA: 'Kansas Department for Aging and Disability Services',
    PT: 'Kansas State Board of Healing Arts',
    OT: 'Kansas State Board of Healing Arts',
    RRT: 'Kansas State Board of Healing Arts',
    RT: 'Kansas State Board of Healing Arts',
    PHARM_TECH: 'Kansas State Board of Pharmacy',
  },
};

/** The name of the board, or a generic one for other states. */
export const boardOf = (position: Position, state: string): string =>
  (BOARDS as Partial<Record<string, Boards>>)[state]?.[position] ?? `Licensing board of ${state}`;
