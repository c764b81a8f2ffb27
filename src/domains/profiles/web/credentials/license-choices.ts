import { LICENSE_STATUS_CHOICES } from '#domains/profiles/contract/candidate-facts.ts';
import { credentialsCopy as copy } from './credentials.copy.ts';

/** The choices of every form about a license. */
export const STATUS_CHOICES = LICENSE_STATUS_CHOICES.map((value) => ({ value, label: copy.statuses[value] }));
export const COMPACT_CHOICES = (['single_state', 'multistate'] as const).map((value) => ({
  value,
  label: copy.compactStatuses[value],
}));
