import {
  requirementLabel,
  type CheckedRequirement,
  type RequirementState,
} from '#domains/verification/contract/requirements-rules.ts';
import { CheckList } from './check-list.tsx';

interface Labels {
  passed: string;
  notPassed: string;
  /** The text after the name of a requirement that is not met. */
  states: Record<Exclude<RequirementState, 'there'>, string>;
}

/** The documents and facts that are required, each present or not. */
export const RequirementList = ({ items, labels }: { items: readonly CheckedRequirement[]; labels: Labels }) => (
  <CheckList
    items={items.map(({ id, state }) => ({
      gate: id,
      passed: state === 'there',
      text: state === 'there' ? requirementLabel(id) : `${requirementLabel(id)}: ${labels.states[state]}`,
    }))}
    labels={labels}
  />
);
