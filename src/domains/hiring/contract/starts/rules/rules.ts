import type { FacilityType, Position } from '#kernel/vocabulary.ts';
import { FEDERAL } from './federal.ts';
import { HEALTH } from './health.ts';
import { KANSAS } from './kansas.ts';
import { LICENSES } from './licenses.ts';
import { MISSOURI } from './missouri.ts';
import type { RuleBook, StartRule } from './rule.ts';

export const RULE_BOOKS: readonly RuleBook[] = [LICENSES, FEDERAL, MISSOURI, KANSAS, HEALTH];

/** What a checklist was built from, e.g. `missouri 1`. */
export const ruleVersions = (): string[] => RULE_BOOKS.map(({ id, version }) => `${id} ${version}`);

const BY_ID: ReadonlyMap<string, StartRule> = new Map(
  RULE_BOOKS.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule]),
);
/** Null for a rule that a later version dropped, and for an employer's own item. */
export const ruleOf = (id: string | null): StartRule | null => (id === null ? null : (BY_ID.get(id) ?? null));

interface Workplace {
  position: Position;
  state: string;
  setting: FacilityType | null;
  /** Whether the position needs a license or a registry listing in this state. */
  credential: 'license' | 'registry' | 'none';
}

/** The rules that apply at a workplace, in the order of the books. An unknown setting gets the rules for every setting. */
export const rulesFor = ({ position, state, setting, credential }: Workplace): StartRule[] =>
  RULE_BOOKS.flatMap(({ rules }) => rules).filter(
    (rule) =>
      (rule.positions?.includes(position) ?? true) &&
      (rule.states?.includes(state) ?? true) &&
      (rule.settings === undefined || (setting !== null && rule.settings.includes(setting))) &&
      (rule.credential === undefined || rule.credential === credential),
  );
