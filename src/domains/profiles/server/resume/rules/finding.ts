import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import type { SuggestedFact, Suggestion } from '#domains/profiles/contract/resume/suggestions.ts';

/** A fact that a rule found, with the lines that state it. */
export interface Finding<F extends SuggestedFact = SuggestedFact> {
  fact: F;
  lines: readonly TextLine[];
  sureness: Suggestion['sureness'];
}
